export const LANGUAGES = ['en', 'pl', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where the language that was chosen is kept. */
export const KEPT = 'kasztelan.language';

function isLanguage(one: string | null | undefined): one is Language {
  return LANGUAGES.includes(one as Language);
}

/** The language chosen before, else the first of the browser's that we speak, else English. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}
