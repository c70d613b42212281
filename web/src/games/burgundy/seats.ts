/** The others in the order of the table, beginning on my left; all of them for somebody who only looks on. */
export function roundTable(count: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, at) => (me + 1 + at) % count);
}

const SPACES = 7;

/** Who stands on each space of the turn order track, from its first, the topmost first (BUR-ROUND-6). */
export function stacksOf(order: readonly number[], track: readonly number[]): number[][] {
  return Array.from({ length: SPACES }, (_, at) => order.filter((seat) => track[seat] === at + 1));
}
