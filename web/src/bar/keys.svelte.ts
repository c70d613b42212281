import { listening } from '../kit/hotkeys';

const shown = $state({ open: false });

/** Whether the list of keys is open. */
export function keysShown(): boolean {
  return shown.open;
}

export function showKeys(open: boolean): void {
  shown.open = open;
}

/** "?" opens the list, wherever one is and nothing is typed. */
export function askForKeys(event: KeyboardEvent): void {
  if (event.key !== '?' || !listening(event)) return;
  event.preventDefault();
  showKeys(true);
}
