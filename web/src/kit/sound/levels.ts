import type { Sound } from '../sound';

/** How important a sound is where nobody says it: 0 a whisper, 2 not to be missed. */
export const LEVELS: Record<Sound, number> = {
  turn: 2,
  coin: 0,
  card: 0,
  build: 1,
  call: 2,
  silence: 2,
  crown: 2,
  named: 2,
  killed: 3,
  robbed: 3,
  destroyed: 3,
  swapped: 3,
  bell: 2,
  pluck: 1,
  fanfare: 4,
  count: 2,
};
