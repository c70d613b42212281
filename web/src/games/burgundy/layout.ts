import { widthOfHex } from '../../kit/hex';

/** How a table is laid out: a phone upright or on its side scrolls, an upright screen and a desk hold everything. */
export type Shape = 'phone' | 'lying' | 'upright' | 'desk';

/** Where the page scrolls, as `bar/table_screen.css` has it. */
export function shapeOf(wide: number, high: number): Shape {
  const scrolls = wide <= 715 || (wide <= 900 && high <= 699) || high <= 479;
  if (scrolls) return wide <= 715 ? 'phone' : 'lying';
  return wide <= 900 ? 'upright' : 'desk';
}

export interface Layout {
  shape: Shape;
  /** How much larger than on a usual desk words and plates are. */
  k: number;
  /** From the middle of a space of my duchy to its corner. */
  radius: number;
  /** Of the depots, side by side with the duchy. */
  market: number;
  /** Of the vineyard beside the duchy; 0 where it is a leaf of its own. */
  wing: number;
  /** What is left for the duchy and the depots, without what lies above. */
  room: number;
  /** The point track has a row. */
  rail: boolean;
}

/** How many rows a duchy has, and how many spaces its longest row. */
export interface Extent {
  rows: number;
  across: number;
}

/** Of a duchy whose spaces say how many half hexes they lie from the left. */
export function extentOf(rows: readonly (readonly (readonly [string, number, number])[])[]): Extent {
  return { rows: rows.length, across: Math.max(7, ...rows.flat().map(([, , column]) => column / 2 + 1)) };
}

const ORDINARY: Extent = { rows: 7, across: 7 };
/** The towers on its rim, in radii. */
const RIM = 0.35;
const GAP = 12;
const STRIP = 50;
const RAIL = 30;
const HERALD = 46;
const ROUTE = 66;
/** No space is smaller, however low the window is for a moment. */
const LEAST = 6;
const STEPS = 58;
/** The others in a row, and how high the row is with Châteauma in it. */
const PLATES = 136;
const HER_PLATE = 250;
/** What else a phone shows above and below the duchy: bar, strip, Herald, the others, depots, my side, the ribbon. */
const PHONE_BARS = 570;
/** A usual phone; a taller one shows more of the page, not larger spaces. */
const PHONE = 860;

export interface Extras {
  vines: boolean;
  routes: boolean;
  /** Châteauma's six steps have a row of their own. */
  steps?: boolean;
  /** Of the duchy; an ordinary one has 37 spaces. */
  extent?: Extent;
}

/** Sizes for a board of this width and height on a screen of this size. */
export function layoutOf(
  width: number,
  height: number,
  screen: { wide: number; high: number },
  extras: Extras,
): Layout {
  const shape = shapeOf(screen.wide, screen.high);
  const across = duchyWidth(1, extras.extent);
  const down = duchyHeight(1, extras.extent);
  const route = extras.routes ? ROUTE : 0;
  if (shape === 'phone') {
    const left = Math.min(screen.high, PHONE) - PHONE_BARS - route;
    const radius = Math.min((width - 4) / across, Math.max(25.5, left / down));
    return { shape, k: 1, radius, market: width, wing: 0, room: 0, rail: false };
  }
  if (shape === 'lying') {
    const radius = (width * 0.5) / across;
    return { shape, k: 1, radius, market: width * 0.48, wing: 0, room: radius * down + route, rail: false };
  }
  const k = Math.max(1, Math.min(1.6, Math.min(width / 1134, height / 560)));
  const rail = height >= (extras.steps ? 480 : 400);
  const above = STRIP * k + HERALD + (rail ? RAIL : 0) + (extras.steps ? STEPS : 0) + 36;
  const room = Math.max(220, height - above);
  if (shape === 'upright') {
    const depots = Math.min(160, room * 0.25);
    const plates = extras.steps ? HER_PLATE : PLATES;
    const radius = Math.max(LEAST, Math.min((room - depots - route - plates) / down, (width - 8) / across));
    return { shape, k: 1, radius, market: width, wing: 0, room: depots, rail };
  }
  const wing = extras.vines && width >= 980 ? Math.min(430, Math.max(250, width * 0.265)) : 0;
  const least = Math.min(330 * k, width * (wing ? 0.34 : 0.44));
  const radius = Math.min((room - route) / down, (width - wing - least - (wing ? 2 : 1) * GAP) / across);
  const most = 620 * k;
  const market = Math.min(most, width - wing - radius * across - (wing ? 2 : 1) * GAP);
  return { shape, k, radius, market, wing, room, rail };
}

export function duchyWidth(radius: number, extent = ORDINARY): number {
  return radius * (extent.across * widthOfHex(1) + RIM);
}

export function duchyHeight(radius: number, extent = ORDINARY): number {
  return radius * (1.5 * (extent.rows - 1) + 2 + RIM);
}

export interface Laid {
  places: { x: number; y: number }[];
  radius: number;
  width: number;
  height: number;
}

/**
 * So many hexes in a space of this size, as large as they can be: in one row, or in rows each half a hex further than the
 * last.
 */
export function laidOut(count: number, width: number, height: number, most = 60): Laid {
  const ways = Array.from({ length: count }, (_, at) => inRowsOf(at + 1, count, width, height, most));
  return ways.reduce((best, one) => (one.radius > best.radius + 0.5 ? one : best));
}

function inRowsOf(columns: number, count: number, width: number, height: number, most: number): Laid {
  const rows = Math.ceil(count / columns);
  const inRow = columns + (rows > 1 ? 0.5 : 0);
  const deep = 1.5 * (rows - 1) + 2;
  const radius = Math.max(5, Math.min(most, (width - 4) / widthOfHex(inRow), (height - 4) / deep));
  const wide = widthOfHex(radius);
  const places = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    return { x: ((at % columns) + (row % 2 ? 1 : 0.5)) * wide, y: radius * (1 + 1.5 * row) };
  });
  return { radius, places, width: inRow * wide, height: deep * radius };
}
