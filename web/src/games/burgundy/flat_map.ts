import { HEX_LOOKS } from '../../kit/hex_looks';
import type { HexLook } from '../../kit/hex_looks';
import { hexPath } from '../../kit/hex';
import type { BurgundyType } from '../../wire/schema';
import { fieldsOf } from './land';
import type { Rows } from './land';

const LOOKS: Record<BurgundyType, HexLook> = {
  ...HEX_LOOKS,
  inn: HEX_LOOKS.building,
  vines: HEX_LOOKS.animals,
  wild: HEX_LOOKS.black,
};

/** A duchy seen from above, small: its colours and their hatching; a piece of SVG with its middle at (x, y). */
export function flatMap(rows: Rows, x: number, y: number, radius: number): string {
  return fieldsOf(rows, x, y, radius)
    .map((field) => {
      const { fill, hatching, dark } = LOOKS[field.type];
      const d = hexPath(field, radius);
      const width = Math.max(0.6, radius / 10).toFixed(1);
      return (
        `<path d="${d}" style="fill:${fill}" stroke="#1f1306" stroke-width="${width}"/>` +
        `<path d="${d}" fill="url(#${hatching}${dark ? '-w' : ''})" opacity=".2"/>`
      );
    })
    .join('');
}

/** Rows written as letters, one for each space: B building, A animals, S ship, Y monastery, C castle, M mine. */
export function rowsOf(...written: string[]): Rows {
  const types: Record<string, BurgundyType> = {
    B: 'building',
    A: 'animals',
    S: 'ship',
    Y: 'monastery',
    C: 'castle',
    M: 'mine',
  };
  return written.map((row) => [...row].map((letter) => [types[letter]!, 0] as const));
}
