import { describe, expect, it } from 'vitest';
import { widthOfHex } from '../../src/kit/hex';
import { duchyHeight, duchyWidth, laidOut, layoutOf, shapeOf } from '../../src/games/burgundy/layout';

const PLAIN = { vines: false, routes: false };

describe('the layout of a Burgundy table', () => {
  it.each([
    [390, 844, 'phone'],
    [844, 390, 'lying'],
    [820, 1180, 'upright'],
    [1024, 768, 'desk'],
    [2560, 1440, 'desk'],
  ])('%i×%i is laid out as a %s', (wide, high, shape) => {
    expect(shapeOf(wide, high)).toBe(shape);
  });

  it.each([
    [756, 480, 1024, 768],
    [1006, 440, 1280, 720],
    [1136, 600, 1440, 900],
    [2130, 1120, 2560, 1440],
  ])('duchy, depots and vineyard fit side by side into %i×%i', (width, height, wide, high) => {
    for (const extras of [PLAIN, { vines: true, routes: true }]) {
      const { radius, market, wing, room } = layoutOf(width, height, { wide, high }, extras);
      expect(duchyWidth(radius) + market + wing).toBeLessThanOrEqual(width);
      expect(duchyHeight(radius)).toBeLessThanOrEqual(room + 1);
      expect(market).toBeGreaterThan(320);
    }
  });

  it('keeps the spaces of a phone large enough for a finger', () => {
    for (const high of [568, 667, 844, 932]) {
      const { radius } = layoutOf(374, 0, { wide: 390, high }, PLAIN);
      expect(widthOfHex(radius)).toBeGreaterThanOrEqual(44);
      expect(duchyWidth(radius)).toBeLessThanOrEqual(374);
    }
  });

  it('keeps the vineyard beside the duchy only where there is room for three', () => {
    const extras = { vines: true, routes: false };
    expect(layoutOf(1136, 600, { wide: 1440, high: 900 }, extras).wing).toBeGreaterThan(240);
    expect(layoutOf(756, 480, { wide: 1024, high: 768 }, extras).wing).toBe(0);
  });
});

describe('hexes in a depot', () => {
  it('lie in two rows where it is high and in one where it is low', () => {
    expect(new Set(laidOut(4, 140, 110).places.map(({ y }) => y)).size).toBe(2);
    expect(new Set(laidOut(4, 200, 60).places.map(({ y }) => y)).size).toBe(1);
  });

  it('stay inside and do not lie on each other', () => {
    for (const [count, width, height] of [
      [2, 50, 40],
      [4, 100, 80],
      [8, 120, 180],
      [9, 190, 90],
    ] as const) {
      const { places, radius } = laidOut(count, width, height);
      for (const [at, { x, y }] of places.entries()) {
        expect(x + widthOfHex(radius) / 2).toBeLessThanOrEqual(width);
        expect(y + radius).toBeLessThanOrEqual(height);
        for (const other of places.slice(at + 1)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(widthOfHex(radius) - 0.01);
        }
      }
    }
  });
});
