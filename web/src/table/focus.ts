import type { Action } from 'svelte/action';

/**
 * `use:keptFocus` on a table: if the thing that a keyboard had the focus on is taken off the table, the ribbon gets it,
 * so that the next Tab begins where the next question is. Nothing scrolls, and who points is left alone.
 */
export const keptFocus: Action<HTMLElement> = (table) => {
  let held: Element | null = null;

  const enter = (event: FocusEvent): void => {
    const target = event.target as Element;
    held = target.matches(':focus-visible') ? target : null;
  };
  const leave = (event: FocusEvent): void => {
    // What is taken off the table loses the focus too: by then it is gone.
    queueMicrotask(() => {
      if (held === event.target && held?.isConnected) held = null;
    });
  };
  const watch = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    held = null;
    if (document.activeElement !== document.body) return;
    table.querySelector<HTMLElement>('[data-ribbon]')?.focus({ preventScroll: true });
  });

  table.addEventListener('focusin', enter);
  table.addEventListener('focusout', leave);
  watch.observe(table, { childList: true, subtree: true });
  return {
    destroy() {
      watch.disconnect();
      table.removeEventListener('focusin', enter);
      table.removeEventListener('focusout', leave);
    },
  };
};
