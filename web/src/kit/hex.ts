/** Hexes that stand on a corner, as on every board that has them. A place is the middle of a hex. */

export interface Point {
  x: number;
  y: number;
}

/** How wide a hex is from side to side, by the distance from its middle to a corner. */
export function widthOfHex(radius: number): number {
  return Math.sqrt(3) * radius;
}

export function corners({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 180) * (60 * at - 90);
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

export function hexPath(middle: Point, radius: number): string {
  return pathOf(corners(middle, radius));
}

export interface HexMap {
  places: Point[];
  width: number;
  height: number;
}

/** Rows of so many hexes, each row in the middle above the next; places in reading order. */
export function hexMap(rows: readonly number[], radius: number, margin = 4): HexMap {
  const wide = widthOfHex(radius);
  const most = Math.max(...rows);
  const places = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => ({
      x: margin + ((most - count) / 2 + at + 0.5) * wide,
      y: margin + radius + row * 1.5 * radius,
    })),
  );
  return {
    places,
    width: most * wide + 2 * margin,
    height: (1.5 * (rows.length - 1) + 2) * radius + 2 * margin,
  };
}

/** The edges round a group of hexes, each closed; a group with a hole has two. */
export function outlines(group: readonly Point[], radius: number): Point[][] {
  const points: Point[] = [];
  const same = radius * 0.2;
  const index = (wanted: Point): number => {
    const found = points.findIndex(({ x, y }) => Math.hypot(x - wanted.x, y - wanted.y) < same);
    return found >= 0 ? found : points.push(wanted) - 1;
  };
  const edges = new Map<string, [number, number]>();
  for (const middle of group) {
    const all = corners(middle, radius).map(index);
    all.forEach((from, at) => {
      const to = all[(at + 1) % 6]!;
      if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, [from, to]);
    });
  }
  const next = new Map(edges.values());
  const found: Point[][] = [];
  while (next.size) {
    const line: Point[] = [];
    let at: number | undefined = next.keys().next().value;
    while (at !== undefined && next.has(at)) {
      line.push(points[at]!);
      const to: number = next.get(at)!;
      next.delete(at);
      at = to;
    }
    found.push(line);
  }
  return found;
}

/** A path round a group of hexes. */
export function outlinePath(group: readonly Point[], radius: number): string {
  return outlines(group, radius).map(pathOf).join('');
}
