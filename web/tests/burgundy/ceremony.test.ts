// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEAPS } from '../../src/games/burgundy/counting';
import { countedOf, heapsOf } from '../../src/games/burgundy/tallies';
import { vistaOf } from '../../src/games/burgundy/vista';
import { countsOf } from '../../src/stage/ceremony/counting';
import { LANGUAGES, Words } from '../../src/words';

const together = HEAPS.map(({ sources }) => ({ sources, label: () => '' }));
const counts = countsOf(
  {
    result: { points: [60, 41], places: [1, 2], won: [true, false], sides: [0, 1], side_points: [0, 0] },
    final: {
      participants: [
        { areas: 20, phases: 10, animals: 6, goods: 1, silver: 3, monasteries: 20 },
        { areas: 30, sales: 8, workers: 3 },
      ],
      sides: [{}, {}],
    },
  },
  { together, rest: () => '' },
);

describe('the ceremony of Burgundy', () => {
  it('counts in the order of the rulebook, monasteries last, and leaves out what nobody has', () => {
    expect(heapsOf(counts)).toEqual(['areas', 'animals', 'goods', 'left', 'monasteries']);
    expect(counts.at(-1)!.points).toEqual([60, 41]);
  });

  it('fills the lines of the boards count by count', () => {
    const lines = (upTo: number): object[] => countedOf(counts, upTo).map((one) => Object.fromEntries(one));
    expect(lines(-1)).toEqual([{}, {}]);
    expect(lines(1)).toEqual([
      { areas: 30, animals: 6 },
      { areas: 30, animals: 0 },
    ]);
    expect(lines(counts.length - 1)[0]).toEqual({
      areas: 30,
      animals: 6,
      goods: 0,
      left: 4,
      monasteries: 20,
    });
  });

  it('has room for every land and board, on a desk and on a phone', () => {
    for (const [width, height, room] of [
      [1440, 900, { top: 138, bottom: 150 }],
      [390, 844, { top: 92, bottom: 190 }],
      [1024, 600, { top: 138, bottom: 150 }],
    ] as const) {
      for (const count of [1, 2, 3, 4]) {
        const { stands } = vistaOf(width, height, count, 6, room);
        for (const { x, y, radius, top, board } of stands) {
          expect(radius).toBeGreaterThan(6);
          expect([x - radius * 6.1 >= 0, x + radius * 6.1 <= width]).toEqual([true, true]);
          expect(top).toBeGreaterThan(room.top - 40);
          expect(y + radius * 4).toBeLessThanOrEqual(height - room.bottom + 2);
          expect(board.x + board.wide).toBeLessThanOrEqual(width);
          expect(board.y + board.high).toBeLessThanOrEqual(height - room.bottom + 1);
        }
      }
    }
  });

  it.each(LANGUAGES)('has a word for every count in %s', (language) => {
    const words = new Words(language, [
      readFileSync(`src/games/burgundy/words/${language}/ceremony.ftl`, 'utf8'),
    ]);
    expect(HEAPS.filter(({ key }) => !words.has(`burgundy-count-${key}`))).toEqual([]);
  });
});
