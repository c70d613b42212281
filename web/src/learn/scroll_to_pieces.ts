/** How much of a piece has to be seen. */
const ENOUGH = 0.6;

/** The row that a piece is swiped in, if it is longer than the screen. */
function rowOf(piece: Element): Element | null {
  for (let one = piece.parentElement; one && one.tagName !== 'MAIN'; one = one.parentElement) {
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto') return one;
  }
  return null;
}

/**
 * On a phone the table is longer than the screen: shows the first of these pieces between the bar and what is said
 * below, unless one of them is seen there already.
 */
export function bringIntoSight(
  pieces: readonly Element[],
  top: number,
  bottom: number,
  softly: boolean,
): void {
  const piece = pieces[0];
  if (!piece || document.documentElement.scrollHeight <= innerHeight) return;
  const behavior = softly ? 'smooth' : 'auto';
  const row = rowOf(piece);
  if (row) {
    const [at, around] = [piece.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: at.left + at.width / 2 - (around.left + around.width / 2), behavior });
  }
  const places = pieces.map((one) => one.getBoundingClientRect());
  const seen = places.some(
    (one) => Math.min(one.bottom, bottom) - Math.max(one.top, top) >= one.height * ENOUGH,
  );
  const first = places[0]!;
  if (!seen) scrollBy({ top: first.top - (top + bottom - first.height) / 2, behavior });
}
