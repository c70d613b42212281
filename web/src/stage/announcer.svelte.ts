import { plain } from '../words';
import type { Said } from './said';

const MOST = 5;

/** What is read aloud: the small things of one player's turn together, anything that matters by itself. */
export class Announcer {
  /** The latest messages; those that come in one moment are all read. */
  messages = $state.raw<readonly { key: number; text: string }[]>([]);
  private gathered: string[] = [];
  private of: number | null = null;

  hear({ parts, seat, level }: Said): void {
    if (level >= 2 || seat !== this.of) this.flush();
    this.of = seat;
    this.gathered.push(plain([...parts]));
    if (level >= 2) this.flush();
  }

  /** Reads what was gathered. */
  flush(): void {
    if (!this.gathered.length) return;
    const key = (this.messages.at(-1)?.key ?? 0) + 1;
    this.messages = [...this.messages.slice(1 - MOST), { key, text: this.gathered.join(' ') }];
    this.gathered = [];
  }
}
