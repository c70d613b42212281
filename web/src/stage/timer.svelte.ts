import type { StageClock } from './clock';

/** Waits for one thing after the other, and lets itself be hastened. */
export class Timer {
  running = $state(false);
  private ends = 0;
  private callOff: (() => void) | null = null;

  constructor(
    private readonly clock: StageClock,
    private readonly then: () => void,
  ) {}

  /** Milliseconds that are left. */
  get left(): number {
    return this.running ? this.ends - this.clock.now() : 0;
  }

  wait(ms: number): void {
    this.callOff?.();
    this.running = true;
    this.ends = this.clock.now() + ms;
    this.callOff = this.clock.after(ms, () => {
      this.running = false;
      this.then();
    });
  }

  stop(): void {
    this.callOff?.();
    this.callOff = null;
    this.running = false;
  }
}
