import { expect, it } from 'vitest';
import { DUCHIES } from '../../src/games/burgundy/box';
import { drawingOf, fitted } from '../../src/games/burgundy/duchy';

it('puts a row in the middle unless its columns say otherwise', () => {
  const { rows } = DUCHIES[0]!;
  const told = rows.map((row) =>
    row.map(([type, number], at) => [type, number, 7 - row.length + 2 * at] as const),
  );
  const plain = drawingOf(rows, 20);
  const drawn = drawingOf(told, 20);
  expect(drawn.width).toBeCloseTo(plain.width);
  plain.spaces.forEach(({ x, y }, at) => {
    expect(drawn.spaces[at]!.x).toBeCloseTo(x);
    expect(drawn.spaces[at]!.y).toBe(y);
  });
  const lands = drawingOf(
    [
      [
        ['mine', 1, 0],
        ['ship', 2, 6],
      ],
    ],
    20,
  );
  expect(lands.spaces[1]!.x - lands.spaces[0]!.x).toBeCloseTo((lands.width - 2 * 20 * 0.16) * 0.75);
});

it('draws a large duchy as small as it has to be', () => {
  const { rows } = DUCHIES[0]!;
  expect(fitted(rows, 20)).toBe(20);
  const team = [8, 9, 10, 11, 10, 9, 8].map((count) =>
    Array.from({ length: count }, () => ['mine', 1] as const),
  );
  expect(drawingOf(team, fitted(team, 20)).width).toBeLessThanOrEqual(drawingOf(rows, 20).width + 0.01);
});
