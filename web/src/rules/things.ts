import type { GameBook, Standing, Thing } from '../games/book';
import type { Named } from '../words';
import type { Book, Chapter } from './book';

/** More than these do not stand in one picture. */
const MOST = 9;

function keysOf(thing: Thing, book: GameBook): string[] {
  const plain = `${thing.kind}-${thing.id}`;
  return [plain, ...(book.dialects ?? []).map((dialect) => `${plain}-${dialect}`)];
}

/** What a thing is called, and what it is called in a dialect where that is another name. */
export function namesOf(thing: Thing, book: GameBook, { words }: Named): string[] {
  const names = keysOf(thing, book).flatMap((key) => (words.has(key) ? [words.text(key)] : []));
  return [...new Set(names)];
}

/** What is told of a thing beside its name, in the first dialect that tells it. */
export function toldOf(thing: Thing, part: 'title' | 'effect', book: GameBook, { words }: Named): string {
  const key = keysOf(thing, book).find((one) => words.has(`${one}.${part}`));
  return key ? words.text(`${key}.${part}`) : '';
}

/** Where the rules of a thing begin. */
export function ruleOf(thing: Thing, book: GameBook, named: Named): string | undefined {
  return keysOf(thing, book)
    .map((key) => named.rules?.[key])
    .find((one) => one !== undefined);
}

/** The chapter that has this address or this rule. */
export function chapterAt(book: Book, address: string): Chapter | undefined {
  return book.chapters.find(
    (chapter) => chapter.id === address || chapter.rules.some((rule) => rule.id === address),
  );
}

/** The picture of a chapter: its own, else the things whose rules begin in it. */
export function pictureOf(chapter: Chapter, game: GameBook, named: Named): readonly Standing[] {
  const own = game.pictures[chapter.id];
  if (own) return own;
  const rules = new Set(chapter.rules.map((rule) => rule.id));
  return game.shelves
    .flatMap((shelf) => shelf.things)
    .filter((thing) => rules.has(ruleOf(thing, game, named) ?? ''))
    .slice(0, MOST);
}

/** The chapters that stand in the list: those that no shelf leads to. */
export function listed(book: Book, game: GameBook | null): Chapter[] {
  const shelved = new Set(game?.shelves.flatMap((shelf) => shelf.chapters));
  return book.chapters.filter((chapter) => !shelved.has(chapter.id));
}
