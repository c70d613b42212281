import type { Json } from '../wire/types';

/** A file that was drawn for the next table of a game. */
export interface OwnFile {
  game: string;
  option: string;
  file: Json;
}

let brought: OwnFile | null = null;

/** Brings a file to the form of the next table. */
export function bring(file: OwnFile): void {
  brought = file;
}

/** Takes what was brought for this game, once. */
export function taken(game: string): OwnFile | null {
  if (brought?.game !== game) return null;
  const own = brought;
  brought = null;
  return own;
}
