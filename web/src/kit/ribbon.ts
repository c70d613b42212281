import type { Note } from './gloss.svelte';

/** A button of the ribbon. */
export interface RibbonChoice {
  key: string;
  /** What stands on its button. */
  label: string;
  /** The same as a whole sentence, if the button says less. */
  said?: string;
  small?: string;
  /** The key that chooses it; without one it gets the next free of 1–9 and the letters. E is for ending. */
  hot?: string;
  kind?: 'main' | 'quiet' | 'gold' | 'hint' | 'plain' | 'ghost';
  /** A sign before its words, so that no meaning is in its colour alone. */
  mark?: string;
  /** Why it is not possible; it is shown and cannot be chosen. */
  why?: string;
  /** Choices of a part stand together. */
  part?: number;
  /** It stands for several choices, which it opens: what they are. */
  opens?: string;
  /** Only another way to what lies open anyway. */
  aside?: boolean;
  note?: () => Note | null | undefined;
}
