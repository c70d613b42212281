import { keepCommitment } from '../shell/kept_dice';
import { beSomebody } from '../shell/people.svelte';
import { refusalIn } from '../shell/refusals';
import { addBot, sit } from '../shell/seating';
import { post } from '../wire/http';
import type { AboutTable } from '../wire/types';
import { t } from '../words';

/**
 * A new table that goes on from a place of a finished game: me on one chair, bots on all others, all under the names
 * they had, so that the chronicle stays true. Gives its id. Whatever goes wrong once it is open can be mended there.
 */
export async function playOn(
  about: AboutTable,
  entries: number,
  mine: number,
  title: string,
): Promise<string> {
  await beSomebody(t('replay-guest'));
  const next = await post<AboutTable>(`/api/tables/${about.id}/fork`, { entries, title });
  keepCommitment(next.id, next.commitment);
  await take(next.id, about.seats, mine).catch(refusalIn);
  return next.id;
}

async function take(table: string, seats: AboutTable['seats'], mine: number): Promise<void> {
  for (const [seat, { name, bot }] of seats.entries()) {
    if (seat === mine) await sit(table, seat, name);
    else await addBot(table, seat, bot ?? undefined, name);
  }
  await post(`/api/tables/${table}/start`);
}
