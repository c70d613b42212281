/** Round numbers from at most `low` to at least `top`, a handful of them. */
export function ticks(top: number, low = 0): number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100].find((one) => (top - low) / one <= 6) ?? Math.ceil((top - low) / 6);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(top / step) - first + 1 }, (_, n) => (first + n) * step);
}

export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Moves heights apart so that labels of `gap` do not cover each other, in the same order and within the bounds. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  let low = top;
  for (const one of order) {
    one.y = Math.max(one.y, low);
    low = one.y + gap;
  }
  let high = bottom;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, high);
    high = one.y - gap;
  }
  const placed = Array<number>(wanted.length);
  for (const one of order) placed[one.n] = one.y;
  return placed;
}
