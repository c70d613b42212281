export interface Moment {
  at: number;
  totals: readonly number[];
}

/** How far each seat is ahead of the best of the others (behind: negative). */
function leads(totals: readonly number[]): number[] {
  return totals.map((own, seat) => own - Math.max(...totals.filter((_, other) => other !== seat)));
}

/** The places of the decisions after which somebody's lead changed most, at most `count`, in their order. */
export function turningPoints(points: readonly Moment[], count = 3): number[] {
  const swings = points.slice(1).map((point, at) => {
    const before = leads(points[at]!.totals);
    const after = leads(point.totals);
    return { at: point.at, swing: Math.max(...after.map((lead, seat) => Math.abs(lead - before[seat]!))) };
  });
  return swings
    .filter((one) => one.swing > 0)
    .sort((a, b) => b.swing - a.swing || a.at - b.at)
    .slice(0, count)
    .map((one) => one.at)
    .sort((a, b) => a - b);
}
