import { keep, kept } from './kept';

/** Times at speed 1, in milliseconds; the same names as the `--m-…` tokens. */
const TIMES = { tick: 90, quick: 160, move: 320, turn: 420, rise: 520, grand: 900, stagger: 60 } as const;
export type Time = keyof typeof TIMES;

export const SPEEDS = [0, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const REDUCED = '(prefers-reduced-motion: reduce)';

/** How fast pieces move on this device. Call `motion.start()` once when the app starts. */
class Motion {
  speed = $state<Speed>(1);
  reduced = $state(false);
  /** How many times faster than the chosen speed things go just now: somebody hastens them. */
  pace = $state(1);
  /** Nothing flies: speed 0, or the system asks for less motion. */
  still = $derived(this.speed === 0 || this.reduced);

  start(): void {
    const was = Number(kept('speed') ?? 1);
    this.speed = SPEEDS.find((speed) => speed === was) ?? 1;
    const asked = matchMedia(REDUCED);
    this.reduced = asked.matches;
    asked.addEventListener('change', () => {
      this.reduced = asked.matches;
      this.apply();
    });
    this.apply();
  }

  choose(speed: Speed): void {
    this.speed = speed;
    keep('speed', String(speed));
    this.apply();
  }

  hasten(pace: number): void {
    if (pace === this.pace) return;
    this.pace = pace;
    this.apply();
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.still) root.dataset['motion'] = 'still';
    else delete root.dataset['motion'];
    root.style.setProperty('--m-speed', String((this.speed || 1) * this.pace));
  }
}

export const motion = new Motion();

/** How long something takes now, in milliseconds: a named time, divided by the speed and the pace; 0 where nothing moves. */
export function duration(time: Time): number {
  return motion.still ? 0 : TIMES[time] / (motion.speed * motion.pace);
}
