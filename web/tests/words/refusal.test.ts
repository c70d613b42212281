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
allowed-word_or_seat = { $values } albo miejsce od { $first } do { $last }
problem-no_seat = przy tym stole nie ma miejsca { $value }
allowed-exactly =
    { $count ->
        [one] dokładnie { $count } kamień
       *[many] dokładnie { $count } kamieni
    }
`,
]);
const fields = { names: { stone: 'stone' }, units: {}, seats: [] };
const sentences = new Sentences(
  { words, fields, rules: { 'stone-jade': 'ST-1', 'stone-jade-old': 'ST-9' } },
  [],
  '',
);

/** Chairs are counted from zero on the wire. */
const SEAT = { code: 'no_seat', value: 3 };

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

  it('writes numbers as they were given and counts chairs from one', () => {
    const much = { code: 'range', low: 1024, high: 65535 };
    expect(refusalSentence(words, sentences, { field: 'guests', problem: SEAT, allowed: much })).toBe(
      'Liczba graczy: przy tym stole nie ma miejsca 4; dozwolone: od 1024 do 65535',
    );
    const chairs = { code: 'word_or_seat', values: 'losowo', first: 0, last: 2 };
    expect(refusalSentence(words, sentences, { field: 'guests', problem: SEAT, allowed: chairs })).toContain(
      'dozwolone: losowo albo miejsce od 1 do 3',
    );
    const exactly = (count: number) => ({ field: 'x', problem: SEAT, allowed: { code: 'exactly', count } });
    expect(refusalSentence(words, sentences, exactly(1))).toContain('dokładnie 1 kamień');
    expect(refusalSentence(words, sentences, exactly(20000))).toContain('dokładnie 20000 kamieni');
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
