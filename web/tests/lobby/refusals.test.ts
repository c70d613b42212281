import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalIn, refusalText } from '../../src/shell/refusals';
import { Refused } from '../../src/wire/http';
import { LANGUAGES, Sentences, Words, hasWords, speak } from '../../src/words';

/** Every code that the API's page lists, without the facts in brackets. */
function codes(): string[] {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');
  const listed = page.slice(page.indexOf('## Codes of refusals')).replaceAll(/\([^)]*\)/g, '');
  return [...listed.matchAll(/`([a-z_]+)`/g)].map((found) => found[1]!);
}

const FACTS = { status: 'open', allowed: '3', field: 'players', problem: '9 is not possible' };

afterEach(() => speak('en', false));

describe.each(LANGUAGES)('refusals in %s', (language) => {
  test('every code of the API has words of its own', async () => {
    await speak(language, false);
    expect(codes().length).toBeGreaterThan(50);
    for (const code of [...codes(), 'nothing_to_undo', 'offline', 'broken']) {
      expect(hasWords(`refused-${code}`), code).toBe(true);
      const text = refusalText({ code, facts: FACTS });
      expect(text, code).toMatch(/\p{L}/u);
      expect(text, code).not.toContain(code);
    }
  });
});

describe('refusals', () => {
  test('a code that is not known is said as it is', async () => {
    await speak('en', false);
    expect(refusalText({ code: 'full_moon', facts: {} })).toBe('The server refused this (full_moon).');
  });

  test('a field that people fill in says what belongs there, any other what is allowed', async () => {
    await speak('en', false);
    const wrong = (field: string) => refusalText({ code: 'wrong', facts: { field, allowed: '2 to 8' } });
    expect(wrong('nickname')).toContain('1 to 40 visible characters');
    expect(wrong('until')).toBe('“until” is not possible like this. Allowed: 2 to 8');
  });

  test('why a move is not legal is told in the words of the game', async () => {
    await speak('en', false);
    const words = new Words('en', ['reason-too_dear = It costs { $gold }.']);
    const sentences = new Sentences({ words, fields: { names: {}, units: {}, seats: [] } }, [], '');
    const refused = { code: 'illegal', facts: { reason: { code: 'too_dear', gold: 5 } } };
    expect(refusalText(refused, sentences)).toBe('It costs 5.');
    expect(refusalText(refused)).toBe('That is not possible now.');
  });

  test('what is no refusal stays an error', () => {
    const bug = new TypeError('x is undefined');
    expect(() => refusalIn(bug)).toThrow(bug);
    const refused = new Refused(409, 'stale', {});
    expect(refusalIn(refused)).toBe(refused);
  });
});
