import { forget, keep, kept } from '../kit/kept';

/** What this device knows of a guided game: whose it is, and which steps were read. */
interface Page {
  game: string;
  read: readonly string[];
}

/** How far somebody came in the guided game of a game: the table it is played at, and chapters behind them. */
export interface Way {
  table: string;
  done: number;
  of: number;
}

const at = (table: string): string => `lesson.${table}`;
const wayAt = (game: string): string => `lessons.${game}`;

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

/** Steps that were read, and how many of so many chapters are behind the pupil. */
export function noteRead(table: string, read: readonly string[], done: number, of: number): void {
  const page = pageOf(table);
  if (!page) return;
  keep(at(table), JSON.stringify({ ...page, read } satisfies Page));
  keep(wayAt(page.game), JSON.stringify({ table, done, of } satisfies Way));
}

/** The lesson is over. */
export function closeNotebook(table: string, of: number): void {
  const page = pageOf(table);
  forget(at(table));
  if (page) keep(wayAt(page.game), JSON.stringify({ table, done: of, of } satisfies Way));
}

/** How far this device knows somebody to have come; null if the guided game was not begun. */
export function wayIn(game: string): Way | null {
  const text = kept(wayAt(game));
  return text ? (JSON.parse(text) as Way) : null;
}
