import { chances } from '../../stage/ceremony/sky';
import { allWindows, drawingOf, windowPath } from './tower_drawing';
import type { Drawing, Spot } from './tower_drawing';
import { typeOf } from './cards';
import type { DistrictView } from './view';

/** A district of the panorama, where it stands in its city. */
export interface Placed {
  key: string;
  type: string;
  drawing: Drawing;
  x: number;
  y: number;
  scale: number;
  front: boolean;
}

/** A window that may be lit, and what it is in: a tower of one of the rows, or the town wall. */
export interface Window {
  d: string;
  within: 'back' | 'front' | 'wall';
}

/** A city as it is drawn: its middle and its foot are at 0. */
export interface CityDrawing {
  towers: Placed[];
  /** In the order in which points light them. */
  windows: Window[];
  /** How far the highest roof is above the ground. */
  top: number;
  houses: { x: number; y: number; wide: number; high: number }[];
}

/** Half of the width of a city with its walls. */
export const HALF = 132;
const BODY = 48;
const ROOF = 46;
const BACK_FOOT = -16;
const WALL_TOP = -17;

const heightOf = (cost: number): number => 41 + Math.min(cost, 8) * 24;

/** The highest in the middle. */
function middleOut<T>(all: readonly T[]): T[] {
  const row: T[] = [];
  all.forEach((one, at) => (at % 2 ? row.push(one) : row.unshift(one)));
  return row;
}

function rowOf(districts: readonly { one: DistrictView; key: string }[], front: boolean): Placed[] {
  const row = middleOut(districts);
  const gap = front ? 16 : 3;
  const scale = Math.min(front ? 1 : 1.08, (2 * HALF - 26) / (row.length * (BODY + gap)));
  const step = (BODY + gap) * scale;
  return row.map(({ one, key }, at) => ({
    key,
    type: typeOf(one.card),
    drawing: drawingOf(one.card, heightOf(one.cost)),
    x: (at - (row.length - 1) / 2) * step - 30 * scale,
    y: front ? 0 : BACK_FOOT,
    scale,
    front,
  }));
}

/** A city of these districts, with room for `points` lit windows. */
export function cityOf(districts: readonly DistrictView[], points: number, seed: number): CityDrawing {
  const keyed = districts.map((one, at) => ({ one, key: `${one.card}-${at}` }));
  const sorted = keyed.toSorted((a, b) => b.one.cost - a.one.cost);
  const high = Math.max(2, sorted.filter(({ one }) => one.cost >= 3).length);
  const behind = Math.min(high, Math.max(4, Math.ceil(sorted.length / 2)));
  const towers = [...rowOf(sorted.slice(0, behind), false), ...rowOf(sorted.slice(behind), true)];
  const chance = chances(seed + 1);
  const shuffled = windowsOf(towers)
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const windows = [...shuffled, ...lanterns(points - shuffled.length)];
  const top = Math.min(-80, ...towers.map((one) => one.y + (one.drawing.wall.top - ROOF) * one.scale));
  const houses = Array.from({ length: 9 }, (_, at) => ({
    x: -135 + at * 31 + chance() * 10,
    y: -4 - chance() * 10,
    wide: 17 + chance() * 8,
    high: 9 + chance() * 7,
  }));
  return { towers, windows, top, houses };
}

/** Windows that are not behind another tower nor behind the wall. */
function windowsOf(towers: readonly Placed[]): Window[] {
  const first = towers.filter((one) => one.front);
  const covers = (spot: Spot): boolean =>
    first.some(
      (one) =>
        spot.x > one.x + 2 * one.scale &&
        spot.x < one.x + 58 * one.scale &&
        spot.y > (one.drawing.wall.top - 34) * one.scale,
    );
  return towers.flatMap((one) =>
    allWindows(one.drawing)
      .map(({ x, y }) => ({ x: one.x + x * one.scale, y: one.y + y * one.scale }))
      .filter((spot) => spot.y < WALL_TOP - 2 && (one.front || !covers(spot)))
      .map((spot) => ({
        d: windowPath(one.drawing.windows, spot, 1.2),
        within: one.front ? 'front' : 'back',
      })),
  );
}

/** Lights on the town wall, for points that find no window. */
function lanterns(count: number): Window[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const side = at % 2 ? 1 : -1;
    const x = side * (22 + (Math.floor(at / 2) % 10) * 10.5);
    const y = Math.floor(at / 20) % 2 ? 7 : -3;
    return { d: windowPath('arched', { x, y }, 1), within: 'wall' };
  });
}

/** Where a city stands on the screen, how large, and what its owner's name is written on. */
export interface Standing {
  x: number;
  y: number;
  scale: number;
  /** Width and height of the banner or plate beneath. */
  wide: number;
  high: number;
}

export interface Panorama {
  narrow: boolean;
  standing: Standing[];
  /** Where the sky ends. */
  horizon: number;
  /** Where the quay begins and ends; only where the cities stand in one row. */
  quay: { top: number; foot: number } | null;
}

interface Room {
  top: number;
  bottom: number;
}

const NARROW = 700;
/** How far a city with a high roof reaches above its foot, with what floats over it. */
const TALL = 300;

/** All cities side by side on a quay; on a phone the one in front large, the others in rows below it. */
export function panoramaOf(width: number, height: number, count: number, room: Room): Panorama {
  return width < NARROW && height > width
    ? onHills(width, height, count, room)
    : onTheQuay(width, height, count, room);
}

function onTheQuay(width: number, height: number, count: number, room: Room): Panorama {
  const unit = Math.min(1.5, Math.max(0.45, (height - room.top - room.bottom) / 640));
  const foot = height - room.bottom - 168 * unit;
  const slot = width / Math.max(1, count);
  const flags = 74 * unit;
  const scale = Math.min(1.75 * unit, (slot * 1.03) / (2 * HALF), (foot - room.top - flags) / TALL);
  const wide = Math.min(160 * unit, slot - 10);
  const standing = Array.from({ length: count }, (_, at) => ({
    x: slot * (at + 0.5),
    y: foot,
    scale,
    wide,
    high: wide * 0.8,
  }));
  const quay = { top: foot + 12 * scale, foot: foot + 12 * scale + 84 * unit };
  return { narrow: false, standing, horizon: foot, quay };
}

function onHills(width: number, height: number, count: number, room: Room): Panorama {
  const columns = count > 5 ? 3 : 2;
  const rows = Math.ceil((count - 1) / columns);
  const share = (height - room.top - room.bottom) / (1.5 + rows);
  const plate = count > 5 ? 34 : 40;
  const first = {
    x: width / 2,
    y: room.top + share * 1.5 - 54,
    scale: Math.min(0.9, (share * 1.5 - 104) / 262),
    wide: Math.min(198, width - 24),
    high: 50,
  };
  const slot = width / columns;
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - 1 - row * columns);
    return {
      x: slot * ((at % columns) + 0.5) + ((columns - inRow) * slot) / 2,
      y: room.top + share * (2.5 + row) - plate - 6,
      scale: Math.min(row ? 0.48 : 0.52, (slot - 10) / (2 * HALF), (share - plate - 8) / 262),
      wide: slot - 16,
      high: plate,
    };
  });
  return { narrow: true, standing: [first, ...others], horizon: room.top + share * 1.3, quay: null };
}
