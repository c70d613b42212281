import { hasWords, plain, t } from '../words';
import type { Sentences } from '../words';
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
  if (code === 'wrong') return wrong(facts);
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

/** A field that is filled in by hand says what belongs there; any other says what is allowed. */
function wrong(facts: Record<string, unknown>): string {
  const field = String(facts['field'] ?? '');
  if (hasWords(`refused-wrong-${field}`)) return t(`refused-wrong-${field}`);
  return t('refused-wrong', { field, allowed: shown(facts['allowed']) });
}

function shown(allowed: unknown): string {
  return Array.isArray(allowed) ? allowed.join(', ') : String(allowed ?? '');
}
