import { Refused, get } from './http';
import type { ChatLine } from './types';

/** What was said at a table, each line once and in order. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  private own = $state.raw<readonly number[]>([]);

  constructor(private readonly table: string) {}

  add(lines: readonly ChatLine[]): void {
    const known = this.lines.map((one) => one.line);
    const fresh = lines.filter((one) => !known.includes(one.line));
    if (fresh.length) this.lines = [...this.lines, ...fresh].sort((one, other) => one.line - other.line);
  }

  /** I said this. */
  claim(line: number): void {
    this.own = [...this.own, line];
  }

  isOwn(line: ChatLine): boolean {
    return this.own.includes(line.line);
  }

  /** Reads it anew: somebody is no longer to be read, or the game is over and all may read all. */
  async read(): Promise<void> {
    try {
      this.lines = await get<ChatLine[]>(`/api/tables/${this.table}/chat`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}
