import { fly } from '../../kit/flight';
import { duration, motion } from '../../kit/motion.svelte';
import { play } from '../../kit/sky';
import type { GameEvent } from '../../wire/types';
import type { BurgundyView } from './view';

export const SIDES: readonly string[] = ['left', 'right'];
const DEPOTS = 6;
const SEEKING = 1;

/** The depots that Châteauma looks into for a hex that she takes from one, clockwise from where she begins. */
export function searched(event: GameEvent, view: BurgundyView): number[] {
  const found = Number(event['depot']);
  if (event.event !== 'automa_placed' || event['from'] !== 'depot') return [];
  const { step, die } = view.automa!;
  // A bonus lets her search from the white die on.
  const first = (step === SEEKING ? die : view.white) ?? found;
  const count = ((found - first + DEPOTS) % DEPOTS) + 1;
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % DEPOTS) + 1);
}

/** How long she looks into the depots before the hex leaves the last of them. */
export function searching(event: GameEvent, view: BurgundyView): number {
  return searched(event, view).length * duration('tick');
}

/** The depots light up one after another, the last of them for longer. */
export function lightDepots(event: GameEvent, view: BurgundyView): void {
  if (motion.still) return;
  const way = searched(event, view);
  for (const [at, depot] of way.entries()) {
    const there = document.querySelector(`main [data-anchor="depot-${depot}"]`);
    const last = at === way.length - 1;
    const ring = { boxShadow: '0 0 0 4px #e2b455, 0 0 18px 6px var(--glow)' };
    if (there)
      void play(there, [ring, ring, { boxShadow: 'none' }], {
        lasts: last ? duration('rise') : duration('quick'),
        delay: at * duration('tick'),
      });
  }
}

/** The white die goes to the card that it selects. */
export function showDie(card: string): void {
  const die = document.querySelector('main [data-anchor="white-0"] svg');
  if (die) void fly({ from: die, to: card, html: die.outerHTML });
}
