/** A place in the grid of plates: row and column from 1. */
export interface Spot {
  row: number;
  column: number;
}

export interface Cell extends Spot {
  seat: number;
}

export interface Ring {
  columns: number;
  rows: number;
  cells: Cell[];
  /** The place that the seats leave free, if they leave one: the deck and the bank stand there. */
  free: Spot | null;
}

/** The other seats in table order, clockwise from my left; all of them from the first seat for a spectator. */
export function seatsAround(players: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  const count = me === null ? players : players - 1;
  return Array.from({ length: count }, (_, at) => (first + at) % players);
}

/** How many plates stand side by side: an upright table has never more than two. */
function columnsFor(plates: number, upright: boolean): number {
  if (plates < 3) return 1;
  return upright ? 2 : Math.ceil(plates / 2);
}

/** Up the left side, along the top, down the right side and back towards me, as one sees people sit. */
function around(columns: number, rows: number): Spot[] {
  const side = (column: number): Spot[] => Array.from({ length: rows }, (_, at) => ({ row: at + 1, column }));
  if (columns === 1) return side(1).reverse();
  const inner = Array.from({ length: columns - 2 }, (_, at) => at + 2);
  const top = inner.map((column) => ({ row: 1, column }));
  const bottom = inner.map((column) => ({ row: rows, column })).reverse();
  return [...side(1).reverse(), ...top, ...side(columns), ...bottom];
}

/** Lays plates around the table, all of one size. */
export function ringOf(seats: readonly number[], upright = false): Ring {
  const columns = columnsFor(seats.length, upright);
  const rows = Math.ceil(seats.length / columns);
  const spots = around(columns, rows);
  const left = spots.length > seats.length ? (columns === 2 ? rows : spots.length - 1) : -1;
  const free = spots[left] ?? null;
  const taken = spots.filter((_, at) => at !== left);
  return { columns, rows, cells: seats.map((seat, at) => ({ seat, ...taken[at]! })), free };
}
