import type { Action } from 'svelte/action';

/** Anchors that the house lights fall on: whole seats and ranks, not what lies on them. */
const LAMP = /^[a-z]+-\d+$/;

/**
 * `use:houseLights={names}` on a table: while anything is named, the anchors of these names stay bright and the other
 * places of the board are hushed (`data-lit`, `data-hushed`).
 */
export const houseLights: Action<HTMLElement, readonly string[]> = (table, names) => {
  const set = (lit: readonly string[]): void => {
    for (const element of table.querySelectorAll<HTMLElement>('[data-anchor]')) {
      const name = element.dataset['anchor']!;
      if (!LAMP.test(name) || element.parentElement?.closest('[data-anchor]')) continue;
      const on = lit.includes(name);
      element.toggleAttribute('data-lit', on);
      // My own side is read all the time.
      element.toggleAttribute('data-hushed', lit.length > 0 && !on && !('side' in element.dataset));
    }
  };
  set(names);
  return { update: set };
};
