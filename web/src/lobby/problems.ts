import { t } from '../words';
import type { Facts } from '../words/words';
import type { Refusing } from '../shell/refusals';
import { refusalText } from '../shell/refusals';
import type { OptionWords } from './wording';

/** What is wrong with a form: the field it is said beside ('' for the whole form), and the words. */
export interface Trouble {
  field: string;
  text: string;
}

/** How the server puts what is wrong with an option, and the message each has here; names are put into words. */
const PROBLEMS: readonly [RegExp, string][] = [
  [/^(?<seat>\d+) is no seat at this table$/, 'lobby-wrong-seat'],
  [/^(?<item>\w+) is not in the (?<edition>revised|classic) edition$/, 'lobby-wrong-edition'],
  [/^(?<item>\w+) belongs to the (?<edition>revised|classic) edition$/, 'lobby-wrong-set'],
  [/^belongs to the classic edition$/, 'lobby-wrong-removed'],
  [/^(?<item>\w+) and (?<other>\w+) both have rank (?<rank>\d+)$/, 'lobby-wrong-twice'],
  [/^(?<item>\w+) is barred with (?<players>\d+) players$/, 'lobby-wrong-barred'],
  [/^rank (?<rank>\d+) is missing$/, 'lobby-wrong-rank'],
  [/^(?<n>\d+) characters with (?<players>\d+) players$/, 'lobby-wrong-cast'],
  [/^(?:yes|no) does not fit (?<n>\d+) characters$/, 'lobby-wrong-nine'],
  [/^(?<n>\d+) are starred: .*$/, 'lobby-wrong-starred'],
  [/^(?<item>\w+) is no starred district of the classic edition$/, 'lobby-wrong-unstarred'],
  [/^(?<n>\d+) were given$/, 'lobby-wrong-count'],
];

const NUMBERS = ['seat', 'rank', 'players', 'n', 'wanted'];

/** What the server refused, beside the option it is about. */
export function troubleWith(refused: Refusing, words: OptionWords | null): Trouble {
  const field = String(refused.facts['field'] ?? '');
  const known = refused.code === 'wrong' && words !== null && words.knows(field);
  if (!known) return { field, text: refusalText(refused) };
  const problem = String(refused.facts['problem'] ?? '');
  const allowed = String(refused.facts['allowed'] ?? '');
  for (const [pattern, key] of PROBLEMS) {
    const found = pattern.exec(problem);
    if (found) return { field, text: t(key, factsOf(found.groups ?? {}, field, allowed, words)) };
  }
  return { field, text: t('lobby-wrong', { field: words.label(field), allowed: named(allowed, words) }) };
}

function factsOf(found: Record<string, string>, field: string, allowed: string, words: OptionWords): Facts {
  const facts: Facts = { wanted: Number(/\d+/.exec(allowed)?.[0] ?? 0) };
  for (const [name, value] of Object.entries(found)) {
    if (NUMBERS.includes(name)) facts[name] = Number(value) + (name === 'seat' ? 1 : 0);
    else facts[name] = name === 'edition' ? value : words.value(field, value);
  }
  return facts;
}

/** Ids in a list of what is allowed, by their names. */
function named(allowed: string, words: OptionWords): string {
  return allowed.replaceAll(/[a-z_]{3,}/g, (id) => words.item(id));
}
