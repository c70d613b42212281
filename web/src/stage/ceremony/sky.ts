/** Numbers between 0 and 1 that are the same every time. */
export function chances(seed: number): () => number {
  let state = (seed * 7919 + 13) % 2147483647;
  return () => {
    state = (state * 16807 + 11) % 2147483647;
    return (state & 0xffffff) / 0x1000000;
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Hills from edge to edge, about `high` above `y` and down to `foot`. */
export function ridge(
  width: number,
  y: number,
  high: number,
  foot: number,
  seed: number,
  count = Math.max(3, Math.round(width / 210)),
): string {
  const chance = chances(seed);
  const wide = width / count;
  let path = `M0 ${round(foot)}V${round(y)}`;
  for (let at = 0; at < count; at++) {
    const top = round(y - high * chance());
    const x = at * wide;
    path += `C${round(x + wide * 0.35)} ${top} ${round(x + wide * 0.65)} ${top} ${round(x + wide)} ${round(y - high * 0.3 * chance())}`;
  }
  return `${path}V${round(foot)}Z`;
}

/** Beams of light around a place. */
export function rays(x: number, y: number, far: number, count = 28): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count;
    const half = (Math.PI / count) * 0.42;
    const end = (turn: number): string =>
      `${round(x + far * Math.cos(turn))} ${round(y + far * Math.sin(turn))}`;
    return `M${round(x)} ${round(y)}L${end(angle - half)}L${end(angle + half)}Z`;
  }).join('');
}

export interface Star {
  x: number;
  y: number;
  r: number;
  light: number;
}

export function stars(width: number, height: number, count: number, seed = 7): Star[] {
  const chance = chances(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(chance() * width),
    y: Math.round(chance() ** 1.4 * height),
    r: Math.round((0.5 + chance() * 1.1) * 10) / 10,
    light: Math.round((0.4 + chance() * 0.6) * 100) / 100,
  }));
}

/** A long thin cloud, as they lie in the evening. */
export function cloud(x: number, y: number, wide: number): string {
  return `M${round(x)} ${round(y)}h${round(wide)}c7 0 7 5 0 5h${round(-wide)}c-7 0-7-5 0-5zM${round(x + wide * 0.2)} ${round(y + 9)}h${round(wide * 0.5)}c4 0 4 3 0 3h${round(-wide * 0.5)}c-4 0-4-3 0-3z`;
}
