import { t } from '../words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in a few letters: now, 4 min, 2 h, 3 d. */
export function age(since: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - since);
  if (past < MINUTE) return t('lobby-age-now');
  if (past < HOUR) return t('lobby-age-minutes', { n: Math.floor(past / MINUTE) });
  if (past < DAY) return t('lobby-age-hours', { n: Math.floor(past / HOUR) });
  return t('lobby-age-days', { n: Math.floor(past / DAY) });
}
