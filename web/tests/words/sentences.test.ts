import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, Sentences, Words, plain, speak } from '../../src/words';
import type { Fields, Language } from '../../src/words';

interface Sample {
  edition: string;
  kind: 'action' | 'short' | 'decision' | 'event' | 'reason';
  told: Record<string, unknown>;
  facts?: Record<string, unknown>;
  viewer?: number | null;
  me?: number | null;
  said: Record<Language, string>;
}

const names = '../src/kasztelan/games/citadels/names';
const { players, fields, samples } = JSON.parse(readFileSync('tests/words/sentences.json', 'utf8')) as {
  players: string[];
  fields: Fields;
  samples: Sample[];
};

function wordsOf(language: Language): Words {
  const files = readdirSync(names).filter((name) => name.endsWith(`.${language}.ftl`));
  return new Words(
    language,
    files.map((name) => readFileSync(`${names}/${name}`, 'utf8')),
  );
}

function said(sentences: Sentences, { kind, told, facts, viewer }: Sample): string {
  if (kind === 'action') return plain(sentences.action(told, facts));
  if (kind === 'short') return sentences.short(told, facts);
  if (kind === 'decision') return plain(sentences.decision(told, viewer ?? null));
  if (kind === 'event') return plain(sentences.event(told));
  return plain(sentences.reason(told as { code: string }));
}

describe.each(LANGUAGES)('sentences in %s', (language) => {
  const words = wordsOf(language);
  const speaking = (edition: string, me: number | null = null): Sentences =>
    new Sentences({ words, fields }, players, edition, me);

  it.each(['action', 'short', 'decision', 'event', 'reason'] as const)(
    '%s: as the Python side says it',
    (kind) => {
      const some = samples.filter((sample) => sample.kind === kind);
      expect(some.length).toBeGreaterThan(40);
      const here = some.map((sample) => said(speaking(sample.edition, sample.me), sample));
      expect(here).toEqual(some.map((sample) => sample.said[language]));
    },
  );

  it('marks what can be pointed at, and nothing of the marks is read', () => {
    for (const sample of samples.filter((one) => one.kind === 'event')) {
      const parts = speaking(sample.edition).event(sample.told);
      expect(plain(parts)).not.toMatch(/[\uE000-\uE002]/);
      const seats = parts.filter((part) => part.ref?.kind === 'seat').map((part) => part.ref?.id);
      for (const seat of seats) expect([sample.told['seat'], sample.told['other']]).toContain(seat);
    }
    const built = { event: 'built', seat: 1, card: 'market', gold: 2, how: 'gold' };
    const refs = speaking('revised')
      .event(built)
      .flatMap((part) => (part.ref ? [part.ref] : []));
    expect(refs).toContainEqual({ kind: 'seat', id: 1 });
    expect(refs).toContainEqual({ kind: 'district', id: 'market' });
  });

  it('says what is missing instead of half a sentence', () => {
    expect(() => speaking('revised').event({ event: 'built', seat: 1 })).toThrow();
  });
});

describe('a game without words', () => {
  const none = { names: {}, units: {}, seats: ['seat', 'other'] };
  const sentences = new Sentences(
    { words: new Words('en', ['game-stones = Stones']), fields: none },
    ['Anna', 'Bob'],
    '',
  );
  beforeAll(() => speak('en', false));

  it('says what one may do with all that it is aimed at', () => {
    expect(plain(sentences.action({ verb: 'take', stones: 2 }))).toBe('Take (stones: 2)');
    expect(plain(sentences.action({ verb: 'swap_all', other: 1 }))).toBe('Swap all (other: Bob)');
    expect(sentences.short({ verb: 'swap_all' })).toBe('Swap all');
  });

  it('asks, and says whom the table waits for', () => {
    const asked = { name: 'take', seat: 0 };
    expect(plain(sentences.decision(asked, 0))).toBe('Your decision: take');
    expect(plain(sentences.decision(asked, 1))).toBe('Anna decides: take');
    expect(plain(sentences.decision({ name: 'automa', seat: null }, 1))).toBe('Chance decides: automa');
    expect(plain(sentences.decision({ name: 'over', seat: null }, 1))).toBe('The game is over.');
  });

  it('tells what happened, with players that can be pointed at', () => {
    const taken = sentences.event({ event: 'taken', seat: 1, stones: 2 });
    expect(plain(taken)).toBe('Bob: taken (stones: 2)');
    expect(taken[0]).toEqual({ text: 'Bob', ref: { kind: 'seat', id: 1 } });
    expect(plain(sentences.event({ event: 'taken', seat: -1, stones: 1 }))).toBe('Chance: taken (stones: 1)');
    expect(plain(sentences.event({ event: 'heap_gone', left: [], last: true }))).toBe(
      'Heap gone (left: nothing, last: yes)',
    );
  });

  it('names everything else as it is called on the wire', () => {
    expect(plain(sentences.reason({ code: 'too_many', allowed: 2 }))).toBe('Too many (allowed: 2)');
    expect([sentences.source('luck'), sentences.ending('heap_gone')]).toEqual(['Luck', 'Heap gone']);
    expect(sentences.name('card', 'old_well')).toBe('Old well');
    expect(sentences.value('mine', { lucky: 3, owner: null })).toBe('lucky: 3, owner: –');
  });
});
