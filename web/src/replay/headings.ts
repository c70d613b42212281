import type { GameTable } from '../games/board';
import type { GameEvent } from '../wire/types';

/** Where a stretch of the game begins, a round or the like, counted in entries of the record. */
export interface Heading {
  at: number;
  label: string;
}

/** The headings of a game, from what happened after each entry; none in a game whose table has none. */
export function headingsIn(
  lines: readonly { n: number; events: readonly GameEvent[] }[],
  table: Pick<GameTable, 'heading' | 'headed'>,
): Heading[] {
  return lines.flatMap(({ n, events }) => {
    const begins = events.find((event) => event.event === table.heading);
    return begins && table.headed ? [{ at: n, label: table.headed(begins) }] : [];
  });
}

/** The heading that a place stands under; nothing before the first. */
export function headingAt(headings: readonly Heading[], place: number): string {
  return headings.findLast((one) => one.at <= place)?.label ?? '';
}
