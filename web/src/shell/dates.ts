import { language } from '../words';

/** The language spoken now as people write it where they live, if the browser says where. */
function written(): string {
  return navigator.languages.find((one) => one.toLowerCase().startsWith(language())) ?? language();
}

/** A moment as people write it. */
export function dateOf(seconds: number): string {
  const form = new Intl.DateTimeFormat(written(), { dateStyle: 'medium', timeStyle: 'short' });
  return form.format(new Date(seconds * 1000));
}

/** A day with its month and year, in the form that follows "since". */
export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(written(), { dateStyle: 'long' }).format(new Date(seconds * 1000));
}

const DAY = 86_400_000;

/** How long ago, as short as people say it: today, yesterday, a weekday within the week, else the day. */
export function agoOf(seconds: number, now = Date.now()): string {
  const then = new Date(seconds * 1000);
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(written(), { numeric: 'auto' }).format(-days, 'day');
  if (days < 7) return new Intl.DateTimeFormat(written(), { weekday: 'long' }).format(then);
  const year = then.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(written(), { day: 'numeric', month: 'short', year }).format(then);
}

/** Names in a row, with the word for "and" before the last. */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(written(), { type: 'conjunction' }).format(names);
}
