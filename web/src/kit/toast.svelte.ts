export interface Said {
  key: number;
  text: string;
  kind: 'info' | 'warning';
}

/** Short messages that leave by themselves. Toast.svelte, once in the app, shows them. */
class Messages {
  said = $state<Said[]>([]);
}
export const messages = new Messages();

let next = 0;
const LASTS = { info: 4000, warning: 8000 };

/** Says something once, at the edge of the screen: for what has no place of its own. */
export function say(text: string, kind: Said['kind'] = 'info'): void {
  const key = ++next;
  messages.said = [...messages.said.filter((one) => one.text !== text), { key, text, kind }].slice(-3);
  setTimeout(() => hush(key), LASTS[kind]);
}

export function hush(key: number): void {
  messages.said = messages.said.filter((one) => one.key !== key);
}
