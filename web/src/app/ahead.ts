/**
 * Asks for what the first screen needs while the client itself is still on its way: on a slow line one question after
 * the other would take longer than all that is sent. Nothing depends on it: what has not come is asked for again.
 */
import { firstLanguage } from '../words/first_language';

const WORDS = import.meta.glob('../words/*/index.ts');
const FACES = import.meta.glob('../games/*/words/*/face.ftl', { query: '?raw' });
const TABLES = import.meta.glob('../games/*/table.ts');
const TABLE_WORDS = import.meta.glob('../games/*/words/*/{table,done,ceremony}.ftl', { query: '?raw' });

/** An answer that `fetch` will want later. */
function send(address: string): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: address,
  });
  document.head.append(link);
}

function coming(parts: Record<string, () => Promise<unknown>>, path: string): Promise<unknown> | undefined {
  return parts[path]?.().catch(() => undefined);
}

async function tableOfGame(id: string, language: string): Promise<void> {
  const answer = await fetch(`/api/tables/${id}`);
  if (!answer.ok) return;
  const { game } = (await answer.json()) as { game: string };
  void coming(TABLES, `../games/${game}/table.ts`);
  for (const part of ['table', 'done', 'ceremony']) {
    void coming(TABLE_WORDS, `../games/${game}/words/${language}/${part}.ftl`);
  }
  send(`/api/games/${game}/names/${language}`);
}

const language = firstLanguage();
const { pathname } = location;
const [, id] = /^\/t\/([\w-]+)\/?$/.exec(pathname) ?? [];
void coming(WORDS, `../words/${language}/index.ts`);
for (const path of Object.keys(FACES)) if (path.endsWith(`/${language}/face.ftl`)) void coming(FACES, path);
send('/api/me');
// After the words, without which nothing can be said.
setTimeout(() => {
  if (id !== undefined) void tableOfGame(id, language).catch(() => undefined);
  if (id !== undefined) void import('../table/Table.svelte').catch(() => undefined);
  if (pathname !== '/') return;
  void import('../lobby/Lobby.svelte').catch(() => undefined);
  // What would push the rest aside if it came later.
  for (const list of ['/api/games', '/api/tables/mine', '/api/tables']) send(list);
});
