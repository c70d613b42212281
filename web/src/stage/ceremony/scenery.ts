import type { Desk } from '../../desk/desk.svelte';
import type { Show } from './show.svelte';
import type { Person } from './telling';

/**
 * What a game's own picture of the ceremony is given; it fills the whole screen behind the title and the bar. The drawing
 * in it that has `data-picture` can be saved, without what has `data-not-in-picture`; a word reads there as its
 * `data-in-picture` says, if it has one.
 */
export interface Scenery {
  desk: Desk;
  show: Show;
  people: readonly Person[];
  /** Sides that have points which are nobody's alone. */
  teams: readonly { side: number; name: string }[];
  /** What a source is called. */
  label: (source: string) => string;
  /** What the title and the bar cover, in pixels. */
  room: { top: number; bottom: number };
}
