import { ABOVE } from './tower_above';
import type { Above } from './tower_above';
import { BESIDE } from './tower_beside';
import type { Beside } from './tower_beside';
import type { Piece, Wall } from './tower_pieces';

/** What a building has beside walls and a roof. */
export type Extra = Above | Beside;

/** Drawn behind the walls, so that only what stands out is seen. */
const BEHIND: ReadonlySet<Extra> = new Set([
  'chimney',
  'stacks',
  'wings',
  'horns',
  'sails',
  'trees',
  'buttresses',
]);

export const isBehind = (extra: Extra): boolean => BEHIND.has(extra);

export function extraOf(extra: Extra, wall: Wall): Piece[] {
  const draw = { ...ABOVE, ...BESIDE }[extra];
  return draw(wall);
}

/** Where smoke rises from. */
export function smokeOf(extra: Extra, { left, right, top }: Wall): [number, number][] {
  if (extra === 'chimney') return [[right - 8.5, top - 29]];
  return extra === 'stacks'
    ? [
        [left + 5.5, top - 35],
        [right - 5.5, top - 29],
      ]
    : [];
}
