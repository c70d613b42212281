import type { Component } from 'svelte';
import type { Action } from 'svelte/action';
import type { Tincture } from './heraldry';

/** A rule in our words about one thing: what Gloss.svelte shows. */
export interface Note {
  title: string;
  sub?: string;
  cost?: number;
  text: string;
  /** What would happen: "builds Market, 1 gold left". */
  preview?: string;
  /** Why nothing can be done with it now. */
  why?: string;
  link?: { href: string; label: string };
  tint?: Tincture;
  /** Whose portrait stands beside it. */
  figure?: string;
  /** The thing itself, larger than it lies on the table. */
  drawn?: { Drawing: Component<{ thing: Drawn; size: number }>; thing: Drawn };
}

/** A thing by its kind and id, for whoever draws it. */
export interface Drawn {
  kind: string;
  id: string;
}

/** What the reader looks at. */
class Looking {
  /** The last thing that was pointed at or focused; in a margin it stays. */
  note = $state.raw<Note | null>(null);
  /** Something is pointed at or focused now. */
  live = $state(false);
  /** Kept open until closed: by long-press, or by a click on a word. */
  kept = $state.raw<Note | null>(null);
  /** The half of the screen where the thing itself lies, so that no note covers it. */
  side = $state<'left' | 'right'>('left');

  get pinned(): boolean {
    return this.kept !== null;
  }
  /** What a margin shows: what is pointed at, else what was kept, else what was pointed at last. */
  get shown(): Note | null {
    return this.live ? this.note : (this.kept ?? this.note);
  }
}

export const looking = new Looking();

/** Shows the note in the margin; null says that nothing is pointed at any more. What has no rule to read is not kept. */
export function look(note: Note | null): void {
  looking.live = note !== null;
  if (note || !looking.note?.text) looking.note = note;
}

/** Opens the note and keeps it, also on a phone. */
export function pin(note: Note): void {
  looking.kept = note;
  looking.live = false;
}

/** Adds what came to be known later, if the note is still shown. */
export function amend(note: Note, more: Partial<Note>): void {
  if (looking.note === note) looking.note = { ...note, ...more };
  if (looking.kept === note) looking.kept = { ...note, ...more };
}

export function unpin(): void {
  looking.kept = null;
  looking.live = false;
}

/** Forgets everything: when a table is left. */
export function clearGloss(): void {
  unpin();
  looking.note = null;
}

/** Whose note is shown, so that leaving one thing does not take away what the next one shows. */
let shownBy: Element | null = null;

const HOVER = 90;
const PRESS = 450;
const SLIP = 12;

/**
 * The click that ends a long press is no click on anything, neither on the piece nor on what has opened over it.
 * Gives what takes that back.
 */
function swallowClick(): () => void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    forget();
  };
  const forget = (): void => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', forget, true);
  };
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', forget, true);
  return forget;
}

/**
 * `use:glossed={() => note}`: hover, focus or long-press shows the rule of this element.
 * The note is made when it is needed, so it may depend on anything; null or undefined shows nothing.
 */
export const glossed: Action<HTMLElement | SVGElement, () => Note | null | undefined> = (node, first) => {
  const element = node as HTMLElement;
  let make = first;
  let timer = 0;
  let hold = 0;
  let from = { x: 0, y: 0 };
  let since = 0;
  let pressed = false;
  let itIsAClick = (): void => {};
  /** What is described by the note: a mere wrapper means what it wraps. */
  const described = (): Element =>
    (element.getAttribute('role') === 'presentation' && element.firstElementChild) || element;

  const show = (): void => {
    const note = make();
    // What is kept open is shown already.
    if (!note || looking.kept?.title === note.title) return;
    const { left, width } = element.getBoundingClientRect();
    looking.side = left + width / 2 > innerWidth / 2 ? 'right' : 'left';
    look(note);
    shownBy = element;
    described().setAttribute('aria-describedby', 'kit-gloss');
  };
  const leave = (): void => {
    clearTimeout(timer);
    described().removeAttribute('aria-describedby');
    // A focused thing that is taken off the table loses its focus while the table is drawn: nothing may change then.
    queueMicrotask(() => {
      if (shownBy !== element) return;
      shownBy = null;
      look(null);
    });
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer);
    timer = window.setTimeout(show, HOVER);
  };
  const left = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') leave();
  };
  const down = (event: PointerEvent): void => {
    pressed = false;
    if (event.pointerType !== 'touch') return;
    from = { x: event.clientX, y: event.clientY };
    since = event.timeStamp;
    clearTimeout(hold);
    hold = window.setTimeout(() => {
      const note = make();
      if (!note) return;
      pressed = true;
      itIsAClick = swallowClick();
      pin(note);
    }, PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP)
      clearTimeout(hold);
  };
  const cancel = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') clearTimeout(hold);
  };
  const up = (event: PointerEvent): void => {
    cancel(event);
    // A busy device tells late that the finger was lifted in time.
    if (!pressed || event.timeStamp - since >= PRESS) return;
    pressed = false;
    itIsAClick();
    unpin();
  };
  const menu = (event: Event): void => {
    if (pressed) event.preventDefault();
  };
  element.addEventListener('pointerenter', enter);
  element.addEventListener('pointerleave', left);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('contextmenu', menu);
  element.addEventListener('focusin', show);
  element.addEventListener('focusout', leave);
  return {
    update(next) {
      make = next;
    },
    destroy() {
      clearTimeout(timer);
      clearTimeout(hold);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', left);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('focusin', show);
      element.removeEventListener('focusout', leave);
    },
  };
};
