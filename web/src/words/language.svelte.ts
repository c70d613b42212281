import { KEPT } from './first_language';
import type { Language } from './first_language';
import { Words } from './words';
import type { Facts } from './words';

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', uk: 'Українська' };

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en/index'),
  pl: () => import('./pl/index'),
  uk: () => import('./uk/index'),
};

type Source = (language: Language) => Promise<string>;

const spoken = $state<{ words: Words | null }>({ words: null });
/** Words of parts that came later, a game's table or its lesson. */
let more: readonly { part: string; source: Source }[] = [];
let wanted: Language | null = null;
/** Ends when what was wanted last is spoken. */
let latest: Promise<void> = Promise.resolve();

/** Speaks a language from now on, everywhere, in place. */
export async function speak(language: Language, keep = true): Promise<void> {
  wanted = language;
  latest = load(language);
  await latest;
  if (keep) localStorage.setItem(KEPT, language);
}

/** Words that come with a part of the client, each part once: from now on they are spoken in whatever language. */
export async function speakAlso(part: string, source: Source): Promise<void> {
  if (more.some((one) => one.part === part)) return latest;
  more = [...more, { part, source }];
  if (wanted === null) return;
  latest = load(wanted);
  try {
    await latest;
  } catch (error) {
    more = more.filter((one) => one.part !== part);
    throw error;
  }
}

async function load(language: Language): Promise<void> {
  const parts = more;
  const [{ default: own }, ...others] = await Promise.all([
    SOURCES[language](),
    ...parts.map(({ source }) => source(language)),
  ]);
  // Something newer is on its way, and it brings this too.
  if (language !== wanted || parts !== more) return latest;
  spoken.words = new Words(language, [...own, ...others]);
  document.documentElement.lang = language;
}

/** The language spoken now. */
export function language(): Language {
  return (spoken.words?.language as Language | undefined) ?? 'en';
}

/** The interface's own words. */
export function t(key: string, facts?: Facts): string {
  if (!spoken.words) throw new Error('speak() first');
  return spoken.words.text(key, facts);
}

export function hasWords(key: string): boolean {
  return spoken.words?.has(key) ?? false;
}
