import { hexMap, outlinePath, widthOfHex } from '../../kit/hex';
import type { HexMap, Point } from '../../kit/hex';

/**
 * A space of a duchy as a board says it: its type, its number, and how many half hexes it lies from the left where its
 * row is not simply in the middle.
 */
export type Row = readonly (readonly [type: string, number: number, column?: number])[];

export interface DuchySpace extends Point {
  /** From 1, in reading order. */
  space: number;
  type: string;
  number: number;
}

export interface DuchyDrawing {
  spaces: DuchySpace[];
  width: number;
  height: number;
}

/** Room round the map for the towers on its rim, in radii. */
const RIM = 0.16;

/** Where every space of a duchy lies; rows of any lengths, so a wide one of partners too. */
export function drawingOf(rows: readonly Row[], radius: number): DuchyDrawing {
  const map: HexMap = hexMap(
    rows.map((row) => row.length),
    radius,
    radius * RIM,
  );
  const flat = rows.flat();
  const wide = widthOfHex(radius);
  const columns = flat.flatMap(([, , column]) => (column === undefined ? [] : [column]));
  return {
    width: columns.length ? (Math.max(...columns) / 2 + 1) * wide + 2 * radius * RIM : map.width,
    height: map.height,
    spaces: map.places.map((place, at) => {
      const [type, number, column] = flat[at]!;
      const x = column === undefined ? place.x : radius * RIM + (column / 2 + 0.5) * wide;
      return { ...place, x, space: at + 1, type, number };
    }),
  };
}

/** The line round these spaces. */
export function edgeOf(drawing: DuchyDrawing, spaces: readonly number[], radius: number): string {
  return outlinePath(
    drawing.spaces.filter(({ space }) => spaces.includes(space)),
    radius,
  );
}

/** The spaces that touch each border post: top right, left, bottom middle. */
export const POST_SPACES: readonly (readonly number[])[] = [[4], [16], [35, 36]];

export interface Post extends Point {
  /** How many of the space's own half widths it stands from the middle of the map. */
  joined: boolean;
}

/** Where the border posts stand on the rim of a duchy of 37. */
export function postsOf(drawing: DuchyDrawing, radius: number): Point[] {
  const at = (space: number): DuchySpace => drawing.spaces[space - 1]!;
  if (drawing.spaces.length < 36) return [];
  return [
    { x: at(4).x + radius * 0.86, y: at(4).y - radius * 0.5 },
    { x: at(16).x - radius * 0.72, y: at(16).y - radius * 0.62 },
    { x: (at(35).x + at(36).x) / 2, y: at(35).y + radius * 0.86 },
  ];
}

/**
 * The spaces of the covered group that reaches most posts, and which posts those are. It only says where to draw the
 * bridges; how many are joined is told by the server.
 */
export function chainOf(
  drawing: DuchyDrawing,
  covered: (space: number) => boolean,
  radius: number,
): { posts: number[]; spaces: DuchySpace[] } {
  const rest = new Set(drawing.spaces.filter(({ space }) => covered(space)));
  let best: { posts: number[]; spaces: DuchySpace[] } = { posts: [], spaces: [] };
  while (rest.size) {
    const group = grown(rest, radius);
    const posts = POST_SPACES.flatMap((near, at) =>
      group.some(({ space }) => near.includes(space)) ? [at] : [],
    );
    if (posts.length > best.posts.length) best = { posts, spaces: group };
  }
  return best;
}

/** Takes one group of spaces that touch each other out of the rest. */
function grown(rest: Set<DuchySpace>, radius: number): DuchySpace[] {
  const [first] = rest;
  const group = [first!];
  rest.delete(first!);
  for (const one of group) {
    for (const other of rest) {
      if (Math.hypot(one.x - other.x, one.y - other.y) > radius * 2) continue;
      rest.delete(other);
      group.push(other);
    }
  }
  return group;
}
