const LIT = '.legal, .hinted';
/** How much of a piece has to be seen. */
const ENOUGH = 0.6;

/**
 * On a phone the table is longer than the screen: if nothing that can be used now is in sight between the bar and the
 * ribbon, scrolls to the first such piece.
 */
export function bringIntoSight(
  main: HTMLElement,
  bar: HTMLElement,
  ribbon: HTMLElement,
  softly: boolean,
): void {
  if (document.documentElement.scrollHeight <= innerHeight) return;
  const top = bar.getBoundingClientRect().bottom;
  const bottom = ribbon.getBoundingClientRect().top;
  const pieces = [...main.querySelectorAll(LIT)]
    .filter((piece) => !ribbon.contains(piece))
    .map((piece) => piece.getBoundingClientRect());
  const seen = pieces.some(
    (one) => Math.min(one.bottom, bottom) - Math.max(one.top, top) >= one.height * ENOUGH,
  );
  const first = pieces[0];
  if (seen || !first) return;
  const wanted = (top + bottom - first.height) / 2;
  scrollBy({ top: first.top - wanted, behavior: softly ? 'smooth' : 'auto' });
}
