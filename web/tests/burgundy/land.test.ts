import { expect, it } from 'vitest';
import { DUCHIES } from '../../src/games/burgundy/box';
import { flatMap, rowsOf } from '../../src/games/burgundy/flat_map';
import { fieldsOf, land } from '../../src/games/burgundy/land';

const ROWS = rowsOf('SC', 'BAM');
const counted = (drawn: string, what: string): number => drawn.split(what).length - 1;
const FLAG = 'style="fill:red"';
const draw = (built?: ReadonlySet<number>, seat?: number): string =>
  land({
    rows: ROWS,
    x: 100,
    y: 50,
    radius: 24,
    flag: 'red',
    ...(built && { built }),
    ...(seat && { seat }),
  });

it('lays every duchy of the box out without two spaces at one place', () => {
  for (const { rows } of DUCHIES) {
    const fields = fieldsOf(rows, 0, 0, 10);
    expect(new Set(fields.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(37);
    expect(fields.map((one) => one.at)).toEqual(fields.map((_, at) => at));
  }
});

it('has its middle where it was put', () => {
  const fields = fieldsOf(rowsOf('BB', 'BBB', 'BB'), 7, 5, 10);
  expect(fields[3]).toMatchObject({ x: 7, y: 5 });
});

it('draws a castle with its flag only where one was built', () => {
  expect(counted(draw(), FLAG)).toBe(1);
  expect(counted(draw(new Set([1])), FLAG)).toBe(1);
  expect(counted(draw(new Set([0, 2])), FLAG)).toBe(0);
  expect(counted(draw(new Set()), 'class="hero"')).toBe(0);
  expect(counted(draw(undefined, 1), 'class="hero"')).toBe(1);
});

it('draws the same land every time', () => {
  expect(draw()).toBe(draw());
});

it('shows each space from above with its colour and its hatching', () => {
  const drawn = flatMap(ROWS, 0, 0, 8);
  expect(counted(drawn, '<path')).toBe(10);
  expect(drawn).toContain('fill:var(--hx-ship)');
  expect(drawn).toContain('url(#h-azure-w)');
});
