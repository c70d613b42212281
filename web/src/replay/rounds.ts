import type { GameTable } from '../games/board';
import type { GameEvent } from '../wire/types';

/** Where a round begins, counted in entries of the record. */
export interface Round {
  at: number;
  label: string;
}

/** The rounds of a game, from what happened after each entry; none in a game without rounds. */
export function roundsIn(
  lines: readonly { n: number; events: readonly GameEvent[] }[],
  table: Pick<GameTable, 'heading' | 'headed'>,
): Round[] {
  return lines.flatMap(({ n, events }) => {
    const begins = events.find((event) => event.event === table.heading);
    return begins && table.headed ? [{ at: n, label: table.headed(begins) }] : [];
  });
}

/** The round that a place belongs to; nothing before the first. */
export function roundAt(rounds: readonly Round[], place: number): string {
  return rounds.findLast((round) => round.at <= place)?.label ?? '';
}
