export interface Moment {
  at: number;
  totals: readonly number[];
}

/** A decision after which the lead of a seat was another; a lead below nothing is how far it is behind. */
export interface Turn {
  at: number;
  seat: number;
  before: number;
  after: number;
}

/** How far each seat is ahead of the best of the others (behind: negative). */
function leads(totals: readonly number[]): number[] {
  return totals.map((own, seat) => own - Math.max(...totals.filter((_, other) => other !== seat)));
}

/** Whose lead changed most between two moments; of several, one whose own points changed. */
function turnBetween(earlier: Moment, later: Moment): Turn & { swing: number } {
  const before = leads(earlier.totals);
  const after = leads(later.totals);
  const turns = before.map((lead, seat) => ({
    at: later.at,
    seat,
    before: lead,
    after: after[seat]!,
    swing: Math.abs(after[seat]! - lead),
    own: earlier.totals[seat] !== later.totals[seat],
  }));
  return turns.sort((a, b) => b.swing - a.swing || Number(b.own) - Number(a.own))[0]!;
}

/** The decisions after which somebody's lead changed most, at most `count`, in their order. */
export function turningPoints(points: readonly Moment[], count = 3): Turn[] {
  return points
    .slice(1)
    .map((point, n) => turnBetween(points[n]!, point))
    .filter((one) => one.swing > 0)
    .sort((a, b) => b.swing - a.swing || a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ at, seat, before, after }) => ({ at, seat, before, after }));
}
