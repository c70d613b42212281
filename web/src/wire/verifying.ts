import { verifyDice } from './dice';
import { get, getText } from './http';
import type { Draw, DrawsOfGame } from './types';
import type { KeptOfDice, Verdict } from './verdict';

const STRETCH = 500;

/** Reads a finished game's record and what could have been drawn in it, and checks the dice here. */
export async function verifyTable(table: string, kept: KeptOfDice): Promise<Verdict> {
  const text = await getText(`/api/tables/${table}/record`);
  const draws: Draw[] = [];
  for (let first = 0, count = 1; first < count; first += STRETCH) {
    const stretch = await get<DrawsOfGame>(`/api/tables/${table}/draws?first=${first}&count=${STRETCH}`);
    draws.push(...stretch.draws);
    count = stretch.count;
  }
  return verifyDice(text, draws, kept);
}
