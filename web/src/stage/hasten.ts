import type { Action } from 'svelte/action';
import { listening } from '../kit/hotkeys';
import type { Director } from './director.svelte';

const CONTROL =
  'a, button, input, select, textarea, summary, label, dialog, [role="button"], [role="slider"], [tabindex="0"], [contenteditable]';
/** Milliseconds after which a press is held. */
const HELD = 300;

const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROL) !== null;

/**
 * `use:hastened={() => director}` on a table: a press on the empty table, or Space, ends the present beat; held, all
 * goes faster.
 */
export const hastened: Action<HTMLElement, () => Director | null> = (table, director) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let held = false;

  const begin = (): void => {
    pressed = true;
    timer = setTimeout(() => {
      held = true;
      director()?.hold(true);
    }, HELD);
  };
  const end = (short: boolean): void => {
    if (!pressed) return;
    pressed = false;
    clearTimeout(timer);
    if (held) director()?.hold(false);
    else if (short) director()?.hurry();
    held = false;
  };
  const down = (event: PointerEvent): void => {
    if (event.button === 0 && !onControl(event.target)) begin();
  };
  const up = (): void => end(true);
  const cancel = (): void => end(false);
  const keydown = (event: KeyboardEvent): void => {
    if (event.code !== 'Space' || onControl(event.target) || director()?.idle !== false) return;
    // A held key must not scroll the page either.
    if (event.repeat && pressed) event.preventDefault();
    if (!listening(event)) return;
    event.preventDefault();
    begin();
  };
  const keyup = (event: KeyboardEvent): void => {
    if (event.code === 'Space') end(true);
  };

  table.addEventListener('pointerdown', down);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('blur', cancel);
  addEventListener('keydown', keydown);
  addEventListener('keyup', keyup);
  return {
    destroy() {
      cancel();
      table.removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('blur', cancel);
      removeEventListener('keydown', keydown);
      removeEventListener('keyup', keyup);
    },
  };
};
