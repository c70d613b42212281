/** Where in the client one is; paths are the server's, so that links and reloads work. */
export type Place =
  | { name: 'lobby' }
  | { name: 'create'; game: string }
  | { name: 'games' }
  | { name: 'code' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'shelf' }
  | { name: 'learn'; game: string }
  | { name: 'workshop'; game: string }
  | { name: 'watch' }
  | { name: 'records' }
  | { name: 'me' }
  | { name: 'kit' }
  | { name: 'lost' };

/** Places that have nothing but their name. */
const PLAIN = ['games', 'code', 'watch', 'records', 'me', 'kit'] as const;

export function placeOf(path: string, hash: string): Place {
  const [first = '', second = '', third] = path.split('/').slice(1);
  if (third !== undefined && third !== '') return { name: 'lost' };
  if (first === '' && second === '') return { name: 'lobby' };
  if (first === 'create') return { name: 'create', game: second };
  if (first === 't' && second) return { name: 'table', id: second };
  if (first === 'r' && second) return { name: 'replay', id: second };
  if (first === 'rules' && !second) return { name: 'shelf' };
  if (first === 'rules') return { name: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'workshop' && second) return { name: 'workshop', game: second };
  const plain = PLAIN.find((name) => name === first);
  if (second === '' && plain) return { name: plain };
  return { name: 'lost' };
}

const here = $state<{ place: Place }>({ place: { name: 'lobby' } });

function arrive(): void {
  here.place = placeOf(location.pathname, location.hash);
}

/** The place that is shown now. */
export function place(): Place {
  return here.place;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

/** Follows the address bar, and plain clicks on our own links. */
export function startRouting(): void {
  arrive();
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
