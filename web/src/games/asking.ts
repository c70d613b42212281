import type { Choice, Desk } from '../desk/desk.svelte';
import type { Part } from '../words';

/** What a game's table has to say in the ribbon; what it leaves out is said in general words. */
export interface AskingTable {
  /** In red ink, while I am asked; else the question itself. */
  lead?(desk: Desk): readonly Part[] | string | null;
  /** After the lead: what one may do now. */
  asks?(desk: Desk): string;
  /** The second line: what I have and have done; while others move, when it is my turn. */
  status?(desk: Desk): string;
  /** The choices in the order in which their pieces are seen, those that belong together in a part. */
  ordered?(desk: Desk, choices: readonly Choice[]): Choice[][];
  /** Whether a piece of its own that one sees makes this choice. */
  onBoard?(desk: Desk, choice: Choice): boolean;
  /** Verbs whose choices are listed one by one, if they are few, though their pieces are on the board. */
  oneByOne?: readonly string[];
  /** Verbs that a turn is mostly about: they stand out on a small screen. */
  primary?: readonly string[];
  /** Beneath the button that stands for these choices: which pieces to point at. */
  pick?(desk: Desk, choices: readonly Choice[]): string;
  /** Beneath the short words of a choice: what it costs or brings, if they do not say it. */
  small?(desk: Desk, choice: Choice): string;
  /** Verbs that end a turn or a list of choices: they have the key E and come last. */
  ends?: readonly string[];
  /** What one would regret to have left undone, in words; empty where nothing is worth a warning. */
  left?(desk: Desk, choices: readonly Choice[]): string;
  /** Which turn it is: the same as long as one is not to be warned again. */
  turn?(desk: Desk): string;
}
