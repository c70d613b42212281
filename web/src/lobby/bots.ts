import { hasWords, t } from '../words';

/** What a bot of this kind is: how well it plays. */
export function botKind(bot: string): string {
  return hasWords(`waiting-bot-${bot}`) ? t(`waiting-bot-${bot}`) : bot;
}
