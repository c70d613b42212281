import type { RecordEntry } from '../wire/types';

/** How far one goes at once: to the next decision, to somebody else's turn, to the next round. */
export type Stride = 'decision' | 'turn' | 'round';

/** The places of a record that one stops at; a place is a number of entries that have been played. */
export type Stops = Readonly<Record<Stride, readonly number[]>>;

/** Whether somebody decided this, not chance. */
export const decides = (entry: RecordEntry): boolean => !('by' in entry) || entry.by !== 'nature';

/** Before every decision, wherever it passes to another seat, and where a heading begins; the end is a stop of each. */
export function stopsOf(entries: readonly RecordEntry[], headings: readonly { at: number }[]): Stops {
  const decision = entries.flatMap((entry, place) => (decides(entry) ? [place] : []));
  const by = (place: number): unknown => {
    const entry = entries[place]!;
    return 'by' in entry ? entry.by : null;
  };
  const turn = decision.filter((place, nth) => nth === 0 || by(place) !== by(decision[nth - 1]!));
  const end = entries.length;
  // A round is shown from its first decision on: before that there are only cards that are dealt.
  const round = headings.map(({ at }) => decision.find((place) => place >= at) ?? end);
  const withEnd = (places: readonly number[]): number[] => [...new Set([...places, end])];
  return { decision: withEnd(decision), turn: withEnd(turn), round: withEnd(round) };
}

export function nextStop(stops: readonly number[], at: number): number | null {
  return stops.find((place) => place > at) ?? null;
}

export function lastStop(stops: readonly number[], at: number): number | null {
  return stops.findLast((place) => place < at) ?? null;
}
