import type { Bones, Face, Shades } from './face';
import { curve, flat, line, pane, path, strokes } from './pen';
import type { Point, Stroke } from './pen';

/** How far a whole beard hangs below the chin. */
const HANGS = { full: 10, long: 62, fork: 30, short: 2, square: 20 } as const;
type Whole = keyof typeof HANGS;

function stubble({ mouthX }: Bones, shades: Shades): string {
  const hairs = Array.from({ length: 12 }, (_, i): Stroke => {
    const aside = -27 + i * 3.4;
    const down = (20 - Math.abs(aside + 4)) * 0.75;
    const x = mouthX + aside;
    return [x, 33 + down, x, 35 + down, x + 0.6, 37 + down, 1];
  });
  return strokes(hairs, shades.line);
}

function goatee({ mouthX, chinX, chinY }: Bones, shades: Shades): string {
  const outline: Point[] = [
    [mouthX - 7, 38],
    [mouthX + 7, 37.5],
    [chinX + 10, chinY - 4],
    [chinX + 2, chinY + 13],
    [chinX - 9, chinY - 2],
  ];
  return (
    pane(curve(outline), shades.hair, 1.6) +
    strokes([[mouthX, 40, chinX + 1, chinY, chinX + 2, chinY + 9, 1.2]], shades.hairLight)
  );
}

/** The lower edge, from the far side to the near one. */
function edgeOf(kind: Whole, { between, chinY }: Bones): Point[] {
  const hangs = HANGS[kind];
  switch (kind) {
    case 'fork':
      return [
        [between(23, 28), chinY + 2],
        [between(20, 25), chinY + 17],
        [between(13, 19), chinY + 33],
        [between(5, 10), chinY + 24],
        [between(1, 6), chinY + 12],
        [between(-3, 2), chinY + 24],
        [between(-11, -7), chinY + 33],
        [between(-19, -14), chinY + 17],
        [between(-24, -19), chinY + 2],
      ];
    case 'square':
      return [
        [between(24, 29), chinY + 2],
        [between(20, 25), chinY + hangs],
        [between(0, 6), chinY + hangs + 3],
        [between(-20, -15), chinY + hangs],
        [between(-26, -24), chinY + 2],
      ];
    case 'short':
      return [
        [between(16, 20), chinY],
        [between(0, 7), chinY + 6],
        [between(-16, -10), chinY + 2],
      ];
    default:
      return [
        [between(22, 25), chinY + hangs * 0.2],
        [between(14, 18), chinY + hangs * 0.68],
        [between(0, 6), chinY + hangs],
        [between(-14, -8), chinY + hangs * 0.7],
        [between(-24, -18), chinY + hangs * 0.2],
      ];
  }
}

function strands(kind: Whole, { between, chinY }: Bones): Stroke[] {
  const hangs = HANGS[kind];
  const x = between(0, 5);
  const close = kind === 'square' ? 5 : 4.2;
  const reach = chinY - 6 + hangs * (kind === 'fork' ? 0.4 : 0.72);
  return Array.from({ length: 9 }, (_, n): Stroke => {
    const i = n - 4;
    const aside = Math.abs(i);
    return [
      x + i * 6,
      38 - aside * 2.5,
      x + i * 6.6,
      chinY + hangs * 0.2,
      x + i * close,
      reach - aside * 1.5 * (1 + hangs / 30),
      1.3,
    ];
  });
}

function whole(kind: Whole, bones: Bones, shades: Shades): string {
  const { between, broad, mouthX } = bones;
  const inner: Point[] = [
    [between(-33, -34), 2],
    [between(-28, -25), 19],
    [between(-14, -8), 23],
    [mouthX, 21.5],
    [between(14, 21), 22.5],
    [between(27, 25), 19],
  ];
  const outer: Point[] = [
    [between(34, 31) * broad, 6],
    [between(34, 29) * broad, 30],
    ...edgeOf(kind, bones),
    [between(-34, -31) * broad, 30],
    [between(-37, -38) * broad, 2],
  ];
  return (
    flat(curve([...inner, ...outer], true, 0.16), shades.hair) +
    line(curve(outer, false, 0.16), 2) +
    strokes(strands(kind, bones), shades.hairLight)
  );
}

export function beard(bones: Bones, { beard: kind }: Face, shades: Shades): string {
  if (!kind) return '';
  if (kind === 'stubble') return stubble(bones, shades);
  if (kind === 'goatee') return goatee(bones, shades);
  return whole(kind, bones, shades);
}

const TACHE_Y = 24;

/** One half of a moustache; `out` gives how far to the side so many units lie. */
const HALVES: Record<
  NonNullable<Face['tache']>,
  (x: number, y: number, out: (units: number) => number) => string
> = {
  trim: (x, y, out) =>
    path`M${x} ${y - 1}Q${out(8)} ${y - 3} ${out(14)} ${y + 6}Q${out(8)} ${y + 3.5} ${x} ${y + 4}Z`,
  big: (x, y, out) =>
    path`M${x} ${y - 3}Q${out(10)} ${y - 5} ${out(19)} ${y + 7}Q${out(23)} ${y + 10} ${out(24)} ${y + 3}Q${out(29)} ${y + 14} ${out(17)} ${y + 13}Q${out(7)} ${y + 11} ${x} ${y + 4}Z`,
  long: (x, y, out) =>
    path`M${x} ${y - 3.5}Q${out(12)} ${y - 6} ${out(19)} ${y + 7}Q${out(20)} ${y + 22} ${out(30)} ${y + 34}Q${out(20)} ${y + 36} ${out(13)} ${y + 27}Q${out(8)} ${y + 18} ${out(7)} ${y + 11}Q${out(4)} ${y + 8} ${x} ${y + 6}Z`,
  curl: (x, y, out) =>
    path`M${x} ${y - 1}Q${out(10)} ${y - 2} ${out(18)} ${y + 3}Q${out(24)} ${y + 3} ${out(23)} ${y - 4}Q${out(30)} ${y + 4} ${out(20)} ${y + 8}Q${out(8)} ${y + 8} ${x} ${y + 3.5}Z`,
};

export function tache(bones: Bones, { tache: kind }: Face, shades: Shades): string {
  if (!kind) return '';
  const half = (side: number): string =>
    pane(
      HALVES[kind](bones.mouthX, TACHE_Y, (units) => bones.mouthX + side * units),
      shades.hair,
      1.5,
    );
  return half(-1) + half(bones.between(1, 0.8));
}
