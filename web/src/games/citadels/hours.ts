import type { CitadelsView } from './view';

/** In which round it is evening if no city is completed before. */
const EVENING = 10;

/** The time of day behind the cities: 0 at dawn, in the first round, 1 at dusk, in the last one. */
export function hourOf({ round, first_to_complete, over }: CitadelsView): number {
  if (over || first_to_complete !== null) return 1;
  return Math.max(0, Math.min(0.9, (round - 1) / (EVENING - 1)));
}
