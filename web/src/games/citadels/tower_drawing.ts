import { extraOf, isBehind, smokeOf } from './tower_extras';
import { box, gabled, p, piece } from './tower_pieces';
import type { Piece, Wall } from './tower_pieces';
import { roofOf } from './tower_roofs';
import { shapeOf } from './tower_shapes';
import type { Body, Windows } from './tower_shapes';

export interface Spot {
  x: number;
  y: number;
}

/** A district as it is drawn: 60 wide, on the ground at 0, up is negative. */
export interface Drawing {
  /** From the back to the front; the hatching of the type lies over what is painted as a wall. */
  pieces: Piece[];
  /** The highest wall: what stands on it, and where windows find room. */
  wall: Wall;
  /** The walls that reach the ground, for hatching and light. */
  walls: Wall[];
  windows: Windows;
  smoke: Spot[];
}

/** The walls of a body: the one that carries the roof first, then lower or narrower ones. */
function wallsOf(body: Body, high: number): Wall[] {
  const wall = (left: number, right: number, share = 1): Wall => ({ left, right, top: -high * share });
  switch (body) {
    case 'straight':
    case 'leaning':
      return [wall(6, 54)];
    case 'slim':
      return [wall(13, 47)];
    case 'footed':
      return [wall(9, 51), wall(4, 56, 0.4)];
    case 'aisled':
      return [wall(14, 46), wall(4, 56, 0.62)];
    case 'flanked':
      return [wall(6, 40), wall(38, 55, 0.6)];
    case 'twin':
      return [wall(13, 47, 0.9), wall(5, 17), wall(43, 55)];
  }
}

function drawnWalls(body: Body, [main, ...others]: Wall[]): Piece[] {
  const { left, right, top } = main!;
  const stands =
    body === 'leaning'
      ? piece('wall', p`M${left - 3} 0L${left + 2} ${top}H${right - 2}L${right + 3} 0Z`)
      : box('wall', left, right, top);
  const low = others.map((one) => box('wall', one.left, one.right, one.top));
  if (body === 'twin')
    return [stands, ...low, ...others.map((one) => gabled(one.left - 2, one.right + 2, one.top, 12))];
  if (body === 'aisled') {
    const [aisle] = others;
    const lean = p`M${aisle!.left - 2} ${aisle!.top}L${left} ${aisle!.top - 7}H${right}L${aisle!.right + 2} ${aisle!.top}Z`;
    return [...low, piece('roof', lean), stands];
  }
  if (body === 'flanked')
    return [stands, ...low, ...others.map((one) => gabled(one.left - 2, one.right + 3, one.top, 13))];
  const ledge = others.map((one) => box('roof', one.left - 1, one.right + 1, one.top - 3, one.top));
  return [stands, ...low, ...ledge];
}

/** A district whose walls are `high`. */
export function drawingOf(card: string, high: number): Drawing {
  const { body, roof, windows, extras } = shapeOf(card);
  const walls = wallsOf(body, high);
  const [main] = walls as [Wall];
  const under = extras.filter(isBehind).flatMap((extra) => extraOf(extra, main));
  const over = extras.filter((extra) => !isBehind(extra)).flatMap((extra) => extraOf(extra, main));
  return {
    pieces: [...under, ...drawnWalls(body, walls), ...roofOf(roof, main), ...over],
    wall: main,
    walls,
    windows,
    smoke: extras.flatMap((extra) => smokeOf(extra, main)).map(([x, y]) => ({ x, y })),
  };
}

/** One window, its sill in the middle of `x` at `y`. */
export function windowPath(kind: Windows, { x, y }: Spot, k = 1): string {
  const w = 2 * k;
  switch (kind) {
    case 'arched':
      return p`M${x - w} ${y}v${-4.4 * k}a${w} ${w} 0 0 1 ${2 * w} 0v${4.4 * k}z`;
    case 'square':
      return p`M${x - w} ${y}v${-5.4 * k}h${2 * w}v${5.4 * k}z`;
    case 'slit':
      return p`M${x - 1.2 * k} ${y}v${-7 * k}h${2.4 * k}v${7 * k}z`;
    case 'barred':
      return p`M${x - w} ${y}v${-6 * k}h${1.2 * k}v${6 * k}zM${x + w - 1.2 * k} ${y}v${-6 * k}h${1.2 * k}v${6 * k}z`;
    case 'round':
      return p`M${x - w} ${y - 3 * k}a${w} ${w} 0 1 0 ${2 * w} 0a${w} ${w} 0 1 0 ${-2 * w} 0z`;
  }
}

const FLOOR = 13;
const SIDE = 5;

const ROOM_FOR_SIGN = 40;

/** Windows beside the sign that stands on the wall, on a narrow one beneath it; none where the price lies. */
export function sideWindows({ wall, windows }: Drawing): string {
  const narrow = wall.right - wall.left < ROOM_FOR_SIGN;
  const inset = narrow ? 9 : SIDE;
  let path = '';
  for (let y = wall.top + (narrow ? 46 : 16); y < (narrow ? -20 : -14); y += FLOOR)
    for (const x of [wall.left + inset, wall.right - inset]) path += windowPath(windows, { x, y });
  return path;
}

const STOREY = 18;

/** Windows all over the walls, the topmost first, as a panorama has them. */
export function allWindows({ wall, walls }: Drawing): Spot[] {
  const spots: Spot[] = [];
  const columns = wall.right - wall.left > 40 ? 3 : 2;
  const apart = (wall.right - wall.left) / (columns + 1);
  const covered = walls.slice(1);
  for (let y = wall.top + 20; y < -20; y += STOREY)
    for (let at = 1; at <= columns; at++) {
      const x = wall.left + at * apart;
      if (
        !covered.some((one) => one.left < x && x < one.right && y > one.top - 14 && one.right - one.left < 30)
      )
        spots.push({ x, y });
    }
  return spots;
}
