import { plain } from './parts';
import type { Sentences } from './sentences';
import { titled } from './wordless';
import { ungrouped } from './words';
import type { Words } from './words';

/** A code for the translators and the facts that fill it. */
export type Coded = { code: string } & Record<string, unknown>;

/** What is wrong with a field, and what would be right. */
export interface Problem {
  field: string;
  problem: Coded;
  allowed: Coded;
}

/** Facts that mean a chair of the table, by the code they come with: people count chairs from one. */
const CHAIRS: Record<string, readonly string[]> = { no_seat: ['value'], word_or_seat: ['first', 'last'] };

/** What an option is called: by the game, else as on the wire. */
export function optionLabel(words: Words, field: string): string {
  return words.has(`option-${field}`) ? words.text(`option-${field}`) : titled(field);
}

/** "Players: 9 is not possible; allowed: 2 to 8", as `texts/` says it in Python. */
export function refusalSentence(words: Words, sentences: Sentences, refusal: Problem): string {
  const field = optionLabel(words, refusal.field);
  const [problem, allowed] = (['problem', 'allowed'] as const).map((part) => {
    const told = refusal[part];
    const known = words.has(`${part}-${told.code}`);
    return plain(sentences.coded(part, known ? counted(told) : told));
  }) as [string, string];
  if (!words.has('refusal')) return `${field}: ${problem}; ${allowed}`;
  return words.text('refusal', { field, problem, allowed });
}

/** The same with numbers as people write them: no thousands set apart, and chairs from one. */
function counted({ code, ...facts }: Coded): Coded {
  const said = Object.entries(facts).map(([name, value]) => {
    if (typeof value !== 'number') return [name, value];
    return [name, ungrouped(CHAIRS[code]?.includes(name) ? value + 1 : value)];
  });
  return { code, ...Object.fromEntries(said) } as Coded;
}
