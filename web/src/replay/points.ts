import type { ScoresOverTime } from '../wire/types';
import type { Moment } from './turning';

type Points = ScoresOverTime['points'];

export const sum = (parts: readonly number[]): number => parts.reduce((all, one) => all + one, 0);

/** The points of every participant at every place where somebody's changed. */
export function totalsOf(points: Points): Moment[] {
  return points.map(({ at, participants }) => ({
    at,
    totals: participants.map((sources) => sum(Object.values(sources))),
  }));
}

/** The same by side: what its members have, and what belongs to nobody of it alone. */
export function sideTotalsOf(points: Points, sides: readonly number[]): Moment[] {
  const count = Math.max(-1, ...sides) + 1;
  return totalsOf(points).map(({ at, totals }, n) => {
    const own = Array.from({ length: count }, (_, side) => sum(Object.values(points[n]!.sides[side] ?? {})));
    totals.forEach((total, participant) => (own[sides[participant]!]! += total));
    return { at, totals: own };
  });
}

/** All sources that ever brought somebody something, in the game's own order. */
export function sourcesOf(points: Points): string[] {
  const told = points.flatMap(({ participants, sides }) => [...participants, ...sides]);
  const all = new Set(told.flatMap((sources) => Object.keys(sources)));
  return [...all].filter((key) => told.some((sources) => sources[key]));
}

/** One participant's points by source, from each place on where they changed. */
export function partsOf(
  points: Points,
  participant: number,
  keys: readonly string[],
): { at: number; parts: number[] }[] {
  return points
    .map((one) => ({ at: one.at, parts: keys.map((key) => one.participants[participant]?.[key] ?? 0) }))
    .filter(({ parts }, n, all) => !n || parts.some((part, m) => part !== all[n - 1]!.parts[m]));
}
