/**
 * The service worker: the app opens without a network, and "your turn" arrives while it is closed.
 *
 * Files whose names change with their contents are taken from the cache first, the front page from the network
 * first. Nothing under /api is ever kept: a table shown without its server would be a lie.
 */

/** Set at build time: what tells builds apart, what every page needs, and every file that never changes. */
declare const __BUILD__: string;
declare const __SHELL__: string[];
declare const __LASTING__: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const build = __BUILD__;
const shell = __SHELL__;
const lasting = new Set(__LASTING__);
const FRONT = '/';
const CACHE = 'kasztelan';
const OURS = /^\/(?:api|between|healthz|metrics|openapi\.json)(?:\/|$)/;
/** A proxy whose server is away. */
const AWAY = [502, 504];

/** What the server sends with a push; see server/notices/notice_text.py. */
interface Letter {
  code: string;
  table: string;
  title: string;
  text: string;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(prune().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || OURS.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(front(request));
  else if (lasting.has(url.pathname)) event.respondWith(file(url.pathname));
});

// A page tells what it loaded before there was a worker.
worker.addEventListener('message', (event) => {
  const message = event.data as { type?: string; loaded?: unknown };
  if (message.type !== 'loaded' || !Array.isArray(message.loaded)) return;
  event.waitUntil(Promise.all(message.loaded.filter((path) => lasting.has(path)).map(file)));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(tell(letterOf(event.data)));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});

/** The front page is kept last: once it is there, all that it begins with is there too. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const [page, ...files] = await Promise.all([
    fetch(`${FRONT}?${build}`, { cache: 'reload' }),
    ...shell.map(file),
  ]);
  const missing = [page, ...files].find((one) => !one.ok);
  if (missing) throw new Error(`${missing.url} is ${missing.status}`);
  await cache.put(FRONT, page);
  await worker.skipWaiting();
}

/** Forgets the files of earlier builds. */
async function prune(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== FRONT && !lasting.has(pathname)) await cache.delete(request);
  }
}

async function front(request: Request): Promise<Response> {
  try {
    const page = await fetch(request);
    if (!AWAY.includes(page.status)) return page;
    return (await kept(FRONT)) ?? page;
  } catch (offline) {
    const page = await kept(FRONT);
    if (!page) throw offline;
    return page;
  }
}

async function file(path: string): Promise<Response> {
  const known = await kept(path);
  if (known) return known;
  const found = await fetch(path);
  if (found.ok) await (await caches.open(CACHE)).put(path, found.clone());
  return found;
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

function letterOf(data: PushMessageData | null): Letter {
  const nothing = { code: '', table: '', title: 'Kasztelan', text: '' };
  try {
    return { ...nothing, ...(data?.json() as Partial<Letter>) };
  } catch {
    return nothing;
  }
}

/** One notice for each table, unless the person is looking at it. */
async function tell(letter: Letter): Promise<void> {
  const path = letter.table ? `/t/${encodeURIComponent(letter.table)}` : FRONT;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.focused && new URL(page.url).pathname === path)) return;
  await worker.registration.showNotification(letter.title, {
    body: letter.text,
    tag: letter.table || letter.code || 'kasztelan',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path },
  });
}

async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
