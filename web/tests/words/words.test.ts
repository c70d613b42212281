// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words } from '../../src/words';

/** The client's own words, and those that a game brings here. */
const FOLDERS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(games\/\w+\/)?words$/.test(name))
  .map((name) => join('src', name));
/** Every file of a language, by its place without the language. */
const filesOf = (language: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => `${folder}/*/${name}`),
  ).sort();
const read = (language: string, name: string): string => readFileSync(name.replace('*', language), 'utf8');
const wordsOf = (language: string): Words =>
  new Words(
    language,
    filesOf(language).map((name) => read(language, name)),
  );

/** Every key of a source, attributes included. */
function keysOf(source: string): string[] {
  return parse(source, {}).body.flatMap((entry) => {
    if (entry.type === 'Junk') throw new Error(`not Fluent: ${entry.content}`);
    if (entry.type !== 'Message') return [];
    const attributes = entry.attributes.map((one) => `${entry.id.name}.${one.id.name}`);
    return entry.value ? [entry.id.name, ...attributes] : attributes;
  });
}

function sources(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(place, name));
}

/** Keys that are written out in `t('key')`, `t(it ? 'one' : 'other')` and `hasWords('key')`. */
function literalKeys(source: string): string[] {
  return [...source.matchAll(/(?<![\w.$])(?:t|hasWords)\(([^()`]*?)(?:,|\))/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/(?<!=== |!== )'([a-z][\w-]*(?:\.[\w-]+)?)'(?! ===| !==)/g)].map(
      ([, key = '']) => key,
    ),
  );
}

describe('the words of the interface', () => {
  it('lie in the same files in every language', () => {
    expect(FOLDERS).toContain('src/games/citadels/words');
    for (const language of LANGUAGES) expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it.each(filesOf('en'))('%s has the same keys in every language, each once', (name) => {
    const english = keysOf(read('en', name));
    expect(new Set(english).size).toBe(english.length);
    for (const language of LANGUAGES)
      expect(keysOf(read(language, name)).sort()).toEqual([...english].sort());
  });

  it('are in one file only', () => {
    const keys = filesOf('en').flatMap((name) => keysOf(read('en', name)));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('ask for the same facts in every language', () => {
    const [english, ...others] = LANGUAGES.map(wordsOf) as [Words, ...Words[]];
    for (const key of filesOf('en').flatMap((name) => keysOf(read('en', name)))) {
      const wanted = [...english.variables(key)].sort();
      for (const words of others)
        expect([key, ...[...words.variables(key)].sort()]).toEqual([key, ...wanted]);
    }
  });

  it('are there for every key that the client writes out', () => {
    const words = wordsOf('en');
    const missing = sources('src').flatMap((path) =>
      literalKeys(readFileSync(path, 'utf8'))
        .filter((key) => !words.has(key))
        .map((key) => `${path}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('are found where they are used', () => {
    expect(
      literalKeys(
        `{t('a-b')} t(x ? 'c-d' : 'e-f', { n }) t('g-h', { n: 1 }) t(kind === 'no' ? 'yes' : 'or')`,
      ),
    ).toEqual(['a-b', 'c-d', 'e-f', 'g-h', 'yes', 'or']);
    expect(literalKeys(`part('no') at('no') live.t('no')`)).toEqual([]);
  });
});

describe('words', () => {
  const words = new Words('en', [
    'hello = Hello, { $name }\n    .short = Hi\nboth = { hello } and { $other }\ncount = { $n ->\n    [one] one\n   *[other] { $n } things\n }',
  ]);

  it('say keys and attributes, with their facts', () => {
    expect(words.text('hello', { name: 'Anna' })).toBe('Hello, Anna');
    expect(words.text('hello.short')).toBe('Hi');
    expect(words.text('count', { n: 3 })).toBe('3 things');
    expect(words.has('hello.long')).toBe(false);
  });

  it('know what facts a key asks for, through what it refers to', () => {
    expect([...words.variables('both')].sort()).toEqual(['name', 'other']);
    expect([...words.variables('count')]).toEqual(['n']);
  });

  it('refuse what they cannot say', () => {
    expect(() => words.text('nothing')).toThrow(/nothing/);
    expect(() => words.text('hello')).toThrow(/hello/);
    expect(() => new Words('en', ['a = 1', 'a = 2'])).toThrow();
  });
});
