// @vitest-environment node
import { expect, it } from 'vitest';
import { turningPoints } from '../../src/replay/turning';

const points = [
  { at: 0, totals: [0, 0] },
  { at: 4, totals: [5, 0] },
  { at: 7, totals: [5, 1] },
  { at: 9, totals: [5, 9] },
  { at: 12, totals: [8, 9] },
];

it('names the decisions after which the lead changed most, in the order of the game', () => {
  expect(turningPoints(points).map((turn) => turn.at)).toEqual([4, 9, 12]);
  expect(turningPoints(points, 1).map((turn) => turn.at)).toEqual([9]);
});

it('tells whose points made the difference, and how far ahead they were before and after', () => {
  expect(turningPoints(points, 1)).toEqual([{ at: 9, side: 1, before: -4, after: 4 }]);
  const loss = [
    { at: 0, totals: [9, 6, 5] },
    { at: 3, totals: [3, 6, 5] },
  ];
  expect(turningPoints(loss)).toEqual([{ at: 3, side: 0, before: 3, after: -3 }]);
});

it('finds none where nothing changed', () => {
  expect(turningPoints([{ at: 0, totals: [3, 3] }])).toEqual([]);
  const alone = [0, 5].map((own, at) => ({ at, totals: [own] }));
  expect(turningPoints(alone)).toEqual([]);
});
