import type { AboutTable, GameEvent } from './types';

/** What the table tells of its people, as the chronicle notes it; not a game's events. */
type Going = 'table_left' | 'table_late' | 'table_back';

/** Who left their seat to a bot between two pictures, by choice or because their time was over, and who is back. */
export function comingsAndGoings(before: AboutTable, after: AboutTable): GameEvent[] {
  return after.seats.flatMap((chair, seat) => {
    const was = before.seats[seat];
    if (!was || was.kind !== 'person' || was.away === chair.away) return [];
    return [{ event: chair.away ? whyGone(before, after, seat) : ('table_back' as Going), seat }];
  });
}

function whyGone(before: AboutTable, after: AboutTable, seat: number): Going {
  const timed = before.clock.kind !== 'none' && before.clock.waiting === seat;
  return timed && (after.clock.left[seat] ?? 0) <= 0 ? 'table_late' : 'table_left';
}
