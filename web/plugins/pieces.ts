interface Known {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const found = new Map<string, boolean>();

/** Whether what stands at `root` cannot do without a module. */
function needs(root: RegExp, id: string, known: Known): boolean {
  const key = `${root.source} ${id}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  // Modules that import each other in a ring end here.
  found.set(key, false);
  const importers = known.getModuleInfo(id)?.importers ?? [];
  found.set(key, root.test(id) || importers.some((one) => needs(root, one, known)));
  return found.get(key)!;
}

/** What several parts share comes in one piece with what is needed first: main, then the lobby, then a table. */
const ROOTS: readonly [string, RegExp][] = [
  ['begun', /\/src\/main\.ts$/],
  ['lobby', /\/src\/lobby\/Lobby\.svelte$/],
  ['table', /\/src\/table\/Table\.svelte$/],
];

function byFirstNeed(id: string, known: Known): string | null {
  return ROOTS.find(([, root]) => needs(root, id, known))?.[0] ?? null;
}

const GAME = /\/src\/games\/([^/]+)\//;

/** What a game's table shares with its other parts. */
function pieces(id: string): string | null {
  const game = GAME.exec(id)?.[1];
  return game === undefined ? null : `${game}-pieces`;
}

/** A sign that only games use, by whose it is. */
function signs(id: string, known: Known): string | null {
  const users = known.getModuleInfo(id)?.importers ?? [];
  const games = new Set(users.map((one) => GAME.exec(one)?.[1]));
  if (!games.size || games.has(undefined)) return null;
  return games.size === 1 ? `${[...games][0]}-signs` : 'signs';
}

/**
 * In how many pieces the script comes, the first that fits counts. A hundred small files would cost more than they
 * save; but the signs and pieces of a game come with its table: the lobby has no use for them.
 */
export const PIECES = [
  // Alone, so that `ahead` needs nothing else.
  { name: 'first', test: /vite\/preload-helper|words\/first_language/, priority: 5 },
  { name: byFirstNeed, minShareCount: 2, priority: 4 },
  { name: signs, test: /icon:/, minShareCount: 2, priority: 3 },
  { name: 'shared', test: /\/(kit|shell|wire|bar|desk)\/|icon:/, minShareCount: 3, priority: 2 },
  { name: pieces, minShareCount: 2, priority: 1 },
];
