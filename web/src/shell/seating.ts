import { post } from '../wire/http';
import type { AboutTable } from '../wire/types';
import { keepNonce, newNonce } from './kept_dice';

/** Takes a chair with a share of one's own in the dice; `name` is for those who share a device. */
export async function sit(table: string, seat: number, name?: string): Promise<AboutTable> {
  const nonce = newNonce();
  const about = await post<AboutTable>(
    `/api/tables/${table}/sit`,
    name ? { seat, nonce, name } : { seat, nonce },
  );
  keepNonce(table, seat, nonce);
  return about;
}

/** Puts a bot on a chair: the best one, and under a name of the server's, unless they are given. */
export function addBot(table: string, seat: number, bot?: string, name?: string): Promise<AboutTable> {
  return post<AboutTable>(`/api/tables/${table}/bots`, { seat, bot, name });
}
