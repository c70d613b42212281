import { expect, it } from 'vitest';
import { DUCHIES } from '../../src/games/burgundy/box';
import { drawingOf } from '../../src/games/burgundy/duchy';
import { extentOf, layoutOf } from '../../src/games/burgundy/layout';

const DESK = { wide: 1440, high: 900 };

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

it('a large duchy and one in several lands fit into the room that an ordinary one has', () => {
  const team = [8, 9, 10, 11, 10, 9, 8].map((count, down) =>
    Array.from({ length: count }, (_, at) => ['mine', 1, Math.abs(3 - down) + 2 * at] as const),
  );
  const lands = [[['mine', 1, 0] as const, ['ship', 2, 14] as const]];
  for (const rows of [team, lands]) {
    const laid = layoutOf(1134, 700, DESK, { vines: false, routes: false, extent: extentOf(rows) });
    const drawn = drawingOf(rows, laid.radius);
    expect(drawn.width + laid.market).toBeLessThanOrEqual(1134);
    expect(drawn.height).toBeLessThanOrEqual(laid.room);
  }
});
