// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBook } from '../../src/rules/book';
import { listed, pictureOf, ruleOf } from '../../src/rules/things';
import type { GameBook } from '../../src/games/book';
import { Words } from '../../src/words';
import burgundy from '../../src/games/burgundy/book';
import citadels from '../../src/games/citadels/book';

const BOOKS: Record<string, GameBook> = { burgundy, citadels };

describe.each(Object.entries(BOOKS))('the galleries of %s', (game, brought) => {
  const book = readBook(readFileSync(`../src/kasztelan/games/${game}/rulebook/en.md`, 'utf8'));
  const chapters = book.chapters.map((one) => one.id);

  it('lead to chapters that are there, and leave every other chapter in the list', () => {
    const shelved = brought.shelves.flatMap((shelf) => shelf.chapters).filter((id) => chapters.includes(id));
    expect(listed(book, brought).length + new Set(shelved).size).toBe(chapters.length);
  });

  it('have signs and pictures for chapters that are there', () => {
    for (const id of [...Object.keys(brought.icons), ...Object.keys(brought.pictures)]) {
      expect(chapters).toContain(id);
    }
  });

  it('are called by name in every language', () => {
    for (const language of ['en', 'pl', 'uk']) {
      const path = `src/games/${game}/words/${language}/rules.ftl`;
      const words = new Words(language, [readFileSync(path, 'utf8')]);
      for (const { id } of brought.shelves) expect(words.has(`book-${game}-${id}`)).toBe(true);
    }
  });
});

it('a chapter without a picture of its own shows the things it tells of', () => {
  const book = readBook(readFileSync('../src/kasztelan/games/citadels/rulebook/en.md', 'utf8'));
  const named = {
    words: new Words('en', []),
    fields: { names: {}, units: {}, seats: [] },
    rules: { 'character-warlord': 'CIT-WARLORD-1', 'character-marshal': 'CIT-MARSHAL-1' },
  };
  const warlord = book.chapters.find((one) => one.id === 'warlord')!;
  expect(pictureOf(warlord, citadels, named)).toEqual([{ kind: 'character', id: 'warlord' }]);
  expect(ruleOf({ kind: 'character', id: 'marshal' }, citadels, named)).toBe('CIT-MARSHAL-1');
  expect(
    pictureOf(
      book.chapters.find((one) => one.id === 'end')!,
      citadels,
      named,
    ),
  ).toHaveLength(7);
});
