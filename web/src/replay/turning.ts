export interface Moment {
  at: number;
  totals: readonly number[];
}

/** A decision after which the lead of a side was another; a lead below nothing is how far it is behind. */
export interface Turn {
  at: number;
  side: number;
  before: number;
  after: number;
}

/** How far each side is ahead of the best of the others (behind: negative). */
function leads(totals: readonly number[]): number[] {
  return totals.map((own, side) => own - Math.max(...totals.filter((_, other) => other !== side)));
}

/** Whose lead changed most between two moments; of several, one whose own points changed. */
function turnBetween(earlier: Moment, later: Moment): Turn & { swing: number } {
  const before = leads(earlier.totals);
  const after = leads(later.totals);
  const turns = before.map((lead, side) => ({
    at: later.at,
    side,
    before: lead,
    after: after[side]!,
    swing: Math.abs(after[side]! - lead),
    own: earlier.totals[side] !== later.totals[side],
  }));
  return turns.sort((a, b) => b.swing - a.swing || Number(b.own) - Number(a.own))[0]!;
}

/** The decisions after which somebody's lead changed most, at most `count`, in their order; one alone leads nobody. */
export function turningPoints(points: readonly Moment[], count = 3): Turn[] {
  if (points.some(({ totals }) => totals.length < 2)) return [];
  return points
    .slice(1)
    .map((point, n) => turnBetween(points[n]!, point))
    .filter((one) => one.swing > 0)
    .sort((a, b) => b.swing - a.swing || a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ at, side, before, after }) => ({ at, side, before, after }));
}
