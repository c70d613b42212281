/** Round numbers from at most `low` to at least `top`, a handful of them. */
export function ticks(top: number, low = 0): number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100].find((one) => (top - low) / one <= 6) ?? Math.ceil((top - low) / 6);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(top / step) - first + 1 }, (_, n) => (first + n) * step);
}

type Dots = readonly (readonly [number, number])[];

/** A line that stays where it is until the next dot: points are scored at once, not bit by bit. */
export function stairs(dots: Dots): string {
  return dots
    .map(([x, y], n) => (n ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`))
    .join('');
}

/** The ground between two such lines over the same places. */
export function terrace(upper: Dots, lower: Dots): string {
  const [last, ...back] = lower.toReversed();
  if (!last) return '';
  const way = back.map(([x, y]) => `V${y.toFixed(1)}H${x.toFixed(1)}`).join('');
  return `${stairs(upper)}L${last[0].toFixed(1)} ${last[1].toFixed(1)}${way}Z`;
}

/** Where each part of a sum begins and ends: gains stand on each other above nothing, losses hang below it. */
export function stacked(parts: readonly number[]): { from: number; to: number }[] {
  let gains = 0;
  let losses = 0;
  return parts.map((part) => {
    const from = part < 0 ? losses : gains;
    const to = from + part;
    if (part < 0) losses = to;
    else gains = to;
    return { from, to };
  });
}

const INKS = 8;
/** How the n-th of several things is filled: a colour and a pattern, so that it is never told by its colour alone. */
export function inkOf(n: number): { fill: string; pattern: string } {
  const pattern = (n + Math.floor(n / INKS)) % INKS;
  return { fill: `var(--c${(n % INKS) + 1})`, pattern: pattern ? `url(#p-${pattern})` : 'none' };
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
