import type { GameTable } from '../board';
import Mine from './Mine.svelte';
import Plain from './Plain.svelte';

/** The table for a game that has none of its own: text, log and choices. */
const plainTable: GameTable = {
  Board: Plain,
  Mine,
  gloss: () => null,
  seal: () => null,
  headline: () => '',
};

export default plainTable;
