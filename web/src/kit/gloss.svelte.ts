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
  link?: { href: string; label: string };
  tint?: Tincture;
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

/** Shows the note in the margin; null says that nothing is pointed at any more. */
export function look(note: Note | null): void {
  looking.live = note !== null;
  if (note) looking.note = note;
}

/** Opens the note and keeps it, also on a phone. */
export function pin(note: Note): void {
  looking.kept = note;
  looking.live = false;
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
 * `use:glossed={() => note}`: hover, focus or long-press shows the rule of this element.
 * The note is made when it is needed, so it may depend on anything; null or undefined shows nothing.
 */
export const glossed: Action<HTMLElement | SVGElement, () => Note | null | undefined> = (node, first) => {
  const element = node as HTMLElement;
  let make = first;
  let timer = 0;
  let from = { x: 0, y: 0 };
  let pressed = false;

  const show = (): void => {
    const note = make();
    if (!note) return;
    const { left, width } = element.getBoundingClientRect();
    looking.side = left + width / 2 > innerWidth / 2 ? 'right' : 'left';
    look(note);
    shownBy = element;
    element.setAttribute('aria-describedby', 'kit-gloss');
  };
  const leave = (): void => {
    clearTimeout(timer);
    element.removeAttribute('aria-describedby');
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
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const note = make();
      if (!note) return;
      pressed = true;
      pin(note);
    }, PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP)
      clearTimeout(timer);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') clearTimeout(timer);
  };
  const menu = (event: Event): void => {
    if (pressed) event.preventDefault();
  };
  // The click that ends a long-press is not a click on the piece.
  const click = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  };

  element.addEventListener('pointerenter', enter);
  element.addEventListener('pointerleave', left);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('contextmenu', menu);
  element.addEventListener('click', click, { capture: true });
  element.addEventListener('focusin', show);
  element.addEventListener('focusout', leave);
  return {
    update(next) {
      make = next;
    },
    destroy() {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', left);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('focusin', show);
      element.removeEventListener('focusout', leave);
    },
  };
};
