// @vitest-environment node
import { expect, it } from 'vitest';
import { partsOf, sideTotalsOf, sourcesOf, totalsOf } from '../../src/replay/points';
import type { GameEvent, ScoresOverTime } from '../../src/wire/types';
import { headingAt, headingsIn } from '../../src/replay/headings';

const points: ScoresOverTime['points'] = [
  { at: 0, participants: [{ districts: 0, museum: 0 }, { districts: 0 }], sides: [], events: [] },
  { at: 5, participants: [{ districts: 3, museum: 0 }, { districts: 0 }], sides: [], events: [] },
  { at: 9, participants: [{ districts: 3, museum: 0 }, { districts: 4 }], sides: [], events: [] },
  { at: 12, participants: [{ districts: 3, statue: 5 }, { districts: 4 }], sides: [], events: [] },
];

it('adds up what every seat has', () => {
  expect(totalsOf(points).map((one) => one.totals)).toEqual([
    [0, 0],
    [3, 0],
    [3, 4],
    [8, 4],
  ]);
});

it('adds up what every side has, its own points too', () => {
  const team: ScoresOverTime['points'] = [
    { at: 3, participants: [{ a: 1 }, { a: 2 }, { a: 4 }], sides: [{ b: 10 }, {}], events: [] },
  ];
  expect(sideTotalsOf(team, [0, 1, 0])).toEqual([{ at: 3, totals: [15, 2] }]);
  expect(sideTotalsOf(points, [0, 1])).toEqual(totalsOf(points));
  expect(sourcesOf(team)).toEqual(['a', 'b']);
});

it('leaves out sources that brought nobody anything', () => {
  expect(sourcesOf(points)).toEqual(['districts', 'statue']);
});

it('follows one seat through the places where its own points changed', () => {
  expect(partsOf(points, 0, ['districts', 'statue'])).toEqual([
    { at: 0, parts: [0, 0] },
    { at: 5, parts: [3, 0] },
    { at: 12, parts: [3, 5] },
  ]);
});

it('knows the round of a place', () => {
  const lines: { n: number; events: GameEvent[] }[] = [
    { n: 2, events: [{ event: 'cast' }, { event: 'round', round: 1 }] },
    { n: 7, events: [{ event: 'built' }] },
    { n: 9, events: [{ event: 'round', round: 2 }] },
  ];
  const table = {
    heading: 'round',
    headed: (event: GameEvent) => `Round ${String(event['round'])}`,
  };
  const headings = headingsIn(lines, table);
  expect([1, 2, 8, 9, 30].map((place) => headingAt(headings, place))).toEqual([
    '',
    'Round 1',
    'Round 1',
    'Round 2',
    'Round 2',
  ]);
  expect(headingsIn(lines, {})).toEqual([]);
});
