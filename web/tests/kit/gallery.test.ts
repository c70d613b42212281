// @vitest-environment node
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../src/kit/gallery/*.ftl', '../../src/words/{en,pl,uk}/kit.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const keys = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!).sort();

describe('the words of the kit', () => {
  it.each([
    ['gallery', (language: string) => `../../src/kit/gallery/${language}.ftl`],
    ['kit', (language: string) => `../../src/words/${language}/kit.ftl`],
  ])('%s are there in all three languages', (_, file) => {
    const [en, pl, uk] = ['en', 'pl', 'uk'].map((language) => keys(sources[file(language)]!));
    expect(en!.length).toBeGreaterThan(30);
    expect(pl).toEqual(en);
    expect(uk).toEqual(en);
  });
});
