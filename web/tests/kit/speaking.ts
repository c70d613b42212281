import { createRawSnippet } from 'svelte';
import { beforeAll } from 'vitest';
import { speak } from '../../src/words';

/** Every test here is read in English, unless it says otherwise. */
beforeAll(() => speak('en', false));

/** A snippet of plain text, for what stands inside a part. */
export function words(text: string) {
  return createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
}

/** A key pressed wherever the focus is. */
export function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}
