import type { Outcome, PointsAt } from '../../wire/types';

/** Points that came from one source, to a participant or, where `participant` is null, to a side as a whole. */
export interface Gain {
  participant: number | null;
  side: number;
  source: string;
  points: number;
}

/** One count of the ceremony, and how everybody stands after it. */
export interface Count {
  /** Which step of the whole it belongs to. */
  step: number;
  /** What is counted; empty for points that no source was told of. */
  sources: string[];
  gains: Gain[];
  /** By participant. */
  points: number[];
  /** What belongs to nobody alone, by side. */
  own: number[];
  /** Who leads: a side; null while nobody does, or where nobody can win. */
  leads: number | null;
}

/** How a game wants its points counted: these sources for everybody at once, the rest one by one, last place first. */
export interface Counting {
  together: readonly { sources: readonly string[]; label: () => string }[];
  /** What the rest is called. */
  rest: () => string;
}

/** How a game ended, as far as a count needs it. */
export interface Ended {
  result: Pick<Outcome, 'points' | 'places' | 'won' | 'sides' | 'side_points'>;
  /** The last points by source that the server told. */
  final: Pick<PointsAt, 'participants' | 'sides'> | null;
}

export const UNTOLD = '';

type Counted = Pick<Count, 'step' | 'sources' | 'gains'>;

function gainsOf({ result, final }: Ended): Gain[] {
  const told = (all: Record<string, number>, participant: number | null, side: number): Gain[] =>
    Object.entries(all).map(([source, points]) => ({ participant, side, source, points }));
  const people = result.sides.flatMap((side, at) => told(final?.participants[at] ?? {}, at, side));
  const own = result.side_points.flatMap((_, side) => told(final?.sides[side] ?? {}, null, side));
  return [...people, ...own].filter((gain) => gain.points !== 0);
}

/** What the result has beyond the sources: everything, where no source was told. */
function untold({ result }: Ended, gains: readonly Gain[]): Gain[] {
  const told = (fits: (gain: Gain) => boolean): number =>
    gains.filter(fits).reduce((sum, gain) => sum + gain.points, 0);
  const people = result.points.map((points, participant) => ({
    participant,
    side: result.sides[participant]!,
    source: UNTOLD,
    points: points - told((gain) => gain.participant === participant),
  }));
  const own = result.side_points.map((points, side) => ({
    participant: null,
    side,
    source: UNTOLD,
    points: points - told((gain) => gain.participant === null && gain.side === side),
  }));
  return [...people, ...own].filter((gain) => gain.points !== 0);
}

function inOrder({ result }: Ended, gains: readonly Gain[], counting: Counting | undefined): Counted[] {
  if (!counting) {
    const sources = [...new Set(gains.map((gain) => gain.source))];
    return sources.map((source, step) => ({
      step,
      sources: [source],
      gains: gains.filter((gain) => gain.source === source),
    }));
  }
  const together = counting.together.map(({ sources }, step) => ({
    step,
    sources: [...sources],
    gains: gains.filter((gain) => sources.includes(gain.source)),
  }));
  const rest = gains.filter((gain) => !together.some((one) => one.sources.includes(gain.source)));
  const placeOf = (gain: Gain): number => result.places[gain.participant ?? result.sides.indexOf(gain.side)]!;
  const alone = rest
    .toSorted((a, b) => placeOf(b) - placeOf(a) || (a.participant ?? 0) - (b.participant ?? 0))
    .map((gain) => ({ step: counting.together.length, sources: [gain.source], gains: [gain] }));
  return [...together.filter((one) => one.gains.length), ...alone];
}

/** Everybody's points, source by source, from nothing to the result. */
export function countsOf(ended: Ended, counting?: Counting): Count[] {
  const { result } = ended;
  const told = gainsOf(ended);
  const counted = inOrder(ended, told, counting);
  const rest = untold(ended, told);
  const last = counting ? counting.together.length : counted.length;
  if (rest.length) counted.push({ step: last, sources: [UNTOLD], gains: rest });
  let points = result.points.map(() => 0);
  let own = result.side_points.map(() => 0);
  let leads: number | null = null;
  return counted.map((one) => {
    points = points.map((was, at) => was + sumOf(one.gains, (gain) => gain.participant === at));
    own = own.map(
      (was, side) => was + sumOf(one.gains, (gain) => gain.participant === null && gain.side === side),
    );
    leads = leaderAfter(leads, totalsOf(points, own, result.sides), result);
    return { ...one, points, own, leads };
  });
}

function sumOf(gains: readonly Gain[], fits: (gain: Gain) => boolean): number {
  return gains.filter(fits).reduce((sum, gain) => sum + gain.points, 0);
}

/** The points of every side. */
export function totalsOf(
  points: readonly number[],
  own: readonly number[],
  sides: readonly number[],
): number[] {
  return own.map((more, side) => points.reduce((sum, one, at) => sum + (sides[at] === side ? one : 0), more));
}

/** Whoever led leads until somebody has more; at first nobody does while several have the same. */
function leaderAfter(was: number | null, totals: readonly number[], result: Ended['result']): number | null {
  if (!result.won.includes(true)) return null;
  const most = Math.max(...totals);
  if (was !== null && totals[was] === most) return was;
  const best = totals.flatMap((total, side) => (total === most ? [side] : []));
  if (was === null && best.length > 1) return null;
  const placeOf = (side: number): number => result.places[result.sides.indexOf(side)] ?? Infinity;
  return best.toSorted((a, b) => placeOf(a) - placeOf(b))[0]!;
}
