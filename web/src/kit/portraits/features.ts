import type { Bones, Face, Shades } from './face';
import { INK, disc, flat, path, strokes } from './pen';
import type { Stroke } from './pen';

/** One eye; `side` is −1 for the near and 1 for the far one. */
export function eye(x: number, y: number, half: number, side: 1 | -1, face: Face, shades: Shades): string {
  const { open = 0.93, slant = 0, lash, gaze = 0.35, gazeY = 0, iris = '#4a2d16', closed = false } = face;
  const [innerX, innerY] = [x - side * half, y + 1.4];
  const [outerX, outerY] = [x + side * half, y - 0.6 - slant];
  const topX = x - side * 1.2;
  const low = y + 7.4;
  if (closed)
    return (
      flat(
        path`M${innerX} ${innerY}Q${topX} ${y - 10} ${outerX} ${outerY}Q${x} ${low + 2} ${innerX} ${innerY}Z`,
        shades.lid,
      ) +
      strokes([
        [innerX - side, innerY - 0.5, x, low + 3, outerX + side * 2.5, outerY, 2.8],
        [innerX + side * 2, y - 3, topX, y - 12, outerX, y - 3.4, 1],
      ])
    );
  const top = y - 5.5 * open * 2 + 0.5;
  const [pupilX, pupilY] = [x + gaze * half * 0.4 + 0.3, y - 0.7 + gazeY];
  const upper: Stroke = [
    innerX - side * 0.8,
    innerY + 0.4,
    topX,
    top - 0.6,
    outerX + side * (lash ?? 1.4),
    outerY + (lash ? -1.2 : 0.8),
    lash ? 3.4 : 2.7,
  ];
  const lower: Stroke = [
    outerX - side * 0.5,
    outerY + 1.2,
    x + side,
    low + 0.4,
    innerX + side * half * 0.7,
    innerY + 2,
    1,
  ];
  const fold: Stroke = [
    innerX + side * 1.5,
    innerY - 5.2,
    topX,
    top - 5.6,
    outerX + side * 0.8,
    outerY - 3.4,
    1,
  ];
  return (
    flat(
      path`M${innerX} ${innerY}Q${topX} ${top} ${outerX} ${outerY}Q${x} ${low} ${innerX} ${innerY}Z`,
      shades.white,
    ) +
    disc(pupilX, pupilY, half < 9 ? 4.3 : 4.7, iris, 0) +
    disc(pupilX, pupilY, 2.4, '#120a06', 0) +
    disc(pupilX + 1.5, pupilY - 1.3, 1.2, '#fffaf0', 0) +
    flat(
      path`M${innerX} ${innerY}Q${topX} ${top} ${outerX} ${outerY}Q${topX + side} ${top - 6.5} ${innerX} ${innerY}Z`,
      shades.lid,
    ) +
    strokes([upper, lower]) +
    strokes([fold], shades.line) +
    // The lid that comes down when a portrait that lives blinks.
    `<g class="glass-lid" opacity="0">${
      flat(
        path`M${innerX - side * 0.5} ${innerY}Q${topX} ${top - 2.5} ${outerX + side} ${outerY - 0.5}Q${x} ${low + 2} ${innerX - side * 0.5} ${innerY}Z`,
        shades.lid,
      ) + strokes([[innerX - side, innerY - 0.5, x, low + 2.4, outerX + side * 2, outerY, 2.8]])
    }</g>`
  );
}

/** Where the bridge begins, how it bends, how far the tip stands out, and how low. */
const NOSES = {
  straight: [-13, -1, 2, 0, 16],
  aquiline: [-14, 5, -4, 1.5, 18],
  snub: [-10, -4, 5, 0.5, 13.5],
  broad: [-11, -2, 4, 1, 15.5],
  long: [-14, 1, 2, 3, 20],
  hook: [-14, 4.5, -3, 3, 20.5],
} as const;

export function nose(bones: Bones, { nose: kind = 'straight' }: Face, shades: Shades): string {
  const { between, turn } = bones;
  const [top, bendX, bendY, out, low] = NOSES[kind];
  const topX = between(3, 8.5);
  const x = bones.noseX + out * turn;
  const half = kind === 'broad' ? 8.5 : 6.6;
  const wing = x - between(0, 9.5) - between(half, 0);
  const bend = (topX + x) / 2 + bendX * turn + between(1.5, 0);
  const turnedTip: Stroke[] = [
    [x, low - 2.4, x + 4.2, low + 3.6, x - 5, low + 4.2, 2.6],
    [wing + 2, low - 3.4, wing - 3.4, low + 3, wing + 4.4, low + 3.6, 1.8],
  ];
  const frontalTip: Stroke[] = [
    [x - 5.5, low + 2.6, x, low + 7, x + 5.5, low + 2.6, 2.4],
    [x - half + 1, low - 2.5, x - half - 2.5, low + 3.6, x - half + 4, low + 3.2, 1.7],
    [x + half - 1, low - 2.5, x + half + 2.5, low + 3.6, x + half - 4, low + 3.2, 1.7],
  ];
  return (
    flat(
      path`M${topX} ${top}Q${bend} ${bendY + 1} ${x + between(3, 0)} ${low}Q${x + between(5, 1)} ${low + 3} ${x - 2} ${low + 4.6}L${wing + 1} ${low + 3.4}Q${x - 6} ${low - 4} ${topX - 1} ${top + 6}Z`,
      shades.middle,
      0.75,
    ) +
    strokes([[topX - 0.5, top, bend, bendY, x + between(3, 0.4), low, 1.9]]) +
    strokes(turn > 0.45 ? turnedTip : frontalTip)
  );
}

/** How far the left and the right corner and the middle lie from the straight line. */
const MOUTHS = {
  firm: [0, 0, 0.6],
  smile: [-2.4, -2.2, 2.6],
  smirk: [0.6, -2.8, 1.3],
  frown: [2.6, 2.4, -1.4],
  thin: [0.4, 0.2, 0],
  pout: [0.8, 0.8, 0],
  sneer: [1.2, -2.2, 0.2],
} as const;

export function mouth(bones: Bones, face: Face, shades: Shades): string {
  const { chin = 0, mouthWide = 11.4, mouth: kind = 'firm', lip = 0.5, beard } = face;
  const x = bones.mouthX;
  const y = 29.5 + chin * 0.25;
  const left = x - mouthWide * bones.between(1, 1.02);
  const right = x + mouthWide * bones.between(1, 0.82);
  const [leftUp, rightUp, middle] = MOUTHS[kind];
  const [top, bottom] = [2.6 + lip * 2, 4.6 + lip * 4.4];
  const chinLine: Stroke = [
    x - 5,
    y + 8.6 + middle,
    x + 0.5,
    y + 10.6 + middle,
    x + 5,
    y + 8.2 + middle,
    1.6,
  ];
  const rightDimple: Stroke = [
    right + 2.2,
    y + rightUp - 2.6,
    right + 4,
    y + rightUp + 0.6,
    right + 2,
    y + rightUp + 3,
    1.4,
  ];
  const leftDimple: Stroke = [
    left - 2.4,
    y + leftUp - 2.8,
    left - 4.6,
    y + leftUp + 0.4,
    left - 2.4,
    y + leftUp + 3,
    1.4,
  ];
  return (
    flat(
      path`M${left} ${y + leftUp}Q${x - 4} ${y - top} ${x + 0.4} ${y - top * 0.52}Q${x + 4} ${y - top} ${right} ${y + rightUp}Q${x} ${y + middle * 2} ${left} ${y + leftUp}Z`,
      shades.lipDark,
    ) +
    flat(
      path`M${left + 1.5} ${y + leftUp + 0.4}Q${x} ${y + middle * 2} ${right - 1.5} ${y + rightUp + 0.4}Q${x} ${y + bottom + middle * 2} ${left + 1.5} ${y + leftUp + 0.4}Z`,
      shades.lip,
    ) +
    strokes([[left - 1.2, y + leftUp, x, y + middle * 2 + 0.3, right + 1, y + rightUp, 1.9]]) +
    (beard ? '' : strokes([chinLine], shades.line)) +
    (kind === 'smile' || kind === 'smirk' ? strokes([rightDimple], shades.line) : '') +
    (kind === 'smile' ? strokes([leftDimple], shades.line) : '')
  );
}

/** How high the inner end, the middle and the outer end of a brow lie. */
const BROWS = {
  calm: [0, -3, 1.5],
  arch: [1, -6, 1],
  stern: [4, -1.5, 0],
  angry: [6.5, -1, -1.5],
  sad: [-3.5, -2, 3],
  quizz: [0, -3, 1.5],
  low: [4, 1, 3],
} as const;
const BROW_Y = -15.5;

export function brows(bones: Bones, { brow = 'calm', browThick = 3 }: Face, shades: Shades): string {
  const [inner, middle, outer] = BROWS[brow];
  const one = (x: number, half: number, side: 1 | -1, up: number, wide: number): Stroke => [
    x - side * (half + 0.5),
    BROW_Y + inner + up,
    x + side,
    BROW_Y + middle * 1.9 - 1 + up * 1.5,
    x + side * (half + 3.2),
    BROW_Y + outer + up,
    wide,
  ];
  const both = (wide: number): Stroke[] => [
    one(bones.nearEye, bones.nearWide, -1, 0, wide),
    one(bones.farEye, bones.farWide - 0.5, 1, brow === 'quizz' ? -4.5 : 0, wide),
  ];
  return strokes(both(browThick), shades.hair) + strokes(both(1), INK);
}

/** The lines that the years have drawn. */
export function years(bones: Bones, { age = 0 }: Face, shades: Shades): string {
  const { between, browX, mouthX, nearEye, farEye, noseX, turn } = bones;
  const lines: Stroke[] = [];
  if (age >= 1)
    lines.push(
      [noseX - between(11, 9), 19, mouthX - 15, 25, mouthX - 14.5, 33, 1.5],
      [nearEye - 7, 6, nearEye + 1, 8.6, nearEye + 7, 5.4, 1],
    );
  if (age >= 1 && turn < 0.7) lines.push([noseX + 10, 19, mouthX + 14, 25, mouthX + 13.5, 33, 1.4]);
  if (age >= 2)
    lines.push(
      [nearEye - 12, -5, nearEye - 16, -6, nearEye - 18, -9, 1],
      [nearEye - 12, -2, nearEye - 16, -1, nearEye - 18.5, 1, 1],
      [farEye - 5, 5.6, farEye, 8, farEye + 6, 5, 1],
      [browX - 16, -29, browX, -33, browX + 17, -29.5, 1.3],
      [browX - 12, -36, browX, -39, browX + 12, -36.5, 1.1],
    );
  if (age >= 3)
    lines.push(
      [nearEye - 10, 15, nearEye - 4, 22, nearEye - 4, 30, 1.4],
      [browX - 2, -20, browX - 3, -16, browX - 1.5, -12, 1.2],
      [browX + 4, -21, browX + 5, -16, browX + 3.5, -13, 1.2],
    );
  return strokes(lines, shades.line);
}
