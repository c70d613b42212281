import type { Component } from 'svelte';

/** A thing of a game as its words name it: `character-witch`, `hex-castle`. */
export interface Thing {
  kind: string;
  id: string;
  /** Drawn in another way than on a shelf. */
  as?: string;
}

/** A thing in a picture; `under` is written beneath it, and what is lit is what the picture is about. */
export interface Standing extends Thing {
  under?: string;
  lit?: boolean;
}

/** Things of one sort, side by side in the rules book. */
export interface Shelf {
  /** Its address in the book, and its heading: `book-<game>-<id>` among the game's own words. */
  id: string;
  icon: string;
  things: readonly Thing[];
  /** Chapters that tell of these things alone: they are found here and not in the list of chapters. */
  chapters: readonly string[];
}

/** What a game brings to its rules book. */
export interface GameBook {
  /** The signs of chapters, by their ids. */
  icons: Readonly<Record<string, string>>;
  /** Pictures of chapters, by their ids; a chapter without one shows the things that it tells of. */
  pictures: Readonly<Record<string, readonly Standing[]>>;
  shelves: readonly Shelf[];
  /** Draws a thing as wide as `size`, in a picture or on a shelf; its name stands beside it. */
  Drawing: Component<{ thing: Thing; size: number }>;
  /** Dialects that call a thing by another name, told beside the usual one. */
  dialects?: readonly string[];
  /** What stands before a name: a rank. */
  mark?: (thing: Thing) => string;
}
