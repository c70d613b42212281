import { describe, expect, it } from 'vitest';
import type { Choice, Desk } from '../../src/desk/desk.svelte';
import { EndGuard } from '../../src/table/end_guard.svelte';

const END = { key: 'end', do: { verb: 'end_turn' } } as unknown as Choice;
const BUILD = { key: 'build', do: { verb: 'build' } } as unknown as Choice;

/** A turn in which as many things can be built as are given. */
function sit() {
  const at = $state({ n: 1, turn: 'a', left: 'You can build.' });
  const desk = {
    get n() {
      return at.n;
    },
    seat: 0,
    asked: true,
    choices: [BUILD, END],
  } as unknown as Desk;
  const guard = new EndGuard(desk, { ends: ['end_turn'], left: () => at.left, turn: () => at.turn });
  return { at, guard };
}

describe('the end of a turn', () => {
  it('asks once while something is left; the second time is the answer', () => {
    const { guard } = sit();
    expect(guard.stops(END)).toBe(true);
    expect(guard.left).toBe('You can build.');
    expect(guard.end).toBe(END);
    expect(guard.stops(END)).toBe(false);
  });

  it('does not ask about anything else, nor when nothing is left', () => {
    const { at, guard } = sit();
    expect(guard.stops(BUILD)).toBe(false);
    at.left = '';
    expect(guard.stops(END)).toBe(false);
  });

  it('asks again after staying, and forgets the question with the decision', () => {
    const { at, guard } = sit();
    guard.stops(END);
    guard.stay();
    expect(guard.left).toBe('');
    expect(guard.stops(END)).toBe(true);
    at.n = 2;
    expect(guard.left).toBe('');
    expect(guard.stops(END)).toBe(true);
  });

  it('does not ask again this turn if told so, but in the next', () => {
    const { at, guard } = sit();
    guard.stops(END);
    guard.again(false);
    guard.stay();
    expect(guard.stops(END)).toBe(false);
    at.turn = 'b';
    expect(guard.stops(END)).toBe(true);
  });

  it('asks again if the sign is taken away', () => {
    const { guard } = sit();
    guard.stops(END);
    guard.again(false);
    guard.again(true);
    guard.stay();
    expect(guard.stops(END)).toBe(true);
  });
});
