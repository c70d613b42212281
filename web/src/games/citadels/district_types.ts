import broadsword from 'icon:broadsword';
import lily from 'icon:fleur-de-lys';
import star from 'icon:round-star';
import scales from 'icon:scales';
import type { Tincture } from '../../kit/heraldry';

/** How a type of district is told apart: tincture, hatching and sign, never the colour alone. */
export interface TypeLook {
  tincture: Tincture;
  sign: string;
  /** The field is light, so what lies on it is drawn in ink. */
  light: boolean;
}

const CROSS = '<path d="M205 26h102v141h128v102H307v217H205V269H77V167h128z"/>';

export const TYPES: Record<string, TypeLook> = {
  noble: { tincture: 'or', sign: lily, light: true },
  religious: { tincture: 'azure', sign: CROSS, light: false },
  trade: { tincture: 'vert', sign: scales, light: false },
  military: { tincture: 'gules', sign: broadsword, light: false },
  unique: { tincture: 'purp', sign: star, light: false },
};

export const TYPE_NAMES = Object.keys(TYPES);

export function lookOf(type: string): TypeLook {
  return TYPES[type] ?? TYPES['unique']!;
}

/** The colour of a card, as STYLE has it: ink on light fields, ivory on dark ones. */
export function inkOn(type: string): string {
  return lookOf(type).light ? '#2a1a02' : '#fff7e4';
}
