import { describe, expect, it } from 'vitest';
import { Sentences, Words, refusalSentence } from '../../src/words';

const words = new Words('pl', [
  `
option-guests = Liczba graczy
stone-jade = Nefryt
refusal = { $field }: { $problem }; dozwolone: { $allowed }
problem-impossible = niemożliwa wartość { $value }
problem-no_stone = brakuje: { $stone }
allowed-range = od { $low } do { $high }
allowed-one_of = { $values }
`,
]);
const fields = { names: { stone: 'stone' }, units: {}, seats: [] };
const sentences = new Sentences(
  { words, fields, rules: { 'stone-jade': 'ST-1', 'stone-jade-old': 'ST-9' } },
  [],
  '',
);

describe('what was refused', () => {
  it('names the field, what is wrong and what is allowed', () => {
    const refusal = {
      field: 'guests',
      problem: { code: 'impossible', value: '9' },
      allowed: { code: 'range', low: 2, high: 8 },
    };
    expect(refusalSentence(words, sentences, refusal)).toBe(
      'Liczba graczy: niemożliwa wartość 9; dozwolone: od 2 do 8',
    );
  });

  it('calls things by their names, and says what has no words in a readable form', () => {
    const refusal = {
      field: 'bag_of_stones',
      problem: { code: 'no_stone', stone: 'jade' },
      allowed: { code: 'one_of', values: ['a', 'b'] },
    };
    expect(refusalSentence(words, sentences, refusal)).toBe(
      'Bag of stones: brakuje: Nefryt; dozwolone: a, b',
    );
    const unknown = { ...refusal, problem: { code: 'too_heavy', limit: 3 } };
    expect(refusalSentence(words, sentences, unknown)).toContain('Too heavy (limit: 3)');
  });
});

describe('where the rules book tells about a thing', () => {
  it('is read from the game’s table, a dialect’s own rule first', () => {
    const old = new Sentences(
      { words, fields, rules: { 'stone-jade': 'ST-1', 'stone-jade-old': 'ST-9' } },
      [],
      'old',
    );
    expect([sentences.rule('stone', 'jade'), old.rule('stone', 'jade')]).toEqual(['ST-1', 'ST-9']);
    expect(sentences.rule('stone', 'onyx')).toBeUndefined();
    expect(new Sentences({ words, fields }, [], '').rule('stone', 'jade')).toBeUndefined();
  });
});
