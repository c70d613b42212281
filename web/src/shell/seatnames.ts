import { hasWords, t } from '../words';
import type { Chair } from '../wire/types';

const key = (table: string): string => `kasztelan.names.${table}`;

/** The names of the people who share this device at a table, by seat; the server knows only the one who is logged in. */
export function sharedNames(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function shareNames(table: string, names: Record<string, string>): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(names));
  } catch {
    // Without a place to keep them everybody here has the same name.
  }
}

/** What a bot of this kind is: how well it plays. */
export function botKind(bot: string): string {
  return hasWords(`waiting-bot-${bot}`) ? t(`waiting-bot-${bot}`) : bot;
}

/** What the players at a table are called here; a bot that was not given a name has one for its seat. */
export function seatNames(table: string, chairs: readonly Chair[]): string[] {
  const shared = sharedNames(table);
  return chairs.map((chair, seat) => {
    if (chair.kind === 'person') return shared[seat] || chair.name;
    if (chair.kind === 'bot' && chair.name === chair.bot) return t(`waiting-name-${seat % 8}`);
    return chair.name;
  });
}
