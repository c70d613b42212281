import { beforeAll, describe, expect, it } from 'vitest';
import { chronicleOf, sinceOf } from '../../src/games/chronicle';
import type { LogEntry } from '../../src/wire/live.svelte';
import { Sentences, Words, plain, speak } from '../../src/words';

beforeAll(() => speak('en', false));

const sentences = new Sentences(
  {
    words: new Words('en', ['event-round_begins = Round begins; { $seat } has the crown.']),
    fields: { names: {}, units: {}, seats: ['seat'] },
  },
  ['Anna', 'Bob', 'Cid'],
  '',
);
const did = (n: number, by: number | null, seat = by): LogEntry => ({
  n,
  by,
  event: { event: 'takes', seat, turn: n },
});
const lines = (log: LogEntry[], me: number | null = 0) => chronicleOf(log, sentences, {}, me);

/** The first line since my last turn, in words. */
function since(log: LogEntry[], me: number | null = 0): string | null {
  const all = lines(log, me);
  const key = sinceOf(all, me);
  const found = all.find((line) => line.key === key);
  return found ? plain([...found.parts]) : null;
}

describe('since my last turn', () => {
  it('begins after my last decision', () => {
    expect(since([did(1, 0), did(2, 1), did(3, 2)])).toBe('Bob: takes (turn: 2)');
  });

  it('is not moved by what is only told of me: a crown, a card that was dealt, a theft', () => {
    const crown: LogEntry = { n: 4, by: 2, event: { event: 'round_begins', seat: 0 } };
    expect(since([did(1, 0), did(2, 1), did(3, 2), crown, did(5, 1, 0)])).toBe('Bob: takes (turn: 2)');
  });

  it('is not there before I have decided anything', () => {
    expect(since([did(1, null, 0), did(2, null, 1), did(3, 1), did(4, 2)])).toBeNull();
    expect(since([did(1, 0), did(2, 0)])).toBeNull();
    expect(since([did(1, 0), did(2, 1)], null)).toBeNull();
  });

  it('stays while I decide again, until the others have gone on', () => {
    const turn = [did(1, 0), did(2, 1), did(3, 0), did(4, null), did(5, 0)];
    expect(since(turn)).toBe('Bob: takes (turn: 2)');
    expect(since([...turn, did(6, 2)])).toBe('Cid: takes (turn: 6)');
  });

  it('begins with whom my own decision called', () => {
    const called: LogEntry = { n: 1, by: 0, event: { event: 'called', seat: 1 } };
    expect(since([did(1, 0), called, did(2, 1)])).toBe('Bob: called');
  });

  it('leaves to my own turn what chance did after it', () => {
    expect(since([did(1, 0), did(2, null, 0), did(3, 1)])).toBe('Bob: takes (turn: 3)');
  });
});

describe('what happens around the game', () => {
  it('is told too', () => {
    const events = ['table_left', 'table_late', 'table_back', 'undone'];
    const log = events.map((event, n): LogEntry => ({ n, by: null, event: { event, seat: 1 } }));
    expect(lines(log).map((line) => plain([...line.parts]))).toEqual([
      'Bob has left; a bot plays on.',
      'Bob ran out of time; a bot plays on.',
      'Bob is back.',
      'Bob takes the last decision back.',
    ]);
  });

  it('is told to me in the second person', () => {
    const mine = new Sentences(
      { words: sentences.words, fields: sentences.fields },
      sentences.players,
      '',
      1,
    );
    const events = ['table_left', 'table_late', 'table_back', 'undone'];
    const log = events.map((event, n): LogEntry => ({ n, by: null, event: { event, seat: 1 } }));
    const told = chronicleOf(log, mine, {}, 1).map((line) => plain([...line.parts]));
    expect(told.every((line) => line.startsWith('You '))).toBe(true);
  });
});
