import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { troubleWith } from '../../src/lobby/problems';
import { OptionWords, cardsField, ownLists } from '../../src/lobby/wording';
import { fieldsOf } from '../../src/lobby/options';
import { LANGUAGES, Words, speak } from '../../src/words';
import { CITADELS } from './options_schema';

const NAMES = resolve(import.meta.dirname, '../../../src/kasztelan/games/citadels/names');
const FIELDS = { names: { card: 'district', character: 'character' }, units: {}, seats: [] };

function optionWords(language: string, edition = 'revised'): OptionWords {
  const read = (file: string) => readFileSync(`${NAMES}/${file}.${language}.ftl`, 'utf8');
  return new OptionWords(new Words(language, [read('cards'), read('options')]), FIELDS, edition);
}

const wrong = (field: string, problem: string, allowed = '') => ({
  code: 'wrong',
  facts: { field, problem, allowed },
});

beforeEach(() => speak('en', false));
afterEach(() => speak('en', false));

describe('options in the words of the game', () => {
  test('the sets are the field that is drawn as cards, and the lists they fill can be chosen', () => {
    const fields = fieldsOf(CITADELS.options);
    const cards = cardsField(fields, optionWords('en'));
    expect(cards?.name).toBe('set');
    expect(ownLists(fields, cards).map((one) => one.name)).toEqual(['characters']);
  });

  test('values, things and seats have names; seats are counted from one', () => {
    const words = optionWords('pl');
    expect(words.value('set', 'cunning_agents')).toBe('Przebiegli agenci');
    expect(words.value('characters', ['king', 'bishop'])).toBe('Król, Biskup');
    expect(words.value('crown', 0)).toBe('miejsce 1');
    expect(words.value('artist_at_once', true)).toBe('tak');
    expect(words.value('nine', 'auto')).toBe('zależnie od liczby graczy');
  });
});

describe('what is wrong stands beside its field', () => {
  const cases: [string, string, string, RegExp][] = [
    ['characters', 'rank 3 is missing', 'one character for each of ranks 1 to 8 (9)', /rank 3/],
    ['characters', 'king and emperor both have rank 4', 'one character for each rank', /King and Emperor/],
    ['characters', 'queen is barred with 4 players', 'for rank 9: artist', /Queen does not play with 4/],
    ['characters', '8 characters with 3 players', '9 characters', /exactly 9 characters; there are 8/],
    ['characters', 'magistrate is not in the classic edition', '', /Magistrate is not in the classic/],
    ['characters', '3 are starred: witch, abbot, wizard', 'at most 2 starred characters', /at most 2/],
    [
      'districts',
      '13 were given',
      'exactly 14 different unique districts',
      /There are 13; it takes exactly 14/,
    ],
    ['removed', '0 were given', '5 base districts taken out for 5 starred ones', /exactly 5/],
    ['set', 'cunning_agents belongs to the revised edition', 'first_game, random', /Cunning Agents belongs/],
    ['crown', '5 is no seat at this table', 'random, 0 to 3', /no seat 6/],
    ['round_limit', '0 is not possible', '1 to 1000', /Round limit.*1 to 1000/],
  ];
  test.each(cases)('%s: %s', (field, problem, allowed, said) => {
    const trouble = troubleWith(wrong(field, problem, allowed), optionWords('en'));
    expect(trouble.field).toBe(field);
    expect(trouble.text).toMatch(said);
  });

  test.each(LANGUAGES)('all of them have words in %s', async (language) => {
    await speak(language, false);
    for (const [field, problem, allowed] of cases) {
      const { text } = troubleWith(wrong(field, problem, allowed), optionWords(language));
      expect(text, problem).not.toContain(problem);
      expect(text, problem).not.toMatch(/_|lobby-/);
    }
  });

  test('a field that is no option says what the server allows', () => {
    const trouble = troubleWith(wrong('seconds', '1', '5 to 2592000'), optionWords('en'));
    expect(trouble).toEqual({ field: 'seconds', text: 'A clock has from 5 seconds to 30 days.' });
  });
});
