import { darker, lighter, mixed } from './pen';
import type { Point } from './pen';

export const SKIN = {
  pale: '#f3d9b8',
  fair: '#e9bf95',
  ruddy: '#e2a880',
  olive: '#d2a06c',
  tan: '#b98050',
  brown: '#8e5833',
  deep: '#6b4128',
} as const;
export type Skin = keyof typeof SKIN;

export const HAIR = {
  white: '#efe9da',
  grey: '#a9a398',
  iron: '#6e6964',
  black: '#2b2321',
  brown: '#5a3720',
  chest: '#7c4422',
  red: '#b4501f',
  blond: '#d9a648',
  straw: '#e7c877',
} as const;
export type Hair = keyof typeof HAIR;

/** What makes a face somebody's. Numbers without a word of their own are factors, 1 being usual. */
export interface Face {
  skin: Skin;
  hair: Hair;
  /** 0 looks at us, 1 is turned by three quarters. */
  turn?: number;
  broad?: number;
  jaw?: number;
  /** How far chin and cheeks stand out, and how far the cheeks fall in, in units. */
  chin?: number;
  cheek?: number;
  gaunt?: number;
  neck?: number;
  ears?: boolean;
  /** 0 young to 3 old. */
  age?: number;
  brow?: 'calm' | 'arch' | 'stern' | 'angry' | 'sad' | 'quizz' | 'low';
  browThick?: number;
  open?: number;
  slant?: number;
  /** How far the lashes reach; from 2.6 on the whole face is drawn with a lighter hand. */
  lash?: number;
  /** Where the eyes look: aside, and up or down. */
  gaze?: number;
  gazeY?: number;
  iris?: string;
  closed?: boolean;
  wink?: boolean;
  nose?: 'straight' | 'aquiline' | 'snub' | 'broad' | 'long' | 'hook';
  mouth?: 'firm' | 'smile' | 'smirk' | 'frown' | 'thin' | 'pout' | 'sneer';
  /** Nothing of the mouth is seen. */
  masked?: boolean;
  lip?: number;
  lipColour?: string;
  mouthWide?: number;
  beard?: 'stubble' | 'goatee' | 'short' | 'full' | 'square' | 'fork' | 'long';
  tache?: 'trim' | 'big' | 'long' | 'curl';
  /** Drawn on the skin under the features: freckles, soot. */
  under?: string;
  /** Drawn over everything: a scar, spectacles, a scarf. */
  over?: string;
}

/**
 * Where the parts of a head lie. Its origin is between the eyes and the nose, the crown at −58, the chin at 52; the
 * face looks to the right.
 */
export interface Bones {
  turn: number;
  /** A measure between that of a frontal and that of a turned face. */
  between: (frontal: number, turned: number) => number;
  broad: number;
  chinX: number;
  chinY: number;
  browX: number;
  noseX: number;
  mouthX: number;
  /** The middle of the near and of the far eye, and half their widths. */
  nearEye: number;
  farEye: number;
  nearWide: number;
  farWide: number;
  outline: Point[];
}

export function bonesOf({ turn = 0.8, broad = 1, jaw = 1, chin = 0, cheek = 0 }: Face): Bones {
  const between = (frontal: number, turned: number): number => frontal + (turned - frontal) * turn;
  const chinX = between(0, 7);
  return {
    turn,
    between,
    broad,
    chinX,
    chinY: 52 + chin,
    browX: between(0, 5),
    noseX: between(0, 15),
    mouthX: between(0, 9),
    nearEye: between(-15, -9.5),
    farEye: between(15, 16.6),
    nearWide: 9.8,
    farWide: between(9.8, 7),
    outline: [
      [between(0, -2), -58],
      [between(25, 21) * broad, -51],
      [between(34, 31.5) * broad, -28],
      [between(33.5, 30) * broad, -12],
      [between(33, 26.5) * broad, -3],
      [between(33, 29.5) * broad, 9 + cheek],
      [between(29, 25) * broad * jaw + cheek, 29],
      [between(15, 19) * broad * jaw, 45 + chin * 0.7],
      [chinX, 52 + chin],
      [between(-15, -9) * broad * jaw, 47 + chin * 0.8],
      [between(-29, -27) * broad * jaw - cheek, 29],
      [between(-34, -35.5) * broad, 5],
      [between(-35, -38) * broad, -28],
      [between(-25, -28) * broad, -50],
    ],
  };
}

/** The colours of a face, all made from its skin and hair. */
export interface Shades {
  skin: string;
  dark: boolean;
  middle: string;
  shade: string;
  lid: string;
  line: string;
  white: string;
  lip: string;
  lipDark: string;
  hair: string;
  hairLight: string;
}

export function shadesOf({ skin, hair, lip = 0, lipColour }: Face): Shades {
  const base = SKIN[skin];
  const dark = skin === 'brown' || skin === 'deep';
  const painted = lip > 0.6;
  const fairHaired = hair === 'white' || hair === 'grey' || hair === 'blond' || hair === 'straw';
  return {
    skin: base,
    dark,
    middle: mixed(base, '#7a2f1c', 0.22),
    shade: mixed(base, '#5b2018', dark ? 0.42 : 0.33),
    lid: mixed(base, '#7a2f1c', dark ? 0.3 : 0.17),
    line: mixed(base, '#2d0d08', 0.72),
    white: dark ? '#efe2c8' : '#f7efdd',
    lip: mixed(base, lipColour ?? '#a8382c', painted ? 0.55 : 0.34),
    lipDark: mixed(base, lipColour ?? '#8d2a22', painted ? 0.72 : 0.46),
    hair: HAIR[hair],
    hairLight: fairHaired ? darker(HAIR[hair], 0.38) : lighter(HAIR[hair], 0.26),
  };
}

export function flesh(skin: Skin): string {
  return mixed(SKIN[skin], '#7a2f1c', 0.2);
}
