const LIT = '.legal, .hinted, .selected';
/** How much of a piece has to be seen. */
const ENOUGH = 0.6;
/** Left free above and below. */
const AIR = 8;

interface Span {
  top: number;
  bottom: number;
}

/** From the highest to the lowest of these pieces. */
function spanOf(pieces: readonly Element[]): Span {
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** How far to scroll until `piece` lies within `window`; of what does not fit the lower end is shown. */
export function scrollFor(piece: Span, window: Span): number {
  const tall = piece.bottom - piece.top > window.bottom - window.top;
  if (tall || piece.bottom > window.bottom) return piece.bottom - window.bottom;
  return piece.top < window.top ? piece.top - window.top : 0;
}

/**
 * On a phone the table is longer than the screen: what can be used now is brought between the bar and the ribbon. A
 * hint comes first, then everything on my own side, then the first piece of the board unless one is in sight.
 */
export function bringIntoSight(
  main: HTMLElement,
  bar: HTMLElement,
  ribbon: HTMLElement,
  softly: boolean,
): void {
  if (document.documentElement.scrollHeight <= innerHeight) return;
  const free = {
    top: bar.getBoundingClientRect().bottom + AIR,
    bottom: ribbon.getBoundingClientRect().top - AIR,
  };
  const lit = [...main.querySelectorAll(LIT)].filter((piece) => !ribbon.contains(piece));
  const wanted = firstOf(lit, free);
  if (!wanted.length) return;
  const top = scrollFor(spanOf(wanted), free);
  if (top) scrollBy({ top, behavior: softly ? 'smooth' : 'auto' });
}

function firstOf(lit: readonly Element[], free: Span): Element[] {
  const hinted = lit.filter((piece) => piece.matches('.hinted'));
  if (hinted.length) return hinted.slice(0, 1);
  const own = lit.filter((piece) => piece.closest('.mine'));
  if (own.length) return own;
  return lit.some((piece) => seen(piece, free)) ? [] : lit.slice(0, 1);
}

function seen(piece: Element, free: Span): boolean {
  const box = piece.getBoundingClientRect();
  return Math.min(box.bottom, free.bottom) - Math.max(box.top, free.top) >= box.height * ENOUGH;
}
