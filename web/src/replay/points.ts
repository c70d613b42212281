import type { ScoresOverTime } from '../wire/types';
import type { Moment } from './turning';

type Points = ScoresOverTime['points'];

export const sum = (parts: readonly number[]): number => parts.reduce((all, one) => all + one, 0);

/** The points of every participant at every place where somebody's changed. */
export function totalsOf(points: Points): Moment[] {
  return points.map(({ at, seats }) => ({ at, totals: seats.map((sources) => sum(Object.values(sources))) }));
}

/** The same by side: what its members have, and what belongs to nobody of it alone. */
export function sideTotalsOf(points: Points, sides: readonly number[]): Moment[] {
  const count = Math.max(-1, ...sides) + 1;
  return totalsOf(points).map(({ at, totals }, n) => {
    const own = Array.from({ length: count }, (_, side) =>
      sum(Object.values(points[n]!.sides?.[side] ?? {})),
    );
    totals.forEach((total, participant) => (own[sides[participant]!]! += total));
    return { at, totals: own };
  });
}

/** All sources that ever brought somebody something, in the game's own order. */
export function sourcesOf(points: Points): string[] {
  const told = points.flatMap(({ seats, sides = [] }) => [...seats, ...sides]);
  const all = new Set(told.flatMap((sources) => Object.keys(sources)));
  return [...all].filter((key) => told.some((sources) => sources[key]));
}

/** One participant's points by source, from each place on where they changed. */
export function partsOf(
  points: Points,
  seat: number,
  keys: readonly string[],
): { at: number; parts: number[] }[] {
  return points
    .map(({ at, seats }) => ({ at, parts: keys.map((key) => seats[seat]?.[key] ?? 0) }))
    .filter(({ parts }, n, all) => !n || parts.some((part, m) => part !== all[n - 1]!.parts[m]));
}
