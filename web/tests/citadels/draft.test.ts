// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draftOf, turnsOf } from '../../src/games/citadels/draft';
import { PICTURES } from './table';

const from = (players: number, characters: number, classic = false): number[] =>
  turnsOf(players, characters, classic).map((turn) => turn.from);

describe('the draft', () => {
  it('tells how many cards everybody chooses from', () => {
    expect(from(4, 8)).toEqual([5, 4, 3, 2]);
    expect(from(5, 8)).toEqual([6, 5, 4, 3, 2]);
    expect(from(6, 8)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(from(5, 9)).toEqual([6, 5, 4, 3, 2]);
    expect(from(7, 9)).toEqual([8, 7, 6, 5, 4, 3, 2]);
  });

  it('gives the last of seven, or of eight, the card laid aside as well', () => {
    expect(from(7, 8)).toEqual([7, 6, 5, 4, 3, 2, 2]);
    expect(from(8, 9)).toEqual([8, 7, 6, 5, 4, 3, 2, 2]);
  });

  it('goes round twice for two and for three', () => {
    expect(from(2, 8)).toEqual([7, 6, 4, 2]);
    expect(from(3, 9)).toEqual([8, 7, 6, 4, 3, 2]);
    expect(from(3, 8, true)).toEqual([7, 6, 5, 4, 3, 2]);
  });

  it('knows from the pack in my hands which turn it is', () => {
    const { view } = PICTURES['pick+pick_character']!;
    const now = draftOf(view).filter((step) => step.state === 'now');
    expect(now).toEqual([{ seat: view.seat, from: view.mine!.pack.length, state: 'now' }]);
  });

  it('tells my first turn from my second', () => {
    const { view } = PICTURES['discard+discard_character']!;
    const steps = draftOf(view);
    const at = steps.findIndex((step) => step.state === 'now');
    expect(view.seats).toHaveLength(2);
    // One card was taken just now, the rest lies before me.
    expect(steps[at]!.from).toBe(view.mine!.pack.length + 1);
    expect(steps.slice(0, at).every((step) => step.state === 'done')).toBe(true);
    expect(steps.slice(at + 1).every((step) => step.state === 'later')).toBe(true);
  });
});
