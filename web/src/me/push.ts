import { get, put } from '../wire/http';
import type { Notices } from '../wire/types';
import { Refused } from '../wire/http';

/** Why this browser cannot be sent notices, or that it can. */
export type PushState = 'possible' | 'on' | 'denied' | 'impossible' | 'server';

function key(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return (await workers?.getRegistration()) ?? null;
}

/** Whether this browser gets notices from the server. */
export async function pushState(notices: Notices): Promise<PushState> {
  const found = await worker();
  if (!found || !('PushManager' in window)) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await found.pushManager.getSubscription();
  const known = notices.push.some((one) => one.endpoint === subscription?.endpoint);
  if (subscription && known) return 'on';
  try {
    await get('/api/notices/key');
  } catch (error) {
    if (error instanceof Refused && error.code === 'no_push') return 'server';
    throw error;
  }
  return 'possible';
}

/** Asks the browser for its address and tells it to the server. */
export async function startPush(notices: Notices): Promise<Notices> {
  const found = await worker();
  const told = await get<{ key: string }>('/api/notices/key');
  const subscription = await found!.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key(told.key),
  });
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const others = notices.push.filter((one) => one.endpoint !== endpoint);
  return keepNotices({ ...notices, push: [...others, { endpoint, keys }].slice(-5) });
}

/** Forgets this browser's address, here and on the server. */
export async function stopPush(notices: Notices): Promise<Notices> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return keepNotices({
    ...notices,
    push: notices.push.filter((one) => one.endpoint !== subscription?.endpoint),
  });
}

export function keepNotices(notices: Notices): Promise<Notices> {
  return put<Notices>('/api/me/notices', notices);
}
