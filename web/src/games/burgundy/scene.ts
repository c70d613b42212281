import { ridge } from '../../stage/ceremony/sky';
import { castle, church, fir, lit, skyOver, slope, tree } from '../country';
import { rowsOf } from './flat_map';
import { land } from './land';

/** A duchy of nobody's, half built, as the pictures of the game show it. */
export const SAMPLE = rowsOf('YYYC', 'BBSAM', 'MBBSAS', 'CBSCYBS', 'YSBAYB', 'BBABM', 'AABC');
const FALLOW = new Set([4, 11, 24, 26, 28, 33]);
const MIDDLE = 18;

/** The duchy in its country, over the whole of a picture. */
export function scene(id: string, w: number, h: number): string {
  const x = w / 2;
  const radius = Math.min(w / 13.2, h / 13);
  const y = h * 0.62;
  const all = SAMPLE.flat().length;
  const built = new Set(Array.from({ length: all }, (_, at) => at).filter((at) => !FALLOW.has(at)));
  const hills = Math.max(5, Math.round(w / 60));
  const hill = (down: number, high: number, seed: number, name: string): string =>
    `<path d="${ridge(w, h * down, h * high, h, seed, hills)}" style="fill:var(--${name})"/>`;
  const trees = [
    [0.06, 0.55],
    [0.1, 0.57],
    [0.93, 0.55],
    [0.97, 0.58],
    [0.89, 0.53],
  ] as const;
  const firs = [
    [0.02, 0.93],
    [0.07, 0.97],
    [0.95, 0.94],
    [0.99, 0.98],
  ] as const;
  return (
    `<g class="country">${skyOver(id, w, h, { x: w * 0.66, y: h * 0.27 })}` +
    `<g style="fill:var(--cloud-of)" opacity=".7">${cloud(w * 0.14, h * 0.24)}</g>` +
    hill(0.42, 0.14, 4, 'far') +
    hill(0.48, 0.12, 11, 'middle') +
    slope(w * 0.04, h * 0.4, 9) +
    slope(w * 0.72, h * 0.39, 10) +
    castle(w * 0.3, h * 0.375, 0.62) +
    church(w * 0.86, h * 0.4, 0.6) +
    hill(0.56, 0.08, 17, 'near') +
    trees.map(([right, down]) => tree(w * right, h * down, 0.9)).join('') +
    land({ rows: SAMPLE, x, y, radius, built, flag: 'var(--gules)', seat: MIDDLE }) +
    firs.map(([right, down]) => fir(w * right, h * down, 1.3)).join('') +
    '</g>'
  );
}

const cloud = (x: number, y: number): string =>
  `<path d="M${x} ${y}h46c7 0 7-6 0-7h-11c-4-9-20-9-24 0h-12c-9 0-8 7 1 7zM${x + 8} ${y + 4}h44c5 0 5 4 0 4h-44c-5 0-5-4 0-4z"/>`;

/** A corner of it for the guided game. */
export function corner(id: string): string {
  const rows = rowsOf('ACB', 'SY');
  return (
    `<g class="country">${skyOver(id, 92, 84, { x: 70, y: 18 })}` +
    `<path d="${ridge(92, 44, 22, 84, 4, 4)}" ${lit('#8aa06a')}/>` +
    `${land({ rows, x: 46, y: 62, radius: 23, flag: 'var(--gules)' })}</g>`
  );
}
