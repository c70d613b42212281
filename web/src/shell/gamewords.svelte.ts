import { SvelteMap } from 'svelte/reactivity';
import { Words, language } from '../words';
import type { Fields } from '../words';
import { get } from '../wire/http';

interface Named {
  words: Words;
  fields: Fields;
}

interface Names {
  files: Record<string, string>;
  fields: Fields;
}

const loaded = new SvelteMap<string, Named>();
const asked: Record<string, Promise<void> | undefined> = {};

/** The words of a game in the language spoken now; null until they have come. */
export function gameWords(game: string): Named | null {
  const key = `${game} ${language()}`;
  const named = loaded.get(key);
  if (named) return named;
  asked[key] ??= load(game, language(), key);
  return null;
}

/** Waits for the words of a game in the language spoken now. */
export async function needGameWords(game: string): Promise<void> {
  gameWords(game);
  await asked[`${game} ${language()}`];
}

async function load(game: string, spoken: string, key: string): Promise<void> {
  try {
    const { files, fields } = await get<Names>(`/api/games/${game}/names/${spoken}`);
    loaded.set(key, { words: new Words(spoken, Object.values(files)), fields });
  } catch {
    asked[key] = undefined;
  }
}
