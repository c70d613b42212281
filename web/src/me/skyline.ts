import type { PlayedGame } from '../wire/types';

/** A finished game as a tower: how high of the highest there can be, and where it stands. */
export interface GameTower {
  game: PlayedGame;
  x: number;
  width: number;
  height: number;
}

/** Wider than this a tower looks like a barn. */
const WIDEST = 46;

/** What I had of the winner's points, from 0 to 1. */
export function shareOf(game: PlayedGame): number {
  return game.top > 0 ? Math.min(1, Math.max(0, game.points / game.top)) : 0;
}

/** The games, latest first, as towers from left to right in the order they were played; `full` is the winner's height. */
export function towersOf(latest: readonly PlayedGame[], from: number, to: number, full: number): GameTower[] {
  const step = Math.min(WIDEST / 0.8, (to - from) / Math.max(1, latest.length));
  const width = step * 0.8;
  const first = from + (to - from - step * latest.length) / 2;
  return latest.toReversed().map((game, at) => ({
    game,
    x: first + at * step + (step - width) / 2,
    width,
    // A tower without points is still a tower.
    height: Math.max(width * 0.5, shareOf(game) * full),
  }));
}

/** Where the windows of a tower are, in twos: x and y of each from its left foot upwards. */
export function windowsOf(width: number, height: number): { x: number; y: number }[] {
  const storey = width * 0.62;
  const rows = Math.max(0, Math.floor((height - storey * 0.55) / storey));
  return Array.from({ length: rows }, (_, row) => {
    const y = storey * (row + 0.45);
    return [
      { x: width * 0.25, y },
      { x: width * 0.57, y },
    ];
  }).flat();
}
