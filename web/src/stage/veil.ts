/** A place on the screen, in whole pixels. */
export interface Hole {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

const MARGIN = 12;
const AROUND = 3;

/** Where the anchors of these names and the Herald are: nothing lies over them. */
export function holesOf(names: readonly string[]): Hole[] {
  const found = names.flatMap((name) => [
    ...document.querySelectorAll(`[data-anchor=${JSON.stringify(name)}]`),
  ]);
  const herald = document.querySelector('[data-herald]')?.parentElement;
  return [...found, ...(herald ? [herald] : [])]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight)
    .map((rect) => ({
      left: Math.round(rect.left - AROUND),
      top: Math.round(rect.top - AROUND),
      right: Math.round(rect.right + AROUND),
      bottom: Math.round(rect.bottom + AROUND),
    }));
}

/** Where something of this size covers least of the holes. */
export function bestPlace(size: DOMRect, holes: readonly Hole[]): Spot {
  const { width, height } = size;
  const columns = [(innerWidth - width) / 2, innerWidth - width - MARGIN, MARGIN, innerWidth * 0.41];
  const rows = [(innerHeight - height) / 2, innerHeight * 0.26, innerHeight - height - MARGIN, MARGIN];
  const spots = rows.flatMap((top) =>
    columns.map((left) => ({
      left: Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN)),
      top: Math.max(MARGIN, Math.min(top, innerHeight - height - MARGIN)),
    })),
  );
  const covered = ({ left, top }: Spot): number =>
    holes.reduce((sum, hole) => {
      const across = Math.min(left + width, hole.right) - Math.max(left, hole.left);
      const down = Math.min(top + height, hole.bottom) - Math.max(top, hole.top);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  return spots.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
