/** A place on the table: the name of an anchor or the key of a piece, an element, or a rectangle of the screen. */
export type Place = string | Element | DOMRect;

/** Where a place is on the screen now; undefined if it is not drawn. */
export function rectOf(place: Place): DOMRect | undefined {
  if (place instanceof DOMRect) return place;
  const element =
    typeof place === 'string'
      ? (document.querySelector(`[data-anchor=${JSON.stringify(place)}]`) ??
        document.querySelector(`[data-piece=${JSON.stringify(place)}]`))
      : place;
  const rect = element?.getBoundingClientRect();
  return rect && (rect.width || rect.height) ? rect : undefined;
}

/**
 * Frames along a shallow arc from one rectangle to another, for something that lies around the middle of the second
 * and is `wide` there.
 */
export function arc(from: DOMRect, to: DOMRect, grand = false, wide = to.width): Keyframe[] {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const lift = Math.min(grand ? 160 : 56, Math.hypot(dx, dy) * (grand ? 0.4 : 0.16));
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, n) => {
    const left = 1 - n / steps;
    const up = 4 * left * (1 - left) * lift;
    return {
      translate: `${(dx * left).toFixed(2)}px ${(dy * left - up).toFixed(2)}px`,
      scale: wide ? ((to.width + (from.width - to.width) * left) / wide).toFixed(4) : '1',
    };
  });
}

/** A rectangle as large as the second, around the middle of the first. */
export function around({ x, y, width, height }: DOMRect, size: DOMRect): DOMRect {
  return new DOMRect(x + (width - size.width) / 2, y + (height - size.height) / 2, size.width, size.height);
}
