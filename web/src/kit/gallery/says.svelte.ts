import { Words, language } from '../../words';
import type { Language } from '../../words';
import en from './en.ftl?raw';
import pl from './pl.ftl?raw';
import uk from './uk.ftl?raw';

/** The gallery's own words travel with it, so that no other screen loads them. */
const WORDS: Record<Language, Words> = {
  en: new Words('en', [en]),
  pl: new Words('pl', [pl]),
  uk: new Words('uk', [uk]),
};

export function says(key: string, facts?: Record<string, string | number>): string {
  return WORDS[language()].text(key, facts);
}
