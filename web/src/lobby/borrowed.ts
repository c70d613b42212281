import { t } from '../words';
import { isHotSeat } from './chairs';
import type { Sitter } from './chairs';

const NAMES = 12;

/** A name for somebody who has not said theirs: one of a few, so that two guests are rarely called the same. */
export function borrowedName(random: () => number = Math.random): string {
  return t(`lobby-borrowed-${Math.floor(random() * NAMES)}`);
}

/**
 * What those at this device are called who have not said their names: the first like me, each other one differently.
 * One name for each chair; empty for me, and on the chairs of others.
 */
export function namesHere(plan: readonly Sitter[], me: string): string[] {
  if (!isHotSeat(plan)) return plan.map(() => '');
  const said = plan.map((one) => (one.who === 'me' ? one.name.trim() : ''));
  const first = plan.findIndex((one, seat) => one.who === 'me' && !said[seat]);
  const taken = new Set([...said, me]);
  const free = Array.from({ length: NAMES }, (_, n) => t(`lobby-borrowed-${n}`)).filter(
    (name) => !taken.has(name),
  );
  return plan.map((one, seat) =>
    one.who !== 'me' || said[seat] || (seat === first && (!me || !said.includes(me)))
      ? said[seat]!
      : (free[seat] ?? ''),
  );
}
