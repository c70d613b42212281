import { expect, it } from 'vitest';
import { turningPoints } from '../../src/replay/turning';

it('names the decisions after which the lead changed most, in the order of the game', () => {
  const points = [
    { at: 0, totals: [0, 0] },
    { at: 4, totals: [5, 0] },
    { at: 7, totals: [5, 1] },
    { at: 9, totals: [5, 9] },
    { at: 12, totals: [8, 9] },
  ];
  expect(turningPoints(points)).toEqual([4, 9, 12]);
  expect(turningPoints(points, 1)).toEqual([9]);
});

it('finds none where nothing changed', () => {
  expect(turningPoints([{ at: 0, totals: [3, 3] }])).toEqual([]);
});
