import { Refused, get } from './http';
import type { GameEvent, LogOfGame } from './types';

export interface LogEntry {
  n: number;
  /** Whose decision it was; null for chance, and for what is no part of the game. */
  by?: number | null;
  event: GameEvent;
}

const AGAIN = 5_000;

/** What happened at a table, as one pair of eyes was told: read from the server when it comes, then kept up. */
export class Logbook {
  entries = $state.raw<LogEntry[]>([]);
  /** Up to which number of entries nothing is missing; -1 while something is. */
  private whole = -1;
  /** What came after the picture that the reading belongs to. */
  private since: LogEntry[] = [];
  private reading = 0;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
  ) {}

  /** A whole picture came, with `n` entries done, or null before the game: reads what led there, unless it is known. */
  begin(n: number | null): void {
    if (n === this.whole) return;
    this.since = [];
    this.whole = -1;
    this.stop();
    if (n !== null) void this.read(n, this.reading);
    else {
      this.entries = [];
      this.whole = 0;
    }
  }

  /** Something happened by the decision of a seat, which makes it `n` entries. */
  add(n: number, by: number | null, events: readonly GameEvent[]): void {
    if (this.whole >= 0) this.whole = n;
    if (!events.length) return;
    const told = events.map((event) => ({ n, by, event }));
    this.since.push(...told);
    this.entries = [...this.entries, ...told];
  }

  /** Lets go of what is still being read. */
  stop(): void {
    this.reading += 1;
    clearTimeout(this.again);
  }

  private async read(n: number, reading: number): Promise<void> {
    const query = this.seat === null ? '' : `?seat=${this.seat}`;
    try {
      const { lines } = await get<LogOfGame>(`/api/tables/${this.table}/log${query}`);
      if (reading !== this.reading) return;
      const before = lines.filter((line) => line.n <= n);
      const old = before.flatMap((line) => line.events.map((event) => ({ n: line.n, by: line.by, event })));
      const known = old.map(({ event }) => event['aside'] ?? null);
      this.entries = [...old, ...this.since.filter(({ event }) => !known.includes(event['aside'] ?? -1))];
      this.whole = Math.max(n, this.since.at(-1)?.n ?? 0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const mayWork = error.status === 0 || error.status === 429 || error.status >= 500;
      if (mayWork && reading === this.reading)
        this.again = setTimeout(() => void this.read(n, reading), AGAIN);
    }
  }
}
