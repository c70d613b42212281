import './country.css';

/**
 * Drawings of a land and what stands on it, as pieces of SVG inside something of the class `country`, which gives them
 * their light. A building is drawn for a hex with a radius of 24, its foot in the middle at (x, y).
 */

const INK = '#20140a';
const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A colour in the light that falls here. */
export const lit = (colour: string): string =>
  `style="fill:color-mix(in srgb,${colour} var(--left),var(--sunk))"`;

const ink = (width = 1): string => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;
const part = (d: string, colour: string, width = 1): string =>
  `<path d="${d}" ${lit(colour)} ${ink(width)}/>`;
const line = (d: string, width: number): string => `<path d="${d}" stroke="${INK}" stroke-width="${width}"/>`;
const at = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${drawn}</g>`;

/** A window with a round top: by day dark, by night with a light in it. */
export function windowAt(x: number, y: number, wide = 1.6, high = 3): string {
  const half = wide / 2;
  const d = `M${round(x - half)} ${round(y + high)}v${half - high}a${half} ${half} 0 0 1 ${wide} 0v${high - half}z`;
  return `<path d="${d}" style="fill:var(--window)" stroke="#4a2406" stroke-width=".35"/>`;
}

export function house(x: number, y: number, scale = 1, roof = '#b4472f', wall = '#f3e6c6'): string {
  return at(
    x,
    y,
    scale,
    part('M-7 0V-8H4V0Z', wall) +
      part('M4 0V-8L7 -10V-2Z', '#c9b086') +
      part('M-8.5 -7.5L-5 -14.5H6L9 -9.5L4.5 -7.5Z', roof) +
      part('M4.5 -7.5L6 -14.5L9 -9.5Z', '#7e2f20', 0.7) +
      windowAt(-4, -6) +
      windowAt(0.5, -6),
  );
}

export function church(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    part('M-4 0V-10H9V0Z', '#f6ecd2') +
      part('M-4 -9.5L0 -16H12L10 -9.5Z', '#c99a26') +
      part('M-10 0V-19H-3V0Z', '#fff6de') +
      part('M-11 -18.5L-6.5 -33L-2 -18.5Z', '#c99a26') +
      line('M-6.5 -32v-6M-8.8 -36h4.6', 1.2) +
      windowAt(-6.5, -15, 2.2, 4) +
      windowAt(0.5, -7, 2, 4) +
      windowAt(5, -7, 2, 4),
  );
}

/** A castle with a flag. */
export function castle(x: number, y: number, scale = 1, flag = 'var(--gules)'): string {
  return at(
    x,
    y,
    scale,
    part('M-8 0V-15h2.6v2.6h2.7v-2.6h2.7v2.6h2.7v-2.6h2.7v2.6H8V0Z', '#e9dcc0') +
      part('M-3 -14V-25H4V-14Z', '#f3e8d0') +
      part('M-4.5 -24.5L.5 -36L5.5 -24.5Z', '#8c2a4a') +
      part('M-13 1V-19H-6V1Z', '#fbf1d8') +
      part('M-14.5 -18.5L-9.5 -30L-4.5 -18.5Z', '#8c2a4a') +
      part('M6.5 1V-17H13V1Z', '#d9c8a4') +
      part('M5 -16.5L9.7 -27L14.5 -16.5Z', '#701f3a') +
      '<path d="M-2.5 0V-5a2.7 2.7 0 0 1 5.4 0V0Z" fill="#2a1710"/>' +
      [
        [-9.5, -15],
        [-9.5, -8],
        [0.5, -21],
        [9.7, -12],
      ]
        .map(([wx, wy]) => windowAt(wx!, wy!, 2, 4))
        .join('') +
      windowAt(-4.5, -9) +
      windowAt(4.8, -9) +
      line('M.5 -35.5v-8', 1.1) +
      `<path d="M1 -43.5c3-1.5 4.5 1.5 8 0l-1.6 2.5 1.6 2.5c-3.5 1.5-5-1.5-8 0z" style="fill:${flag}" ${ink(0.7)}/>`,
  );
}

export function ship(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    '<ellipse cy="1.5" rx="12" ry="2.6" fill="#fff" opacity=".25"/>' +
      part('M-11 -5C-9 2 7 3 11 -6L7 -4.5H-7Z', '#7a4a22') +
      line('M-.5 -4V-22', 1.3) +
      part('M0 -20C9 -17 9 -10 1 -6.5C4 -11 4 -16 0 -20Z', '#fff6e2') +
      part('M-1 -19C-9 -15 -9 -9 -1 -6.5C-4 -11 -4 -15 -1 -19Z', '#e7d3a8'),
  );
}

export function sheep(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    line('M-2.5 0v-2M2.5 0v-2', 1.2) +
      part(
        'M-4.5 -2.5a2.2 2.2 0 0 1 .6-3.6a2.6 2.6 0 0 1 4.3-.8a2.5 2.5 0 0 1 3.5 2.6a2 2 0 0 1-1.4 2.6c-2.5.8-5.5.6-7-.8z',
        '#fffaf0',
        0.9,
      ) +
      `<circle cx="5" cy="-4.8" r="1.7" ${lit('#4a3a30')}/>`,
  );
}

export function tree(x: number, y: number, scale = 1, leaves = '#4f7a35'): string {
  return at(
    x,
    y,
    scale,
    line('M0 0V-5', 1.6) +
      part('M0 -17C5.5 -15 6.5 -5 0 -4.5C-6.5 -5 -5.5 -15 0 -17Z', leaves, 0.9) +
      '<path d="M-1 -15C-4 -13 -4.5 -8 -3 -6" fill="none" stroke="#fff" opacity=".25"/>',
  );
}

export function fir(x: number, y: number, scale = 1): string {
  const leaves = part('M0 -20L5 -11H3L6.5 -3H-6.5L-3 -11H-5Z', '#3f6b45', 0.9);
  return at(x, y, scale, line('M0 0V-4', 1.6) + leaves);
}

export function mine(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    part('M-14 2L-8 -9L-3 -14L2 -10L6 -13L14 2Z', '#8f8a82') +
      '<path d="M-3 -14L-1 -6L-5 0L-14 2L-8 -9ZM6 -13L8 -6L5 -1L14 2Z" opacity=".16"/>' +
      `<path d="M-4 2V-4a4 4 0 0 1 8 0V2Z" fill="#1c110a" ${ink()}/>` +
      '<path d="M-4.5 2V-5M4.5 2V-5M-5.5 -5H5.5" stroke="#8a5a2a" stroke-width="1.6"/>' +
      windowAt(0, -1.5, 2, 3),
  );
}

/** A house under blue slate with a sign over its door. */
export function inn(x: number, y: number, scale = 1): string {
  const sign = line('M7 -9h7M12 -9v3', 1.1) + part('M9.5 -6h5v4.6h-5z', '#e2b455', 0.9);
  return house(x, y, scale, '#4d6c8a', '#f7ecd0') + at(x, y, scale, sign);
}

/** Three rows of vines. */
export function vines(x: number, y: number, scale = 1): string {
  const grapes = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map(
      (n) => `<circle cx="${round(-9 + n * 4.5 - row)}" cy="${round(-7 + row * 4.2)}" r="1.9"/>`,
    ),
  );
  return at(x, y, scale, `<g ${lit('#6a7a2e')} stroke="${INK}" stroke-width=".5">${grapes.join('')}</g>`);
}

/** A vineyard on a slope far away: so many rows, each as high as 22 × `scale`. */
export function slope(x: number, y: number, rows: number, scale = 1): string {
  const paths = Array.from(
    { length: rows },
    (_, n) =>
      `M${round(x + n * 7 * scale)} ${round(y)}q${round(4 * scale)} ${round(9 * scale)} ${round(-2 * scale)} ${round(22 * scale)}`,
  );
  const width = `stroke-width="${2.4 * scale}" stroke-dasharray="${2 * scale} ${1.6 * scale}"`;
  return `<path d="${paths.join('')}" ${width} fill="none" opacity=".8" style="stroke:color-mix(in srgb,#4f6a24 var(--left),var(--sunk))"/>`;
}

/** The sky from edge to edge with its sun, which at night is the moon; `id` makes its colours its own. */
export function skyOver(id: string, width: number, height: number, sun: { x: number; y: number }): string {
  const stop = (offset: number, name: string, rest = ''): string =>
    `<stop offset="${offset}" style="stop-color:var(--${name})"${rest}/>`;
  return (
    `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1">${stop(0, 'sky-high')}${stop(0.6, 'sky-mid')}${stop(1, 'sky-low')}</linearGradient>` +
    `<radialGradient id="${id}-halo">${stop(0, 'halo-of', ' stop-opacity=".95"')}${stop(0.35, 'halo-of', ' stop-opacity=".42"')}${stop(1, 'halo-of', ' stop-opacity="0"')}</radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id}-sky)"/>` +
    `<circle cx="${sun.x}" cy="${sun.y}" r="${round(height * 0.22)}" fill="url(#${id}-halo)"/>` +
    `<circle cx="${sun.x}" cy="${sun.y}" r="${round(height * 0.065)}" style="fill:var(--disc)"/>`
  );
}
