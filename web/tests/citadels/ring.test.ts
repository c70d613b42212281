// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ringOf, seatsAround } from '../../src/games/citadels/ring';
import type { Spot } from '../../src/games/citadels/ring';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, at) => at);
const SHAPES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [
  [n, 'wide'],
  [n, 'upright'],
]) as [number, string][];

describe('seats around the table', () => {
  it('go clockwise from my left', () => {
    expect(seatsAround(5, 0)).toEqual([1, 2, 3, 4]);
    expect(seatsAround(5, 3)).toEqual([4, 0, 1, 2]);
    expect(seatsAround(2, 1)).toEqual([0]);
  });

  it('show everybody to a spectator', () => {
    expect(seatsAround(4, null)).toEqual([0, 1, 2, 3]);
  });

  it.each(SHAPES)('%i plates, %s: my left neighbour sits low on the left', (n, shape) => {
    const { cells, rows } = ringOf(numbers(n), shape === 'upright');
    expect([cells[0]!.row, cells[0]!.column]).toEqual([rows, 1]);
  });

  it.each(SHAPES)('%i plates, %s: nobody sits far from the neighbour', (n, shape) => {
    const { cells } = ringOf(numbers(n), shape === 'upright');
    cells.slice(1).forEach((cell, at) => {
      const before = cells[at]!;
      const free = n % 2 === 1 ? 1 : 0;
      expect(Math.abs(cell.row - before.row)).toBeLessThanOrEqual(1);
      expect(Math.abs(cell.column - before.column)).toBeLessThanOrEqual(1 + free);
    });
  });

  it.each(SHAPES)('%i plates, %s: each has a place of its own and at most one is left', (n, shape) => {
    const { cells, free, rows, columns } = ringOf(numbers(n), shape === 'upright');
    const taken: Spot[] = [...cells, ...(free ? [free] : [])];
    expect(new Set(taken.map(({ row, column }) => `${row} ${column}`)).size).toBe(rows * columns);
  });

  it('is one wide plate, two on top of each other, then two rows of two, three and four', () => {
    const shapes = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ringOf(numbers(n)));
    expect(shapes.map(({ columns, rows }) => `${columns}×${rows}`)).toEqual([
      '1×1',
      '1×2',
      '2×2',
      '2×2',
      '3×2',
      '3×2',
      '4×2',
      '4×2',
    ]);
  });

  it('has never more than two plates side by side on an upright screen', () => {
    expect([3, 5, 7].map((n) => ringOf(numbers(n), true).columns)).toEqual([2, 2, 2]);
  });
});
