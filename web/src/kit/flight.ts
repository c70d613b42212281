import { arc, around, rectOf } from './arcs';
import type { Place } from './arcs';
import { duration, motion } from './motion.svelte';
import { puff } from './puff';
import { EASE, copyOf, fadeOnly, play, sky } from './sky';

/**
 * How a board moves its pieces.
 *
 * Mark every piece that moves with `data-piece="<key>"`, the key being the same wherever the piece lies, and every
 * place that pieces come from or go to with `data-anchor="<name>"`: "deck", "seat-2-gold". Then, for each message:
 *
 *     const before = places();            // where everything lies
 *     state = next; await tick();         // the new state is drawn at once, within the frame
 *     settle(before, { comes: (key) => 'deck', goes: (key) => 'discard' });
 *
 * Pieces that moved fly from where they were, new ones from `comes`, lost ones to `goes`; a key for which these
 * return null fades in or vanishes. On a piece: `data-arrive="rise"` (a tower out of the ground) or "drop" (onto its
 * space) says how it lands; `data-flight="grand"` is a long arc, for what is seldom and grand; `data-face="down"` that it lies face down,
 * so that it turns over on its way up. Coins: `coins({ from: 'bank', to: 'seat-2-gold', count: 3 })`.
 * Where nothing may move (speed 0, reduced motion) all of these return at once; at most pieces fade in.
 */
export type { Place };

export interface Flight {
  from: Place;
  to: Place;
  /** What flies: a copy of this element, or this drawing (our own markup). */
  node?: Element;
  html?: string;
  /** It turns over in the air; this is drawn on the side seen first. */
  turn?: boolean;
  back?: string;
  /** Its place in a row of pieces that leave one after another. */
  stagger?: number;
  grand?: boolean;
}

const FADE = 120;
const MOST_COINS = 6;
const BACK =
  '<svg class="kit-backside" preserveAspectRatio="none"><rect width="100%" height="100%" fill="#5a1f25"/><rect width="100%" height="100%" fill="url(#diaper-s)"/></svg>';

/** Flies a piece from one place to another; resolves when it has landed. */
export async function fly(flight: Flight): Promise<void> {
  const from = rectOf(flight.from);
  const to = rectOf(flight.to);
  if (motion.still || !from || !to || !(flight.node || flight.html)) return;
  const shape = flight.html ? new DOMRect(to.x + to.width / 2 - 12, to.y + to.height / 2 - 12, 24, 24) : to;
  let flying: HTMLElement;
  if (flight.node) flying = copyOf(flight.node, shape);
  else {
    flying = copyOf(document.createElement('span'), shape);
    flying.innerHTML = flight.html!;
  }
  const start = flight.html
    ? new DOMRect(from.x + from.width / 2 - 12, from.y + from.height / 2 - 12, 24, 24)
    : from;
  const lasts = duration(flight.grand ? 'grand' : 'move');
  const delay = (flight.stagger ?? 0) * duration('stagger');
  if (flight.turn) turnOver(flying, flight.back ?? BACK, lasts, delay);
  sky().append(flying);
  await play(flying, arc(start, shape, flight.grand), {
    lasts,
    delay,
    easing: flight.grand ? EASE.lift : EASE.out,
  });
  flying.remove();
}

/** Shows the back first and the face for the last part of the way. */
function turnOver(flying: HTMLElement, back: string, lasts: number, delay: number): void {
  const behind = document.createElement('div');
  behind.className = 'kit-behind';
  behind.innerHTML = back;
  const turning = document.createElement('div');
  turning.className = 'kit-turning';
  turning.append(...flying.childNodes, behind);
  flying.append(turning);
  const late = Math.max(0, 1 - 180 / motion.speed / Math.max(1, lasts));
  const frames = [
    { transform: 'rotateY(180deg)' },
    { transform: 'rotateY(180deg)', offset: late },
    { transform: 'none' },
  ];
  void play(turning, frames, { lasts, delay });
}

/** Coins hop one by one from one place to another, six at most. */
export async function coins(way: { from: Place; to: Place; count: number; silver?: boolean }): Promise<void> {
  const html = `<span class="kit-coin${way.silver ? ' silver' : ''}"></span>`;
  const all = Array.from({ length: Math.min(MOST_COINS, Math.max(0, way.count)) }, (_, n) =>
    fly({ from: way.from, to: way.to, html, stagger: n }),
  );
  await Promise.all(all);
}

interface Lay {
  element: Element;
  rect: DOMRect;
  down: boolean;
}
export type Places = ReadonlyMap<string, Lay>;

const key = (element: Element): string => element.getAttribute('data-piece')!;
const isDown = (element: Element): boolean => element.getAttribute('data-face') === 'down';

/** Where every piece lies now. */
export function places(root: ParentNode = document): Places {
  const found = new Map<string, Lay>();
  if (motion.still && !fadeOnly()) return found;
  for (const element of root.querySelectorAll('[data-piece]')) {
    found.set(key(element), { element, rect: element.getBoundingClientRect(), down: isDown(element) });
  }
  return found;
}

export interface Ways {
  root?: ParentNode;
  comes?: (piece: string, element: Element) => Place | null | undefined;
  goes?: (piece: string) => Place | 'sink' | null | undefined;
  /** What flies for a piece that rises where it arrives and lay nowhere before (our own markup). */
  shows?: (piece: string) => string | null;
  /** Milliseconds that pieces wait where they were before they set out. */
  after?: number;
}

/** Moves every piece from where it lay before to where it is drawn now. See the top of this file. */
export async function settle(before: Places, ways: Ways = {}): Promise<void> {
  const drawn = [...(ways.root ?? document).querySelectorAll('[data-piece]')];
  if (motion.still) return fade(drawn, before);
  const seen = new Set(drawn.map(key));
  const landed: Promise<void>[] = [];
  let nth = 0;
  for (const element of drawn) {
    const was = before.get(key(element));
    const rect = element.getBoundingClientRect();
    const coming = was ? undefined : ways.comes?.(key(element), element);
    const from = was?.rect ?? (coming ? rectOf(coming) : undefined);
    if (!from) {
      if (before.size && !was) landed.push(appear(element));
    } else if (was?.element === element) landed.push(slide(element, from, rect));
    else {
      const delay = (ways.after ?? 0) + nth++ * duration('stagger');
      const shown = was ? null : ways.shows?.(key(element));
      landed.push(shown ? raise(element, from, rect, shown, delay) : arrive(element, from, rect, was, delay));
    }
  }
  for (const [piece, lay] of before) {
    if (!seen.has(piece) && !lay.element.isConnected) landed.push(leave(lay, ways.goes?.(piece)));
  }
  await Promise.all(landed);
}

/** Pieces that stayed where they belong but were moved along: a hand that closes up. */
async function slide(element: Element, from: DOMRect, to: DOMRect): Promise<void> {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const grand = element.getAttribute('data-flight') === 'grand';
  const frames = grand ? arc(from, to, true) : [{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }];
  await play(element, frames, { lasts: duration(grand ? 'grand' : 'move') });
}

/** What stands for a piece flies to its place, and there the piece itself comes out of the ground. */
async function raise(
  element: Element,
  from: DOMRect,
  to: DOMRect,
  html: string,
  delay: number,
): Promise<void> {
  const hidden = [{ opacity: 0 }, { opacity: 0 }];
  // A little longer, so that it is not seen between flight and rising.
  void play(element, hidden, { lasts: duration('move') + 50, delay });
  await fly({ from, to, html, stagger: delay / duration('stagger') });
  await land(element);
}

/** A copy flies; the piece itself waits unseen and then lands as it likes. */
async function arrive(
  element: Element,
  from: DOMRect,
  to: DOMRect,
  was: Lay | undefined,
  delay: number,
): Promise<void> {
  const grand = element.getAttribute('data-flight') === 'grand';
  const rises = element.getAttribute('data-arrive') === 'rise';
  const lasts = duration(grand ? 'grand' : 'move');
  void play(element, [{ opacity: 0 }, { opacity: 0 }], { lasts, delay });
  const node = rises && was ? was.element : element;
  const turn = !isDown(element) && (was ? was.down : element.hasAttribute('data-face'));
  const shape = node === element ? to : around(to, was!.rect);
  const flying = copyOf(node, shape);
  if (turn) turnOver(flying, BACK, lasts, delay);
  sky().append(flying);
  await play(flying, arc(from, to, grand, shape.width), {
    lasts,
    delay,
    easing: grand ? EASE.lift : EASE.out,
  });
  flying.remove();
  await land(element);
}

/** How a piece comes to rest: `rise` out of the ground, `drop` onto its space. */
export async function land(element: Element): Promise<void> {
  const how = element.getAttribute('data-arrive');
  if (motion.still) return;
  if (how === 'rise') {
    const frames = [
      { translate: '0 100%', clipPath: 'inset(-40% -20% 100% -20%)' },
      { translate: '0 0', clipPath: 'inset(-40% -20% -20% -20%)' },
    ];
    await play(element, frames, { lasts: duration('rise') });
  } else if (how === 'drop' || element.getAttribute('data-flight') === 'grand') {
    await play(element, [{ translate: '0 -8px' }, { translate: '0 0' }], {
      lasts: duration('quick'),
      easing: EASE.bounce,
    });
  }
}

async function appear(element: Element): Promise<void> {
  if (element.getAttribute('data-arrive')) return land(element);
  await play(element, [{ opacity: 0 }, { opacity: 1 }], { lasts: duration('quick') });
}

async function leave(lay: Lay, to: Place | 'sink' | null | undefined): Promise<void> {
  const flying = copyOf(lay.element, lay.rect);
  const rect = to && to !== 'sink' ? rectOf(to) : undefined;
  sky().append(flying);
  if (to === 'sink') {
    const frames = [
      { translate: '0 0', clipPath: 'inset(-40% -20% 0 -20%)' },
      { translate: '0 100%', clipPath: 'inset(-40% -20% 100% -20%)' },
    ];
    puff(lay.rect);
    await play(flying, frames, { lasts: duration('rise'), easing: EASE.drop });
  } else if (rect) {
    await play(flying, [...arc(rect, lay.rect)].reverse(), { lasts: duration('move') });
  } else {
    await play(flying, [{ opacity: 1 }, { opacity: 0 }], { lasts: duration('quick') });
  }
  flying.remove();
}

/** Where nothing flies, what came or moved elsewhere fades in where it lies. */
async function fade(drawn: readonly Element[], before: Places): Promise<void> {
  if (!before.size) return;
  const fresh = drawn.filter((element) => before.get(key(element))?.element !== element);
  await Promise.all(
    fresh.map((element) => play(element, [{ opacity: 0.2 }, { opacity: 1 }], { lasts: FADE })),
  );
}
