// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { DISTRICTS } from '../../src/games/citadels/box';
import { allWindows, drawingOf, sideWindows } from '../../src/games/citadels/tower_drawing';
import { SHAPES, shapeOf } from '../../src/games/citadels/tower_shapes';
import type { Piece } from '../../src/games/citadels/tower_pieces';

const outlines = (card: string): string =>
  drawingOf(card, 60)
    .pieces.map(({ as, d }: Piece) => as + d)
    .join();
const has = (card: string, as: Piece['as']): boolean =>
  drawingOf(card, 60).pieces.some((one) => one.as === as);
const ROOFS = (type: string): Set<string> =>
  new Set(DISTRICTS.filter((one) => one.type === type).map(({ id }) => shapeOf(id).roof));

describe('towers', () => {
  it('are drawn for every district of both editions, and for no other', () => {
    expect(Object.keys(SHAPES).sort()).toEqual(DISTRICTS.map(({ id }) => id).sort());
  });

  it('differ by district, not by type alone', () => {
    expect(new Set(DISTRICTS.map(({ id }) => outlines(id))).size).toBe(DISTRICTS.length);
  });

  it('keep the family of roofs of their type', () => {
    const types = ['noble', 'religious', 'trade', 'military', 'unique'];
    const families = types.map(ROOFS);
    const all = families.flatMap((roofs) => [...roofs]);
    expect(new Set(all).size).toBe(all.length);
    for (const { id, type } of DISTRICTS) {
      if (type === 'noble') expect(has(id, 'flag'), id).toBe(true);
      if (type === 'trade') expect(has(id, 'cloth'), id).toBe(true);
      if (type === 'unique') expect(has(id, 'gold'), id).toBe(true);
    }
  });

  test.each(DISTRICTS.map(({ id }) => [id]))('%s is drawn with numbers only, and has windows', (card) => {
    for (const high of [40, 94, 216]) {
      const drawing = drawingOf(card, high);
      expect(drawing.pieces.map((one) => one.d).join()).not.toMatch(/NaN|undefined|Infinity/);
      if (high > 90) expect(sideWindows(drawing)).not.toBe('');
    }
    expect(allWindows(drawingOf(card, 66)).length).toBeGreaterThan(1);
  });
});
