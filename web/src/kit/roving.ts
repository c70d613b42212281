import type { Action } from 'svelte/action';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys, Home and End move the focus among the buttons, links and fields inside: one stop for Tab.
 * The caller keeps tabindex 0 on the one that was focused last and -1 on the others.
 */
export const arrowed: Action<HTMLElement, string | undefined> = (node, selector = ':scope > button') => {
  const move = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...node.querySelectorAll<HTMLElement>(selector)];
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    let to: number;
    if (step !== undefined) to = (at + step + items.length) % items.length;
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = items.length - 1;
    else return;
    event.preventDefault();
    items[to]!.focus();
    items[to]!.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  node.addEventListener('keydown', move);
  return { destroy: () => node.removeEventListener('keydown', move) };
};
