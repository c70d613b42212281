/** How wide towers are drawn and whether their names stand beneath (STYLE, 7). */
export interface Scale {
  tower: number;
  plot: number;
  named: boolean;
}

/** A tower's drawing is 60 wide; its foot, a storey, its roof with what flies on it. */
const WIDE = 60;
const FOOT = 31;
const STOREY = 9;
const ROOF = 40;
const LOWEST = 4;
const NARROW_PLOT = 0.56;
/** Left and right of a city. */
const MARGINS = 8;

export interface Wishes {
  /** No tower is wider. */
  most?: number;
  names?: boolean;
  nameHeight?: number;
  /** Narrower towers have no names. */
  readable?: number;
  /** What the dearest district costs: its tower is the highest. */
  storeys?: number;
}

/** How much higher than wide a tower of so many storeys is, with its roof. */
export function tallOf(storeys: number): number {
  return (FOOT + STOREY * Math.min(7, Math.max(LOWEST, storeys)) + ROOF) / WIDE;
}

/** How wide a city with towers of this width is. */
export function widthOf(tower: number, towers: number, plots: number): number {
  return MARGINS + tower * sharesOf(towers, plots);
}

const sharesOf = (towers: number, plots: number): number => Math.max(1, towers + plots * NARROW_PLOT);

/** The largest towers that fit into `width` × `height`, with names if there is room for them to be read. */
export function scaleOf(
  width: number,
  height: number,
  towers: number,
  plots: number,
  { most = 74, names = true, nameHeight = 26, readable = 46, storeys = 7 }: Wishes = {},
): Scale {
  const byWidth = width > 0 ? (width - MARGINS) / sharesOf(towers, plots) : most;
  const byHeight = (free: number): number => (height > 0 ? free / tallOf(storeys) : most);
  const withNames = Math.min(most, byWidth, byHeight(height - nameHeight - 4));
  const named = names && withNames >= readable;
  const tower = Math.max(9, named ? withNames : Math.min(most, byWidth, byHeight(height - 8)));
  return { tower: Math.floor(tower), plot: Math.floor(tower * NARROW_PLOT), named };
}
