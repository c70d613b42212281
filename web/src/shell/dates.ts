import { language } from '../words';

/** A moment as people write it in the language spoken now, and where they live if the browser says so. */
export function dateOf(seconds: number): string {
  const place = navigator.languages.find((one) => one.toLowerCase().startsWith(language())) ?? language();
  const form = new Intl.DateTimeFormat(place, { dateStyle: 'medium', timeStyle: 'short' });
  return form.format(new Date(seconds * 1000));
}
