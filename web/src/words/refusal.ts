import { plain } from './parts';
import type { Sentences } from './sentences';
import { titled } from './wordless';
import type { Words } from './words';

/** A code for the translators and the facts that fill it. */
export type Coded = { code: string } & Record<string, unknown>;

/** What is wrong with a field, and what would be right. */
export interface Problem {
  field: string;
  problem: Coded;
  allowed: Coded;
}

/** What an option is called: by the game, else as on the wire. */
export function optionLabel(words: Words, field: string): string {
  return words.has(`option-${field}`) ? words.text(`option-${field}`) : titled(field);
}

/** "Players: 9 is not possible; allowed: 2 to 8", as `texts/` says it in Python. */
export function refusalSentence(words: Words, sentences: Sentences, refusal: Problem): string {
  const field = optionLabel(words, refusal.field);
  const problem = plain(sentences.coded('problem', refusal.problem));
  const allowed = plain(sentences.coded('allowed', refusal.allowed));
  if (!words.has('refusal')) return `${field}: ${problem}; ${allowed}`;
  return words.text('refusal', { field, problem, allowed });
}
