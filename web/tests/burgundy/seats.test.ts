import { expect, it } from 'vitest';
import { stacksOf } from '../../src/games/burgundy/seats';

it('shows the markers from the first space of the track to its last, the topmost first', () => {
  expect(stacksOf([2, 0, 1], [1, 1, 7])).toEqual([[0, 1], [], [], [], [], [], [2]]);
});
