/** How wide towers are drawn and whether their names stand beneath (STYLE, 7). */
export interface Scale {
  tower: number;
  plot: number;
  named: boolean;
}

const TALL = 2.16;
const GAP = 3;
const NARROW_PLOT = 0.56;

export interface Wishes {
  /** No tower is wider. */
  most?: number;
  names?: boolean;
  nameHeight?: number;
  /** Narrower towers have no names. */
  readable?: number;
}

/** The largest towers that fit into `width` × `height`, with names if there is room for them to be read. */
export function scaleOf(
  width: number,
  height: number,
  towers: number,
  plots: number,
  { most = 74, names = true, nameHeight = 27, readable = 47 }: Wishes = {},
): Scale {
  const gaps = Math.max(0, towers + plots - 1) * GAP + 10;
  const shares = Math.max(1, towers + plots * NARROW_PLOT);
  const byWidth = width > 0 ? (width - gaps) / shares : most;
  const byHeight = (free: number): number => (height > 0 ? free / TALL : most);
  const withNames = Math.min(most, byWidth, byHeight(height - nameHeight - 4));
  const named = names && withNames >= readable;
  const tower = Math.max(9, named ? withNames : Math.min(most, byWidth, byHeight(height - 8)));
  return { tower: Math.floor(tower), plot: Math.floor(tower * NARROW_PLOT), named };
}
