import { widthOfHex } from '../../kit/hex';
import type { Point } from '../../kit/hex';
import { VINEYARD } from './box';

export interface Plot {
  space: number;
  number: number;
  layer: number;
  icons: readonly string[];
  /** Its left and its right hex. */
  left: Point;
  right: Point;
}

const LAYERS = Math.max(...VINEYARD.map(({ layer }) => layer));
const STEPS = VINEYARD.flatMap(({ hexes }) => hexes.map(([, x]) => x));
const FIRST = Math.min(...STEPS);
const LAST = Math.max(...STEPS);

/** The largest hex with which the vineyard board fits into this room. */
export function vineRadius(width: number, height: number): number {
  return Math.min(
    (width - 8) / ((LAST - FIRST + 2) * (widthOfHex(1) / 2)),
    (height - 8) / (1.5 * (LAYERS - 1) + 2),
  );
}

/** Where every double space of the vineyard board lies, the first layer at the bottom. */
export function plotsOf(radius: number): { plots: Plot[]; width: number; height: number } {
  const half = widthOfHex(radius) / 2;
  const at = ([layer, x]: readonly [number, number]): Point => ({
    x: (x - FIRST + 1) * half + 4,
    y: (LAYERS - layer) * 1.5 * radius + radius + 4,
  });
  return {
    width: (LAST - FIRST + 2) * half + 8,
    height: (1.5 * (LAYERS - 1) + 2) * radius + 8,
    plots: VINEYARD.map(({ space, number, layer, icons, hexes }) => ({
      space,
      number,
      layer,
      icons,
      left: at(hexes[0]!),
      right: at(hexes[1]!),
    })),
  };
}
