import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Die from '../../src/kit/Die.svelte';
import HexTile from '../../src/kit/HexTile.svelte';
import PointTrack from '../../src/kit/PointTrack.svelte';
import { corners, hexMap, outlines, widthOfHex } from '../../src/kit/hex';
import { HEX_LOOKS } from '../../src/kit/hex_looks';
import { standings } from '../../src/kit/track';

describe('a map of hexes', () => {
  const { places, width, height } = hexMap([4, 5, 6, 7, 6, 5, 4], 10, 0);

  it('has a place for each, the longest row from edge to edge', () => {
    expect(places).toHaveLength(37);
    expect(places[15]!.x).toBeCloseTo(widthOfHex(10) / 2);
    expect(width).toBeCloseTo(7 * widthOfHex(10));
    expect(height).toBeCloseTo(110);
  });

  it('lets neighbours touch: each lies a width from the six around it', () => {
    const middle = places[18]!;
    const near = places.filter(
      ({ x, y }) => Math.abs(Math.hypot(x - middle.x, y - middle.y) - widthOfHex(10)) < 0.01,
    );
    expect(near).toHaveLength(6);
  });

  it('draws one line round hexes that touch, without the edges between them', () => {
    expect(outlines([places[18]!], 10)).toEqual([corners(places[18]!, 10)]);
    const two = outlines([places[17]!, places[18]!], 10);
    expect(two.map((line) => line.length)).toEqual([10]);
  });

  it('draws a second line round a hole', () => {
    const middle = places[18]!;
    const ring = places.filter((one) => {
      const far = Math.hypot(one.x - middle.x, one.y - middle.y);
      return far > 1 && far < widthOfHex(10) * 1.1;
    });
    expect(
      outlines(ring, 10)
        .map((line) => line.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });
});

describe('a track of points', () => {
  it('is walked round again', () => {
    expect(standings([41, 141, 7], 100)).toEqual([
      { seat: 0, at: 41, laps: 0, above: 0 },
      { seat: 1, at: 41, laps: 1, above: 1 },
      { seat: 2, at: 7, laps: 0, above: 0 },
    ]);
  });

  it('tells in words who stands where', () => {
    render(PointTrack, { points: [141], label: 'Points', names: ['Wanda: 141 points'] });
    expect(screen.getByRole('group', { name: 'Points' }).textContent).toContain('Wanda: 141 points');
    expect(screen.getByText('+100')).toBeTruthy();
  });
});

describe('pieces of a board', () => {
  it('a die has as many pips as it shows', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const { container, unmount } = render(Die, { value, label: String(value) });
      expect(container.querySelectorAll('circle')).toHaveLength(value);
      unmount();
    }
  });

  it('a tile shows as many beasts as stand on it', () => {
    const { container } = render(HexTile, {
      look: HEX_LOOKS.animals,
      icon: '<path class="pig"/>',
      count: 4,
      label: 'four pigs',
    });
    expect(screen.getByRole('img', { name: 'four pigs' })).toBeTruthy();
    expect(container.querySelectorAll('.pig')).toHaveLength(4);
  });
});
