import type { GamePicture } from '../wire/types';
import type { Waiting } from './queue';
import type { Owed, Unseen } from './unseen';

/** What I am told, and how the table lay before it, to see it again. */
export interface Proclaimed extends Owed {
  again: { game: GamePicture; step: Waiting } | null;
}

/** What was done to me: told one by one, and nothing goes on until I have seen it. */
export class Proclamation {
  shown = $state.raw<Proclaimed | null>(null);
  /** To be told as soon as its pieces have come to rest, and what is owed from before. */
  private due = $state.raw<readonly Proclaimed[]>([]);

  constructor(private readonly unseen: Unseen | null) {
    this.due = (unseen?.read() ?? []).map((one) => ({ ...one, again: null }));
  }

  get silent(): boolean {
    return !this.shown && !this.due.length;
  }

  owe(...more: Proclaimed[]): void {
    this.due = [...this.due, ...more];
  }

  /** Whether something is to be told now. */
  open(): boolean {
    if (!this.shown && this.due.length) {
      this.shown = this.due[0]!;
      this.due = this.due.slice(1);
    }
    return this.shown !== null;
  }

  close(): void {
    this.shown = null;
  }

  /** Keeps what is still to be told, with what comes on the programme. */
  note(coming: readonly Owed[]): void {
    const all = [...(this.shown ? [this.shown] : []), ...this.due, ...coming];
    this.unseen?.write(all.map(({ n, event }) => ({ n, event })));
  }
}
