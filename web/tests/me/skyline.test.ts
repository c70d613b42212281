import { describe, expect, it } from 'vitest';
import { shareOf, towersOf, windowsOf } from '../../src/me/skyline';
import { agoOf } from '../../src/shell/dates';
import { speak } from '../../src/words';
import type { PlayedGame } from '../../src/wire/types';

const played = (table: string, points: number, top: number): PlayedGame => ({
  table,
  game: 'stones',
  ended: 0,
  points,
  place: points === top ? 1 : 2,
  won: points === top,
  top,
  others: [],
  bots: 1,
});

describe('my games as towers', () => {
  it('a tower is as high as my share of the winner, and never below the ground or above the line', () => {
    expect(shareOf(played('a', 20, 40))).toBe(0.5);
    expect(shareOf(played('a', 40, 40))).toBe(1);
    expect(shareOf(played('a', -3, 40))).toBe(0);
    expect(shareOf(played('a', 0, 0))).toBe(0);
  });

  it('they stand in the order in which they were played, side by side within the ground', () => {
    const latest = [played('last', 10, 10), played('middle', 5, 10), played('first', 0, 10)];
    const towers = towersOf(latest, 40, 640, 200);
    expect(towers.map((one) => one.game.table)).toEqual(['first', 'middle', 'last']);
    expect(towers.map((one) => one.height).slice(1)).toEqual([100, 200]);
    expect(towers[0]!.height).toBeGreaterThan(0);
    for (const [at, one] of towers.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(at ? towers[at - 1]!.x + towers[at - 1]!.width : 40);
      expect(one.x + one.width).toBeLessThanOrEqual(640);
    }
  });

  it('twenty games fit on a phone', () => {
    const many = Array.from({ length: 20 }, (_, at) => played(`t${at}`, at, 19));
    const towers = towersOf(many, 38, 320, 200);
    expect(towers.at(-1)!.x + towers.at(-1)!.width).toBeLessThanOrEqual(320);
  });

  it('windows lie within their tower', () => {
    for (const { x, y } of windowsOf(30, 120)) {
      expect(x + 30 * 0.18).toBeLessThan(30);
      expect(y + 30 * 0.36).toBeLessThan(120);
    }
    expect(windowsOf(30, 10)).toEqual([]);
  });
});

describe('how long ago a game was', () => {
  const noon = new Date(2026, 10, 18, 12).getTime();
  const days = (n: number): number => noon / 1000 - n * 86_400;

  it('is said as people say it', async () => {
    await speak('en', false);
    expect(agoOf(days(0), noon)).toBe('today');
    expect(agoOf(days(1), noon)).toBe('yesterday');
    expect(agoOf(days(3), noon)).toBe('Sunday');
    expect(agoOf(days(20), noon)).toMatch(/29/);
    expect(agoOf(days(20), noon)).not.toMatch(/2026/);
    expect(agoOf(days(400), noon)).toMatch(/2025/);
    await speak('pl', false);
    expect(agoOf(days(1), noon)).toBe('wczoraj');
  });
});
