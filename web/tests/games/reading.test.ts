// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readingOf } from '../../src/games/plain/reading';

describe('any view, read as text', () => {
  it('tells of the table, of each seat and of me, and leaves out what is shown elsewhere', () => {
    const view = {
      game: 'stones',
      decision: { name: 'take', seat: 0 },
      heap: 12,
      taken: [2, 0],
      row: ['well', 'mill', 'oak'],
      mine: { lucky: 3 },
    };
    expect(readingOf(view, 2)).toEqual({
      facts: [['heap', 12]],
      seats: [[['taken', 2]], [['taken', 0]]],
      rest: [['row', ['well', 'mill', 'oak']]],
      mine: [['lucky', 3]],
    });
  });

  it('tells of an automa too, where the view does', () => {
    const { seats } = readingOf({ taken: [2, 7], lucky: [3] }, 1, 2);
    expect(seats).toEqual([
      [
        ['taken', 2],
        ['lucky', 3],
      ],
      [['taken', 7]],
    ]);
  });

  it('does not take two cards for two players', () => {
    const { seats, rest } = readingOf({ row: ['well', 'mill'] }, 2);
    expect([seats, rest]).toEqual([[[], []], [['row', ['well', 'mill']]]]);
  });

  it('spreads what is told of players in one list', () => {
    const { seats } = readingOf(
      {
        players: [
          { seat: 0, gold: 3 },
          { seat: 1, gold: 5 },
        ],
      },
      2,
    );
    expect(seats).toEqual([[['gold', 3]], [['gold', 5]]]);
  });
});
