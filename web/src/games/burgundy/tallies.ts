import type { Count } from '../../stage/ceremony/counting';
import { HEAPS } from './counting';

/** The heaps that anybody has points of, in their order. */
export function heapsOf(counts: readonly Count[]): string[] {
  return HEAPS.filter((_, step) => counts.some((one) => one.step === step)).map(({ key }) => key);
}

/** What everybody has of each heap that was counted up to and with the count at this place. */
export function countedOf(counts: readonly Count[], upTo: number): Map<string, number>[] {
  const people = counts[0]?.points.map(() => new Map<string, number>()) ?? [];
  for (const { step, gains } of counts.slice(0, upTo + 1)) {
    const heap = HEAPS[step]?.key;
    if (!heap) continue;
    for (const one of people) one.set(heap, one.get(heap) ?? 0);
    for (const { participant, points } of gains) {
      if (participant !== null)
        people[participant]!.set(heap, (people[participant]!.get(heap) ?? 0) + points);
    }
  }
  return people;
}
