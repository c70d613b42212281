import { beforeAll, describe, expect, it } from 'vitest';
import { greyReason } from '../../src/games/citadels/grey';
import type { GamePicture, Why } from '../../src/wire/types';
import type { CitadelsView } from '../../src/games/citadels/view';
import { speak } from '../../src/words';
import { PICTURES, sitAt } from './table';

beforeAll(() => speak('en', false));

const dear = (needed: number): Why => ({ code: 'needs_gold', needed, has: 4 }) as unknown as Why;

/** What stands above the hand if these cards cannot be built for these reasons. */
function said(whys: Record<string, Why>): string {
  const near = Object.entries(whys).map(([card, why]) => ({ do: { verb: 'build', card }, why }));
  const game = { ...PICTURES['build+end_turn']!, near } as GamePicture<CitadelsView>;
  return greyReason(sitAt(game).desk, Object.keys(whys)).replaceAll('\u00a0', ' ');
}

describe('the reason above the hand', () => {
  it('is one for cards that cost the same', () => {
    expect(said({ palace: dear(5), cathedral: dear(5), fortress: dear(5) })).toBe(
      'The 3 grey cards cost 5 gold; you have 4.',
    );
    expect(said({ palace: dear(5) })).toBe('The grey card costs 5 gold; you have 4.');
  });

  it('is one for cards that are all too dear', () => {
    expect(said({ palace: dear(5), town_hall: dear(6) })).toBe(
      'The 2 grey cards cost more than the 4 gold you have.',
    );
  });

  it('is what has to be done first', () => {
    const first = { code: 'gather_first' } as unknown as Why;
    expect(said({ palace: first, tavern: first })).toBe('First take gold or draw cards.');
  });

  it('is that of most cards, and nothing where none is grey', () => {
    const there = { code: 'already_in_city', card: 'tavern' } as unknown as Why;
    expect(said({ palace: dear(5), fortress: dear(5), tavern: there })).toContain('5 gold');
    expect(said({})).toBe('');
  });
});
