import { t } from '../words';

const NAMES = 12;

/** A name for somebody who has not said theirs: one of a few, so that two guests are rarely called the same. */
export function borrowedName(random: () => number = Math.random): string {
  return t(`lobby-borrowed-${Math.floor(random() * NAMES)}`);
}
