import type { Options } from '../options';

/** Things of a list that belong together. */
export interface Group {
  /** A rank or the like; none for things that stand alone. */
  label: string;
  items: string[];
  /** Exactly one of them is taken; else as many as one likes. */
  one: boolean;
  /** Also none of them may be taken. */
  optional: boolean;
}

/** What the lobby can show of a game's set-up before a table is opened. The server has the last word. */
export interface Preview {
  /** The icon of a thing in a list, or null. */
  icon(item: string): string | null;
  /** What a ready-made set brings into each list; nothing for one that is drawn by lot. */
  holds(set: string, options: Options): Record<string, string[]>;
  /** Whether a set can be played with these options. */
  fits(set: string, options: Options): boolean;
  groups(field: string, options: Options): Group[];
  /** How many things a list has to have, or null if that is free. */
  wanted(field: string, options: Options): number | null;
  /** Whether the rules keep a thing out with these options. */
  barred(item: string, options: Options): boolean;
}

const PREVIEWS: Record<string, () => Promise<{ default: Preview }>> = {
  citadels: () => import('./citadels'),
};

/** The preview of a game; null for a game that has none, or if it cannot be fetched: then options are drawn plainly. */
export async function previewOf(game: string): Promise<Preview | null> {
  const own = PREVIEWS[game];
  if (!own) return null;
  return own().then(
    (loaded) => loaded.default,
    () => null,
  );
}
