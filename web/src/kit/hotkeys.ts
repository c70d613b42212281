const KEYS = [...'123456789', ...'ABCDFGIJKLMNOPQRSTVWXYZ'];

/**
 * Gives every choice a key: its own, or the next free of 1–9 and the letters. E is kept for ending, U and H for
 * undo and hint. The thirty-third and later have none (an empty string) and are reached with Tab.
 */
export function hotkeys<Choice extends { hot?: string }>(
  choices: readonly Choice[],
): (Choice & { hot: string })[] {
  const taken = new Set(choices.map((choice) => choice.hot?.toUpperCase()));
  const free = KEYS.filter((key) => !taken.has(key));
  return choices.map((choice) => ({ ...choice, hot: choice.hot?.toUpperCase() ?? free.shift() ?? '' }));
}

/** Whether a key pressed now is meant for the table: not for a field, a dialog or the browser. */
export function listening(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return false;
  return document.querySelector('dialog[open]') === null;
}

/** The key as it is shown on a choice; on a Cyrillic keyboard the Latin letter of the same place. */
export function keyPressed(event: KeyboardEvent): string {
  const own = /^[a-z0-9]$/i.test(event.key);
  return (own ? event.key : event.code.replace(/^(Key|Digit|Numpad)(?=.$)/, '')).toUpperCase();
}
