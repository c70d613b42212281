/** Where a seat's plate lies, as lines of a CSS grid: rows and columns from 1, the end not included. */
export interface Cell {
  seat: number;
  row: [number, number];
  column: [number, number];
}

export interface Ring {
  columns: number;
  rows: number;
  cells: Cell[];
  /** What the seats leave free in the middle, if anything. */
  centre: { row: [number, number]; column: [number, number] } | null;
}

/** The other seats in table order, clockwise from my left; all of them from the first seat for a spectator. */
export function seatsAround(players: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  const count = me === null ? players : players - 1;
  return Array.from({ length: count }, (_, at) => (first + at) % players);
}

type Spot = [row: number, rowEnd: number, column: number, columnEnd: number];

// Up the left side, along the top, down the right side, as one sees people sit from one's own chair.
const TWO: Record<number, Spot[]> = {
  1: [[1, 3, 1, 7]],
  2: [
    [1, 3, 1, 4],
    [1, 3, 4, 7],
  ],
  3: [
    [2, 3, 1, 4],
    [1, 2, 1, 5],
    [2, 3, 4, 7],
  ],
  4: [
    [2, 3, 1, 4],
    [1, 2, 1, 4],
    [1, 2, 4, 7],
    [2, 3, 4, 7],
  ],
  5: [
    [2, 3, 1, 3],
    [1, 2, 1, 3],
    [1, 2, 3, 5],
    [1, 2, 5, 7],
    [2, 3, 5, 7],
  ],
};
const LEFT: Spot[] = [
  [3, 4, 1, 3],
  [2, 3, 1, 3],
];
const RIGHT: Spot[] = [
  [2, 3, 5, 7],
  [3, 4, 5, 7],
];
const TOP: Spot[] = [
  [1, 2, 1, 3],
  [1, 2, 3, 5],
  [1, 2, 5, 7],
];
const THREE: Record<number, Spot[]> = {
  6: [...LEFT, [1, 2, 1, 4], [1, 2, 4, 7], ...RIGHT],
  7: [...LEFT, ...TOP, ...RIGHT],
  8: [[3, 4, 3, 5], ...LEFT, ...TOP, ...RIGHT],
};

/** Lays plates around the table: two columns for up to four of them, three for more, on a grid of six. */
export function ringOf(seats: readonly number[]): Ring {
  const count = seats.length;
  const rows = count > 5 ? 3 : 2;
  const spots = TWO[count] ?? THREE[count] ?? [];
  const cells = seats.map((seat, at): Cell => {
    const [row, rowEnd, column, columnEnd] = spots[at]!;
    return { seat, row: [row, rowEnd], column: [column, columnEnd] };
  });
  if (count === 3) return { columns: 2, rows, cells, centre: { row: [1, 2], column: [5, 7] } };
  if (count < 5) return { columns: 2, rows, cells, centre: null };
  const centre: Ring['centre'] = { row: [2, count > 5 && count < 8 ? 4 : 3], column: [3, 5] };
  return { columns: 3, rows, cells, centre };
}
