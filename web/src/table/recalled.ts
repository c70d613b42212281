import type { Recalled } from '../stage/missed';
import { Refused, get } from '../wire/http';
import type { Move } from '../wire/live.svelte';
import { pictureAt, stepsFrom } from '../wire/stretch';
import type { AboutTable, SeenStretch } from '../wire/types';

/** Of a longer absence the latest entries are told. */
const MOST = 300;

/** Asks the server what happened between two entries while this browser heard nothing; null if it does not say. */
export async function recalled(
  about: AboutTable,
  eyes: number | null,
  from: number,
  to: number,
): Promise<Recalled | null> {
  const first = Math.max(from, to - MOST);
  const seat = eyes === null ? '' : `&seat=${eyes}`;
  try {
    const path = `/api/tables/${about.id}/seen?first=${first}&count=${to - first}${seat}`;
    return readFrom(about, await get<SeenStretch>(path));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function readFrom(about: AboutTable, { first, view, entries }: SeenStretch): Recalled {
  const before = pictureAt(about, first, view);
  let picture = before;
  const moves = entries.map(({ n, steps }): Move => {
    const played = stepsFrom(picture, n, steps);
    picture = played.at(-1)!.picture;
    return { by: null, n, made: 1, steps: played, asides: [], picture };
  });
  return { before, moves };
}
