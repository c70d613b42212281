import { t } from '../words';
import type { TableClock } from '../wire/types';

export type ClockWish = Pick<TableClock, 'kind' | 'seconds' | 'increment'>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const each = (seconds: number): ClockWish => ({
  kind: seconds >= HOUR ? 'slow' : 'decision',
  seconds,
  increment: 0,
});
const whole = (seconds: number, increment: number): ClockWish => ({ kind: 'game', seconds, increment });

/** The clocks one can choose from: none, for each move, for the whole game, and for games that take weeks. */
export const CLOCKS: Record<string, ClockWish> = {
  none: { kind: 'none', seconds: 0, increment: 0 },
  'move-30': each(30),
  'move-60': each(MINUTE),
  'move-120': each(2 * MINUTE),
  'move-300': each(5 * MINUTE),
  'move-600': each(10 * MINUTE),
  'game-10': whole(10 * MINUTE, 10),
  'game-20': whole(20 * MINUTE, 15),
  'game-40': whole(40 * MINUTE, 30),
  'slow-8h': each(8 * HOUR),
  'slow-1d': each(DAY),
  'slow-3d': each(3 * DAY),
  'slow-7d': each(7 * DAY),
};

/** A time in words: 30 seconds, 2 minutes, a day. */
export function spell(seconds: number): string {
  if (seconds >= DAY) return t('lobby-time-days', { n: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t('lobby-time-hours', { n: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return t('lobby-time-minutes', { n: Math.round(seconds / MINUTE) });
  return t('lobby-time-seconds', { n: Math.round(seconds) });
}

/** What a clock means, in a few words. */
export function clockText(clock: ClockWish): string {
  if (clock.kind === 'none') return t('lobby-clock-none');
  if (clock.kind === 'game') {
    return t('lobby-clock-game', { time: spell(clock.seconds), increment: spell(clock.increment) });
  }
  return t('lobby-clock-move', { time: spell(clock.seconds) });
}
