import type { GameEvent } from './types';

/** Whether two events tell the same but for how much: cards that were dealt one by one. */
export function alike(one: GameEvent, other: GameEvent): boolean {
  const known = Object.keys(one);
  return (
    known.length === Object.keys(other).length &&
    known.every((field) => field === 'count' || Array.isArray(other[field]) || one[field] === other[field])
  );
}

/** Two events that are alike told as one: counts are added up, lists put together. */
export function together(one: GameEvent, other: GameEvent): GameEvent {
  const both: GameEvent = { ...one };
  for (const [field, value] of Object.entries(other)) {
    const before = one[field];
    if (field === 'count') both[field] = Number(before) + Number(value);
    else if (Array.isArray(value) && Array.isArray(before)) both[field] = [...before, ...value];
  }
  return both;
}
