import { motion } from '../kit/motion.svelte';
import { soundPace } from '../kit/sound';
import type { Picture } from '../wire/types';
import type { Line } from './queue';

/** More than this waits, in milliseconds: it is hastened. */
const LONG = 15_000;
const HASTE = 2;
export const HELD = 4;
/** Where nothing moves a sentence needs time to be read. */
const READING = 1200;

/** How long a sentence takes at speed 1; what was done to me stands until I have seen it. */
export function lasts({ beat }: Line): number {
  if (beat.level === 3) return motion.reduced ? 0 : beat.motion;
  const all = beat.motion + beat.hold;
  return motion.reduced ? Math.max(READING, all) : all;
}

/** How long these take at the chosen speed. */
export function timeOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + lasts(line), 0) / (motion.speed || 1);
}

/** How fast the stage goes. */
export class Pace {
  /** Runs on without stopping, to my next choice or to what is done to me. */
  skipping = $state(false);
  /** The speed of a replay; at a live table the one that was chosen for this device. */
  chosen = $state<number | null>(null);
  held = false;
  /** What was missed is shown. */
  again = false;
  /** How many times faster than at speed 1. */
  rate = 1;
  /** There is no time for every whisper. */
  pressed = false;
  /** The decision that I am asked, and when the time for it begins to run. */
  private due: { n: number; at: number } | null = null;

  private get speed(): number {
    return this.chosen ?? motion.speed;
  }

  get instant(): boolean {
    return this.skipping || this.speed === 0 || this.rate === Infinity;
  }

  /** At a table with a clock what leads to my decision has to fit into the time before the clock runs. */
  ask({ table, game }: Picture, now: number): void {
    const { kind, grace } = table.clock;
    const asked = table.status === 'playing' && game?.choices != null && kind !== 'none' && grace > 0;
    if (!asked) this.due = null;
    else if (this.due?.n !== game.n) this.due = { n: game.n, at: now + grace * 1000 };
  }

  /** Whether the clock runs already for what I am asked. */
  late(now: number): boolean {
    return this.due !== null && this.due.at <= now;
  }

  /** Sets the pace while so many milliseconds wait at the chosen speed. */
  set(left: number, now: number): void {
    const grace = this.due ? this.due.at - now : Infinity;
    const needed = left === 0 ? 0 : grace > 0 ? left / grace : Infinity;
    const pace = Math.max(this.held || this.again ? HELD : 1, left > LONG ? HASTE : 1, needed);
    this.pressed = left > LONG || needed > HASTE;
    this.rate = this.speed * pace;
    if (pace === Infinity) return;
    motion.hasten(motion.speed ? this.rate / motion.speed : 1);
    soundPace(this.rate);
  }

  /** Nothing is left to show; skipping goes on only if asked for. */
  calm(skips: boolean): void {
    this.again = false;
    this.skipping &&= skips;
    motion.hasten(1);
    soundPace(1);
  }
}
