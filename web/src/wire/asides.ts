import type { GameEvent, GameStep } from './types';

type Told = readonly GameStep[];

/** What the table tells of its people besides the game; it counts these, and keeps them for whoever comes later. */
export function isAside(event: GameEvent): boolean {
  return typeof event['aside'] === 'number';
}

export function asidesIn(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(isAside);
}

/** The steps of the game alone. */
export function withoutAsides(steps: Told): GameStep[] {
  return steps
    .map(({ events, changes }) => ({ events: events.filter((event) => !isAside(event)), changes }))
    .filter(({ events, changes }, at) => events.length || changes.length || !steps[at]!.events.length);
}
