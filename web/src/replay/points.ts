import type { ScoresOverTime } from '../wire/types';
import type { Moment } from './turning';

type Points = ScoresOverTime['points'];

export const sum = (parts: readonly number[]): number => parts.reduce((all, one) => all + one, 0);

/** Everybody's points at every place where somebody's changed. */
export function totalsOf(points: Points): Moment[] {
  return points.map(({ at, seats }) => ({ at, totals: seats.map((sources) => sum(Object.values(sources))) }));
}

/** All sources that ever brought somebody something, in the game's own order. */
export function sourcesOf(points: Points): string[] {
  const all = new Set(points.flatMap(({ seats }) => seats.flatMap((sources) => Object.keys(sources))));
  return [...all].filter((key) => points.some(({ seats }) => seats.some((sources) => sources[key])));
}

/** One seat's points by source, from each place on where they changed. */
export function partsOf(
  points: Points,
  seat: number,
  keys: readonly string[],
): { at: number; parts: number[] }[] {
  return points
    .map(({ at, seats }) => ({ at, parts: keys.map((key) => seats[seat]?.[key] ?? 0) }))
    .filter(({ parts }, n, all) => !n || parts.some((part, m) => part !== all[n - 1]!.parts[m]));
}
