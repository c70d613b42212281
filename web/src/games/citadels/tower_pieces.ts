/** What a part of a tower is painted with; the paints themselves are in TowerParts.svelte. */
export type Paint =
  | 'wall'
  | 'roof'
  | 'stone'
  | 'cloth'
  | 'wood'
  | 'beam'
  | 'gold'
  | 'leaf'
  | 'glass'
  | 'shade'
  | 'line'
  | 'finial'
  | 'flag';

export interface Piece {
  as: Paint;
  d: string;
}

/** Where a part stands: a wall from `left` to `right` that ends at `top`; the ground is at 0 and up is negative. */
export interface Wall {
  left: number;
  right: number;
  top: number;
}

export const FRAME = 60;
export const MIDDLE = FRAME / 2;

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A path from its letters and numbers: p`M${x} ${y}h${w}`. */
export function p(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((path, part, at) => path + short(numbers[at - 1]!) + part);
}

export const piece = (as: Paint, d: string): Piece => ({ as, d });

/** A box that stands on `foot`. */
export function box(as: Paint, left: number, right: number, top: number, foot = 0): Piece {
  return piece(as, p`M${left} ${foot}V${top}H${right}V${foot}Z`);
}

export function disc(as: Paint, x: number, y: number, r: number): Piece {
  return piece(as, p`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);
}

/** A roof of four straight edges; one of no ridge is a pointed one. */
export function gabled(left: number, right: number, top: number, high: number, ridge = 0): Piece {
  const middle = (left + right) / 2;
  return piece(
    'roof',
    p`M${left} ${top}L${middle - ridge / 2} ${top - high}H${middle + ridge / 2}L${right} ${top}Z`,
  );
}

/** Merlons over a wall: a tooth at each end and `gaps` between. */
export function crenels(left: number, right: number, top: number, gaps: number, high = 7): string {
  const step = (right - left) / (2 * gaps + 1);
  let path = p`V${top - high}`;
  for (let gap = 0; gap < gaps; gap++) path += p`h${step}v${high}h${step}v${-high}`;
  return path + p`H${right}`;
}

export function battlement(left: number, right: number, top: number, gaps: number, high = 7): Piece {
  return piece('roof', p`M${left} ${top + 8}` + crenels(left, right, top, gaps, high) + p`V${top + 8}Z`);
}

/** A pole with a pennon that blows to the right. */
export function pennon(x: number, foot: number, high = 11): Piece[] {
  return [
    piece('finial', p`M${x} ${foot}V${foot - high}`),
    piece('flag', p`M${x + 0.5} ${foot - high}l11 3.4l-11 3.4z`),
  ];
}

export function cross(x: number, foot: number, high = 11): Piece {
  return piece('finial', p`M${x} ${foot}V${foot - high}M${x - 4} ${foot - high * 0.62}h8`);
}

/** A star of five points, its lowest at `foot`. */
export function star(x: number, foot: number, r = 6): Piece {
  const y = foot - r;
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 ? r * 0.45 : r;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    return p`${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`;
  });
  return piece('gold', `M${points.join('L')}Z`);
}
