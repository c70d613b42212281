import type { Sound, SoundOptions } from '../../kit/sound';
import type { StageClock } from '../clock';
import type { Count } from './counting';

export type Phase = 'rising' | 'counting' | 'silence' | 'crowning' | 'over';

/** Milliseconds at normal speed. */
export const TIMES = {
  /** The table sinks, the sky rises, and what each participant has comes up after it. */
  rise: 900,
  each: 140,
  settle: 700,
  /** Before a count begins. */
  lead: 200,
  /** The longest that points of one count may take to come in. */
  points: 1700,
  slowest: 70,
  quickest: 18,
  hold: 560,
  /** After a count of one participant alone. */
  holdAlone: 240,
  hop: 700,
  silence: 500,
  crown: 1200,
} as const;

const PENTATONIC = [0, 2, 4, 7, 9];

export interface Played {
  counts: readonly Count[];
  /** The side of each participant. */
  sides: readonly number[];
  won: readonly boolean[];
  clock: StageClock;
  /** How fast; 0 shows the last picture at once. */
  speed: number;
  sound?: (name: Sound, how?: SoundOptions) => void;
}

/** The ceremony as it is played: count by count, then silence, then the crown. It knows numbers, no words and no game. */
export class Show {
  phase = $state<Phase>('rising');
  /** Which count is shown; -1 before the first. */
  at = $state(-1);
  /** What is counted so far, by participant and, for what is nobody's alone, by side. */
  points = $state.raw<readonly number[]>([]);
  own = $state.raw<readonly number[]>([]);
  /** Participants who wear a crown now. */
  crowned = $state.raw<readonly number[]>([]);
  /** Everybody who led up to now, in turn. */
  leaders = $state.raw<readonly number[]>([]);
  private cancel: () => void = () => undefined;

  constructor(private readonly played: Played) {
    this.points = played.sides.map(() => 0);
    this.own = played.counts[0]?.own.map(() => 0) ?? [];
  }

  get count(): Count | null {
    return this.phase === 'counting' ? (this.played.counts[this.at] ?? null) : null;
  }

  get over(): boolean {
    return this.phase === 'over';
  }

  get counts(): readonly Count[] {
    return this.played.counts;
  }

  begin(): void {
    if (!this.played.speed || !this.counts.length) return this.skip();
    const rises = TIMES.rise + TIMES.each * this.played.sides.length + TIMES.settle;
    this.wait(rises, () => this.countFrom(0));
  }

  /** Ends what is shown now and begins the next. */
  next(): void {
    this.cancel();
    if (this.phase === 'rising') this.countFrom(0);
    else if (this.phase === 'counting') {
      this.settle();
      this.countFrom(this.at + 1);
    } else if (this.phase === 'silence') this.crown();
    else this.end();
  }

  /** To the last picture. */
  skip(): void {
    this.cancel();
    for (let at = Math.max(0, this.at); at < this.counts.length; at++) {
      this.at = at;
      this.settle(false);
    }
    this.crowned = this.winners();
    this.end();
  }

  stop(): void {
    this.cancel();
  }

  private countFrom(at: number): void {
    if (at >= this.counts.length) return this.hush();
    this.phase = 'counting';
    this.at = at;
    this.sound('count', { pitch: PENTATONIC[Math.min(this.counts[at]!.step, 4)]! });
    this.wait(TIMES.lead, () => this.comeIn(1));
  }

  /** Points come in one by one, everybody's at the same time. */
  private comeIn(much: number): void {
    const { gains } = this.counts[this.at]!;
    const before = this.counts[this.at - 1];
    const most = this.most();
    const part = (sum: number): number => Math.sign(sum) * Math.min(Math.abs(sum), much);
    const after = this.counts[this.at]!;
    this.points = after.points.map((whole, who) => {
      const was = before?.points[who] ?? 0;
      return was + part(whole - was);
    });
    this.own = after.own.map((whole, side) => {
      const was = before?.own[side] ?? 0;
      return was + part(whole - was);
    });
    if (much % 2) this.sound('pluck', { pitch: climbing(much), level: 0 });
    const stride = Math.max(1, Math.ceil((most * TIMES.quickest) / TIMES.points));
    if (much < most) {
      const pause = Math.min(TIMES.slowest, Math.max(TIMES.quickest, TIMES.points / most));
      this.wait(pause, () => this.comeIn(Math.min(most, much + stride)));
      return;
    }
    const hops = this.settle();
    const hold = gains.length > 1 ? TIMES.hold : TIMES.holdAlone;
    this.wait(hold + (hops ? TIMES.hop : 0), () => this.countFrom(this.at + 1));
  }

  private most(): number {
    const before = this.counts[this.at - 1];
    const after = this.counts[this.at]!;
    const grown = [
      ...after.points.map((whole, who) => whole - (before?.points[who] ?? 0)),
      ...after.own.map((whole, side) => whole - (before?.own[side] ?? 0)),
    ];
    return Math.max(1, ...grown.map(Math.abs));
  }

  /** The count as it ends; whether the crown went to another head. */
  private settle(aloud = true): boolean {
    const { points, own, leads } = this.counts[this.at]!;
    this.points = points;
    this.own = own;
    const heads = leads === null ? [] : this.membersOf(leads);
    if (heads.join() === this.crowned.join()) return false;
    this.crowned = heads;
    if (leads !== null) this.leaders = [...this.leaders, leads];
    if (aloud) this.sound('crown');
    return true;
  }

  private membersOf(side: number): number[] {
    return this.played.sides.flatMap((one, at) => (one === side ? [at] : []));
  }

  private winners(): number[] {
    return this.played.won.flatMap((won, at) => (won ? [at] : []));
  }

  private hush(): void {
    this.phase = 'silence';
    this.sound('silence');
    this.wait(TIMES.silence, () => this.crown());
  }

  private crown(): void {
    this.phase = 'crowning';
    this.crowned = this.winners();
    if (this.crowned.length) this.sound('fanfare', { level: 4 });
    this.wait(TIMES.crown, () => this.end());
  }

  private end(): void {
    this.cancel();
    this.crowned = this.winners();
    this.phase = 'over';
  }

  private wait(ms: number, then: () => void): void {
    this.cancel = this.played.clock.after(ms / this.played.speed, then);
  }

  private sound(name: Sound, how?: SoundOptions): void {
    this.played.sound?.(name, how);
  }
}

/** The note of the nth point: up the scale, three octaves, then it stays. */
function climbing(n: number): number {
  return PENTATONIC[n % 5]! + 12 * Math.min(2, Math.floor(n / 10));
}
