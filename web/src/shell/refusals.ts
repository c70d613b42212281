import { hasWords, plain, refusalSentence, t, titled } from '../words';
import type { Coded, Problem, Sentences } from '../words';
import { Refused } from '../wire/http';

/** What was refused, by HTTP or by the socket of a table. */
export interface Refusing {
  code: string;
  facts: Record<string, unknown>;
}

/** What the server refused, in words; with the words of the game also why an action is not legal. */
export function refusalText(refused: Refusing, sentences?: Sentences): string {
  const { code, facts } = refused;
  if (code === 'illegal') return illegal(facts['reason'], sentences);
  if (code === 'wrong') return wrong(facts, sentences);
  if (!hasWords(`refused-${code}`)) return t('refused-unknown', { code });
  return t(`refused-${code}`, { status: String(facts['status'] ?? ''), allowed: shown(facts['allowed']) });
}

/** The refusal behind an error; an error that is none is a bug and stays one. */
export function refusalIn(error: unknown): Refusing {
  if (error instanceof Refused) return error;
  throw error;
}

function illegal(reason: unknown, sentences?: Sentences): string {
  const why = reason as { code: string } | undefined;
  if (why?.code === 'nothing_to_undo') return t('refused-nothing_to_undo');
  if (why && sentences?.words.has(`reason-${why.code}`)) return plain(sentences.reason(why));
  return t('refused-illegal');
}

/** A field that is filled in by hand says what belongs there; any other says what is wrong and what is allowed. */
function wrong(facts: Record<string, unknown>, sentences?: Sentences): string {
  const field = String(facts['field'] ?? '');
  if (hasWords(`refused-wrong-${field}`)) return t(`refused-wrong-${field}`);
  if (sentences) return refusalSentence(sentences.words, sentences, facts as unknown as Problem);
  return t('refused-wrong', { field, allowed: shown(facts['allowed']) });
}

/** What is allowed where no game gives the words for it: a number, a list, or a code with its facts. */
function shown(allowed: unknown): string {
  if (Array.isArray(allowed)) return allowed.map(String).join(', ');
  if (typeof allowed !== 'object' || allowed === null) return String(allowed ?? '');
  const facts = Object.entries(allowed as Coded).filter(([name]) => name !== 'code');
  return facts.map(([, value]) => shown(value)).join(' – ') || titled((allowed as Coded).code);
}
