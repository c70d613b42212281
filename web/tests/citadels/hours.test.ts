// @vitest-environment node
import { expect, it } from 'vitest';
import { hourOf } from '../../src/games/citadels/hours';
import type { CitadelsView } from '../../src/games/citadels/view';

const at = (round: number, more: Partial<CitadelsView> = {}): number =>
  hourOf({ round, first_to_complete: null, over: false, ...more } as CitadelsView);

it('is dawn in the first round, later in every one, and dusk in the last', () => {
  const hours = [1, 2, 3, 5, 8, 10].map((round) => at(round));
  expect(hours[0]).toBe(0);
  expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  expect(at(30)).toBeLessThan(1);
  expect(at(4, { first_to_complete: 2 })).toBe(1);
  expect(at(4, { over: true })).toBe(1);
});
