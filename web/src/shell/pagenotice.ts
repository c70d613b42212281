/** A notice of the browser while a page of ours is open but not looked at. Each device decides for itself. */
const KEPT = 'kasztelan.notice';
const told = new Set<string>();

export function noticeWanted(): boolean {
  try {
    return (
      localStorage.getItem(KEPT) === 'on' && 'Notification' in window && Notification.permission === 'granted'
    );
  } catch {
    return false;
  }
}

/** Switches them on or off; on only if the person lets the browser show notices. */
export async function wantNotice(wanted: boolean): Promise<boolean> {
  const allowed =
    wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(KEPT, allowed ? 'on' : 'off');
  return allowed;
}

/** Shows a notice if it is wanted and nobody looks, once for each thing that it is about. */
export function pageNotice(title: string, text: string, about: string): void {
  if (told.has(about) || !noticeWanted() || document.visibilityState === 'visible') return;
  told.add(about);
  try {
    const notice = new Notification(title, { body: text, tag: about, icon: '/icon-192.png' });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones show notices only through a service worker; there the push notices serve.
  }
}
