import { beard, tache } from './beard';
import { SKIN, bonesOf, flesh, shadesOf } from './face';
import type { Bones, Face, Shades } from './face';
import { brows, eye, mouth, nose, years } from './features';
import { curve, flat, lighter, line, mixed, pane, path, short, strokes } from './pen';
import type { Point, Stroke } from './pen';

/** From this length of lashes on a face is drawn with a lighter hand. */
const LIGHT_HAND = 2.6;

function ears({ between, broad, turn }: Bones, shades: Shades): string {
  const near = path`M${between(-34, -34) * broad} -6C${between(-42, -43) * broad} -14 ${between(-46, -47) * broad} 2 ${between(-40, -40) * broad} 12Q${between(-37, -37) * broad} 17 ${between(-33, -33) * broad} 13Z`;
  const far = path`M${34 * broad} -6C${42 * broad} -14 ${46 * broad} 2 ${40 * broad} 12Q${37 * broad} 17 ${33 * broad} 13Z`;
  return pane(near, shades.shade, 1.8) + (turn < 0.4 ? pane(far, shades.middle, 1.8) : '');
}

/** The side turned away from the light: everybody looks into their own light. */
function shadedSide(bones: Bones, { gaunt = 0, jaw = 1, chin = 0, cheek = 0 }: Face): string {
  const { between, broad, chinY } = bones;
  const outline: Point[] = [
    [between(-25, -28) * broad, -50],
    [between(-18, -21), -44],
    [between(-22, -24), -20],
    [between(-24, -21) + gaunt, 4],
    [between(-18, -13) + gaunt * 2, 18],
    [between(-17, -14) + gaunt, 32],
    [between(-10, -6), 44 + chin],
    [between(-4, 2), chinY],
    [between(-15, -9) * broad * jaw, 47 + chin * 0.8],
    [between(-29, -27) * broad * jaw - cheek, 29],
    [between(-34, -35.5) * broad, 5],
    [between(-35, -38) * broad, -28],
  ];
  return curve(outline, true, 0.15);
}

const HATCH_FROM = [-23, -20, -17, -14.5, -14, -13.5, -10] as const;
const HATCH_LONG = [3, 5, 7, 8, 7, 6, 5] as const;

/** Hatching along the edge of the shade. */
function hatching({ between }: Bones, { gaunt = 0 }: Face): Stroke[] {
  return HATCH_FROM.map((from, i): Stroke => {
    const x = from + between(-3, 0) + gaunt * (i < 2 ? 1 : 1.7);
    const y = 4 + i * 5;
    return [x - 5, y - 1.5, x + 1, y + 2, x + HATCH_LONG[i]!, y + 6, 1.5];
  });
}

function sockets({ nearEye, farEye }: Bones, shades: Shades): string {
  return flat(
    path`M${nearEye - 8} -12Q${nearEye + 2} -20 ${nearEye + 11} -11Q${nearEye + 9} -4 ${nearEye + 10} 0Q${nearEye} -12 ${nearEye - 8} -12ZM${farEye - 8} -12Q${farEye} -19 ${farEye + 8} -12Q${farEye + 2} -12 ${farEye - 6} -2Z`,
    shades.middle,
    0.8,
  );
}

/** Red on the cheek and light on the brow. */
function bloom({ between, browX, mouthX }: Bones, { skin, dark }: Shades): string {
  const cheek: Point[] = [
    [mouthX + between(14, 9), 12],
    [mouthX + between(19, 14), 8],
    [mouthX + between(20, 15), 14],
    [mouthX + between(15, 11), 20],
  ];
  const forehead: Point[] = [
    [browX + 4, -47],
    [browX + 20, -40],
    [browX + 21, -26],
    [browX + 6, -25],
    [browX + 4, -34],
  ];
  return (
    flat(curve(cheek), mixed(skin, '#c4402c', dark ? 0.22 : 0.3), 0.55) +
    flat(curve(forehead), lighter(skin, 0.45), dark ? 0.22 : 0.4)
  );
}

function jawLine({ between, broad, chinY }: Bones, { jaw = 1, cheek = 0 }: Face): Stroke {
  return [
    between(-35, -36.5) * broad,
    8,
    between(-33, -33) * broad * jaw - cheek * 1.2,
    36,
    between(-9, -4),
    chinY - 1.5 + cheek * 0.2,
    3.2,
  ];
}

/** A head without hair and hat, around its own origin. */
export function head(given: Face): string {
  const light = (given.lash ?? 0) >= LIGHT_HAND;
  const face: Face = light ? { broad: 0.95, browThick: 2.3, ...given } : given;
  const far: Face = face.wink ? { ...face, open: 0.28, closed: true } : face;
  const bones = bonesOf(face);
  const shades = shadesOf(face);
  return [
    face.ears === false ? '' : ears(bones, shades),
    pane(curve(bones.outline), shades.skin, 2.6),
    flat(shadedSide(bones, face), shades.shade),
    strokes(hatching(bones, face), shades.shade),
    sockets(bones, shades),
    bloom(bones, shades),
    face.under ?? '',
    years(bones, face, shades),
    strokes([jawLine(bones, face)]),
    beard(bones, face, shades),
    eye(bones.nearEye, -4, bones.nearWide, -1, face, shades),
    eye(bones.farEye, -4.4, bones.farWide, 1, far, shades),
    nose(bones, face, shades),
    face.masked ? '' : mouth(bones, face, shades),
    tache(bones, face, shades),
    brows(bones, face, shades),
    face.over ?? '',
  ].join('');
}

export function neck({ skin, neck: thick = 1, lash, turn = 0.8 }: Face): string {
  const k = thick * (lash ? 0.86 : 1);
  const folds: Stroke[] = [
    [-13 * k, 60, -8, 74, -2, 84, 1.4],
    [12 * k, 62, 10, 74, 5, 82, 1.2],
  ];
  return (
    pane(
      path`M${-22 * k} 22C${-19 * k} 46 ${-21 * k} 60 ${-40 * k} 86H${40 * k}C${23 * k} 64 ${19 * k} 54 ${20 * k} 30Z`,
      flesh(skin),
      2.2,
    ) +
    flat(
      path`M${-20.5 * k} 34Q${6 * turn} 76 ${19 * k} 48L${20 * k} 30L${-22 * k} 22Z`,
      mixed(SKIN[skin], '#4b1813', 0.42),
    ) +
    strokes(folds, mixed(SKIN[skin], '#2d0d08', 0.6))
  );
}

/** Glasses on the nose; `turn` is that of the face. */
export function spectacles(turn = 0.9): string {
  const near = -15 + 5.5 * turn;
  const far = 15 + 1.6 * turn;
  const r = 13.5 - 2.2 * turn;
  return (
    `<g fill="#e8f2ee" fill-opacity=".16" stroke-width="2.6"><circle cx="${short(near)}" cy="-3" r="13.5"/><circle cx="${short(far)}" cy="-3.5" r="${short(r)}"/></g>` +
    line(path`M${near + 12} -9Q${(near + far) / 2} -14 ${far - r + 1.5} -9`, 3.4) +
    line(
      path`M${near - 8} -9Q${near - 5} -13 ${near} -13M${far - 7} -9Q${far - 5} -12 ${far - 1} -12`,
      1.6,
      '#fff',
    )
  );
}
