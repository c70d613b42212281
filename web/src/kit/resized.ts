import type { Action } from 'svelte/action';

/** Tells the element when it is first drawn and whenever its size changes. */
export const resized: Action<HTMLElement, (node: HTMLElement) => void> = (node, tell) => {
  tell(node);
  if (typeof ResizeObserver === 'undefined') return;
  const watch = new ResizeObserver(() => tell(node));
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
};
