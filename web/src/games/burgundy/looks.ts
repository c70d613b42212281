import { HEX_LOOKS } from '../../kit/hex_looks';
import type { HexLook } from '../../kit/hex_looks';
import { HEXES } from './box';
import { ANIMAL_ICONS, TYPE_ICONS, buildingIcon, monasteryIcon } from './icons';
import type { Vine } from './view';

/** How a tile is drawn: its colour, its sign, and how often that is on it. */
export interface Tile {
  look: HexLook;
  icon: string;
  count: number;
}

const INN: HexLook = { fill: '#f1e6cc', hatching: 'h-or', dark: false };
const BY_ID = new Map(HEXES.map((hex) => [hex.id as string, hex]));

/** The sort of a hex: castle, mine, ship, animals, building, monastery, inn or vines. */
export function typeOf(hex: string): string {
  return BY_ID.get(hex)?.type ?? 'building';
}

export function lookOf(type: string): HexLook {
  return type === 'inn' ? INN : (HEX_LOOKS[type as keyof typeof HEX_LOOKS] ?? HEX_LOOKS.black);
}

export function tileOf(hex: string): Tile {
  const { type, animal, animals } = BY_ID.get(hex) ?? { type: 'building', animal: null, animals: 0 };
  const icon =
    type === 'building'
      ? buildingIcon(hex)
      : type === 'monastery'
        ? monasteryIcon(hex)
        : animal
          ? ANIMAL_ICONS[animal]!
          : TYPE_ICONS[type]!;
  const white = hex === 'white_castle';
  return {
    look: white
      ? { ...lookOf(type), fill: 'color-mix(in srgb, var(--hx-building) 62%, #fff)' }
      : lookOf(type),
    icon,
    count: animal ? animals : 1,
  };
}

/** The two vines of a double hex, the one named first on the left. */
export function vinesOf(hex: string): [Vine, Vine] {
  const [one, other] = hex.replace('vines_', '').split('_') as [Vine, Vine?];
  return [one, other ?? one];
}

export function isDouble(hex: string): boolean {
  return hex.startsWith('vines_');
}
