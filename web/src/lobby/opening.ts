import { keepCommitment } from '../shell/kept_dice';
import { addBot, sit } from '../shell/seating';
import { post } from '../wire/http';
import type { AboutGame, AboutTable, TableClock } from '../wire/types';
import { me } from '../shell/people.svelte';
import { namesHere } from './borrowed';
import { firstPlan } from './chairs';
import type { Sitter } from './chairs';
import type { Options } from './options';
import { refusalIn } from '../shell/refusals';

export interface NewTable {
  game: string;
  options: Options;
  title?: string;
  visibility: 'public' | 'link' | 'password';
  password?: string;
  clock?: Pick<TableClock, 'kind' | 'seconds' | 'increment'>;
}

/** Opens a table; everybody who looks keeps the commitment of its dice before giving a share in them. */
export async function openTable(wanted: NewTable): Promise<AboutTable> {
  const table = await post<AboutTable>('/api/tables', wanted);
  keepCommitment(table.id, table.commitment);
  return table;
}

/** Seats everybody as planned and begins if no chair is left for somebody else. */
export async function seat(table: string, plan: readonly Sitter[]): Promise<void> {
  const names = namesHere(plan, me()?.nickname ?? '');
  for (const [at, sitter] of plan.entries()) {
    if (sitter.who === 'me') await sit(table, at, names[at]);
    if (sitter.who === 'bot') await addBot(table, at, sitter.bot);
  }
  if (!plan.some((one) => one.who === 'person')) await post(`/api/tables/${table}/start`);
}

/**
 * A game at once: the options as they are, me on any chair, the best bots on all others. Gives the table's id.
 * Whatever goes wrong once the table is open can be mended at the table.
 */
export async function playNow(game: AboutGame, random: () => number = Math.random): Promise<string> {
  const { id, seats } = await openTable({ game: game.name, options: {}, visibility: 'link' });
  const plan = firstPlan(seats.length, game.bots);
  const mine = Math.floor(random() * seats.length);
  [plan[0], plan[mine]] = [plan[mine]!, plan[0]!];
  await seat(id, plan).catch(refusalIn);
  return id;
}
