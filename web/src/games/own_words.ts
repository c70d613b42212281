import { speakAlso } from '../words';
import type { Language } from '../words';

/** What a game says in this client beside its own names, by the part of the client that says it. */
export type PartOfWords = 'face' | 'table' | 'done' | 'ceremony' | 'lesson' | 'rules' | 'workshop';

const FILES = import.meta.glob<string>('./*/words/*/*.ftl', { query: '?raw', import: 'default' });

/** Speaks a game's words from now on; a game that has none of that part is silent. */
export function needWords(game: string, part: PartOfWords): Promise<void> {
  const file = (language: Language): string => `./${game}/words/${language}/${part}.ftl`;
  if (!FILES[file('en')]) return Promise.resolve();
  return speakAlso(`${game} ${part}`, (language) => FILES[file(language)]!());
}

/** What every game here is called, and what it is about. */
export async function needFaces(): Promise<void> {
  const games = Object.keys(FILES).flatMap(
    (path) => /^\.\/([^/]+)\/words\/en\/face\.ftl$/.exec(path)?.[1] ?? [],
  );
  await Promise.all(games.map((game) => needWords(game, 'face')));
}
