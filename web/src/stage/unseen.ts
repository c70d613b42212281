import { forget, keep, kept } from '../kit/kept';
import type { GameEvent } from '../wire/types';

/** Something that was done to me and that I have not been told yet, at the entry `n` of the game. */
export interface Owed {
  n: number;
  event: GameEvent;
}

/** What this browser still has to tell me at one table, also after it was closed. */
export class Unseen {
  private readonly name: string;

  constructor(table: string, seat: number | null) {
    this.name = `unseen.${table}.${String(seat)}`;
  }

  read(): Owed[] {
    try {
      return JSON.parse(kept(this.name) ?? '[]') as Owed[];
    } catch {
      return [];
    }
  }

  write(owed: readonly Owed[]): void {
    if (owed.length) keep(this.name, JSON.stringify(owed));
    else if (kept(this.name) !== null) forget(this.name);
  }
}
