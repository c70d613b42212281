// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { asidesIn, withoutAsides } from '../../src/wire/asides';

const left = { event: 'table_left', seat: 1, aside: 3 };
const built = { event: 'builds', seat: 0 };

describe('what the table tells besides the game', () => {
  it('is found by its number', () => {
    expect(asidesIn([built, left])).toEqual([left]);
  });

  it('is no step of the game', () => {
    const told = { events: [left], changes: [] };
    expect(withoutAsides([{ events: [built], changes: [] }, told])).toEqual([
      { events: [built], changes: [] },
    ]);
  });

  it('takes no change of the view with it, and no silent step', () => {
    const change: [string[], number] = [['gold'], 2];
    const silent = { events: [], changes: [] };
    expect(withoutAsides([{ events: [left], changes: [change] }, silent])).toEqual([
      { events: [], changes: [change] },
      silent,
    ]);
  });
});
