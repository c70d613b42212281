import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Sentences, Words, plain } from '../../src/words';
import type { Fields, Language } from '../../src/words';

interface Sample {
  edition: string;
  kind: 'action' | 'short' | 'decision' | 'event' | 'reason';
  told: Record<string, unknown>;
  facts?: Record<string, unknown>;
  viewer?: number | null;
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
  if (kind === 'short') return sentences.short(told);
  if (kind === 'decision') return plain(sentences.decision(told, viewer ?? null));
  if (kind === 'event') return plain(sentences.event(told));
  return plain(sentences.reason(told as { code: string }));
}

describe.each(LANGUAGES)('sentences in %s', (language) => {
  const words = wordsOf(language);
  const speaking = (edition: string): Sentences => new Sentences(words, fields, players, edition);

  it.each(['action', 'short', 'decision', 'event', 'reason'] as const)(
    '%s: as the Python side says it',
    (kind) => {
      const some = samples.filter((sample) => sample.kind === kind);
      expect(some.length).toBeGreaterThan(40);
      const here = some.map((sample) => said(speaking(sample.edition), sample));
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
    expect(() => speaking('revised').event({ event: 'no_such_event' })).toThrow(/no_such_event/);
  });
});
