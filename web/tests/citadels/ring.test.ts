// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ringOf, seatsAround } from '../../src/games/citadels/ring';
import type { Cell } from '../../src/games/citadels/ring';

describe('seats around the table', () => {
  it('go clockwise from my left', () => {
    expect(seatsAround(5, 0)).toEqual([1, 2, 3, 4]);
    expect(seatsAround(5, 3)).toEqual([4, 0, 1, 2]);
    expect(seatsAround(2, 1)).toEqual([0]);
  });

  it('show everybody to a spectator', () => {
    expect(seatsAround(4, null)).toEqual([0, 1, 2, 3]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    '%i players: my left neighbour sits low on the left, my right one low on the right',
    (n) => {
      const { cells, rows } = ringOf(seatsAround(n, 0));
      expect(cells).toHaveLength(n - 1);
      const left = cells[0]!;
      const right = cells.at(-1)!;
      expect(left.row[1]).toBe(rows + 1);
      expect(right.row[1]).toBe(rows + 1);
      expect(left.column[0]).toBe(1);
      expect(right.column[1]).toBe(7);
    },
  );

  it.each([3, 4, 5, 6, 7, 8])('%i plates turn clockwise', (n) => {
    const { cells } = ringOf(seatsAround(n, 0));
    const turns = cells.map(angle);
    expect([...turns].sort((a, b) => a - b)).toEqual(turns);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i plates never cover each other or the middle', (n) => {
    const { cells, centre } = ringOf(Array.from({ length: n }, (_, at) => at));
    const taken = [...cells, ...(centre ? [{ seat: -1, ...centre }] : [])].flatMap(squares);
    expect(new Set(taken).size).toBe(taken.length);
  });

  it('uses two columns up to five players and three beyond', () => {
    expect([3, 4, 5].map((n) => ringOf(seatsAround(n, 0)).columns)).toEqual([2, 2, 2]);
    expect([6, 7, 8].map((n) => ringOf(seatsAround(n, 0)).columns)).toEqual([3, 3, 3]);
  });
});

/** How far round the table a plate lies, seen from my chair below its middle: 0 at my left. */
function angle({ row, column }: Cell): number {
  const x = (column[0] + column[1]) / 2 - 4;
  const up = 6 - (row[0] + row[1]) / 2;
  return Math.atan2(x, up);
}

function squares({ row, column }: Pick<Cell, 'row' | 'column'>): string[] {
  const found: string[] = [];
  for (let r = row[0]; r < row[1]; r += 1)
    for (let c = column[0]; c < column[1]; c += 1) found.push(`${r} ${c}`);
  return found;
}
