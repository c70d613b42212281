import { SvelteMap } from 'svelte/reactivity';
import { Words, language } from '../words';
import type { Fields, Named } from '../words';
import { get } from '../wire/http';

interface Names {
  files: Record<string, string>;
  fields: Fields;
  rules?: Record<string, string>;
}

const loaded = new SvelteMap<string, Named>();
const asked: Record<string, Promise<void> | undefined> = {};
/** The words that came last: a table does not go away while its language changes. */
const before: Record<string, Named> = {};

/** The words of a game in the language spoken now; until they have come, those spoken before, or null. */
export function gameWords(game: string): Named | null {
  const key = `${game} ${language()}`;
  const named = loaded.get(key);
  if (named) return named;
  asked[key] ??= load(game, language(), key);
  return before[game] ?? null;
}

/** Waits for the words of a game in the language spoken now. */
export async function needGameWords(game: string): Promise<void> {
  gameWords(game);
  await asked[`${game} ${language()}`];
}

async function load(game: string, spoken: string, key: string): Promise<void> {
  try {
    const { files, fields, rules } = await get<Names>(`/api/games/${game}/names/${spoken}`);
    before[game] = { words: new Words(spoken, Object.values(files)), fields, rules };
    loaded.set(key, before[game]);
  } catch {
    asked[key] = undefined;
  }
}
