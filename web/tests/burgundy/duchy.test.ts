import { describe, expect, it } from 'vitest';
import { DUCHIES, HEXES } from '../../src/games/burgundy/box';
import { chainOf, drawingOf, edgeOf, postsOf } from '../../src/games/burgundy/duchy';
import { tileOf, vinesOf } from '../../src/games/burgundy/looks';
import { plotsOf, vineRadius } from '../../src/games/burgundy/vineyard';

const R = 20;
const drawing = drawingOf(DUCHIES[0]!.rows, R);

describe('the map of a duchy', () => {
  it('has every space once, numbered in reading order', () => {
    expect(drawing.spaces.map(({ space }) => space)).toEqual(Array.from({ length: 37 }, (_, at) => at + 1));
    expect(drawing.spaces[18]).toMatchObject({ x: drawing.width / 2, y: drawing.height / 2 });
  });

  it('has one line round an area', () => {
    expect(edgeOf(drawing, [19, 20], R).match(/M/g)).toHaveLength(1);
    expect(edgeOf(drawing, [1, 37], R).match(/M/g)).toHaveLength(2);
  });

  it('has three posts on its rim, joined by a chain of tiles', () => {
    expect(postsOf(drawing, R)).toHaveLength(3);
    const row = [16, 17, 18, 19, 13, 8, 4];
    expect(chainOf(drawing, (space) => row.includes(space), R).posts).toEqual([0, 1]);
    expect(chainOf(drawing, (space) => space === 4 || space === 16, R).posts).toHaveLength(1);
  });
});

describe('tiles', () => {
  it('have a look and a sign each', () => {
    for (const { id, animals } of HEXES) {
      const tile = tileOf(id);
      expect(tile.icon).toContain('<path');
      expect(tile.count).toBe(animals || 1);
    }
  });

  it('of two vines show both, of one twice the same', () => {
    expect(vinesOf('vines_red_blue')).toEqual(['red', 'blue']);
    expect(vinesOf('vines_red')).toEqual(['red', 'red']);
  });
});

describe('the vineyard board', () => {
  it('fits into its place', () => {
    const radius = vineRadius(280, 200);
    const { plots, width, height } = plotsOf(radius);
    expect(plots).toHaveLength(12);
    expect(width).toBeLessThanOrEqual(281);
    expect(height).toBeLessThanOrEqual(201);
    for (const { left, right } of plots) expect(right.x).toBeGreaterThan(left.x);
  });
});
