import { forget, keep, kept } from '../kit/kept';

/** What this device knows of a guided game: whose it is, and which steps were read. */
interface Page {
  game: string;
  read: readonly string[];
}

const at = (table: string): string => `lesson.${table}`;

function pageOf(table: string): Page | null {
  const text = kept(at(table));
  return text ? (JSON.parse(text) as Page) : null;
}

/** Remembers that a table teaches. */
export function teachAt(table: string, game: string): void {
  keep(at(table), JSON.stringify({ game, read: [] } satisfies Page));
}

/** The game that a table teaches; null if it is a table like any other. */
export function taughtAt(table: string): string | null {
  return pageOf(table)?.game ?? null;
}

export function readAt(table: string): readonly string[] {
  return pageOf(table)?.read ?? [];
}

export function noteRead(table: string, read: readonly string[]): void {
  const page = pageOf(table);
  if (page) keep(at(table), JSON.stringify({ ...page, read } satisfies Page));
}

/** The lesson is over. */
export function closeNotebook(table: string): void {
  forget(at(table));
}
