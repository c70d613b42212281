import { kept } from '../kit/kept';

/** The time that the stage plays by. */
export interface StageClock {
  /** Milliseconds since some beginning. */
  now(): number;
  /** Runs something later; gives back how to call it off. */
  after(ms: number, run: () => void): () => void;
}

export const REAL_TIME: StageClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until it is moved on: for tests, and for a film of the stage. */
export class ClockByHand implements StageClock {
  private time = 0;
  private due: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): () => void {
    const one = { at: this.time + ms, run };
    this.due = [...this.due, one];
    return () => (this.due = this.due.filter((other) => other !== one));
  }

  /** Lets so many milliseconds pass, for the stage and for whatever moves in the document. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    this.hold(0);
    for (;;) {
      const next = this.due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.due = this.due.filter((one) => one !== next);
      await this.pass(Math.max(this.time, next.at));
      next.run();
    }
    await this.pass(end);
  }

  private async pass(to: number): Promise<void> {
    this.hold(to - this.time);
    this.time = to;
    // What has landed is cleared away before anything else begins.
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  }

  private hold(ms: number): void {
    if (typeof document === 'undefined' || !document.getAnimations) return;
    for (const animation of document.getAnimations()) {
      animation.pause();
      const at = Number(animation.currentTime ?? 0) + ms * animation.playbackRate;
      const last = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (at >= last && Number.isFinite(last)) animation.finish();
      else animation.currentTime = at;
    }
  }
}

declare global {
  interface Window {
    /** There where the browser keeps `kasztelan.stage` as "by hand": moves the stage's clock on. */
    kasztelanStage?: ClockByHand;
  }
}

/** The clock of every stage in this window. */
export function stageClock(): StageClock {
  if (kept('stage') !== 'by hand') return REAL_TIME;
  return (window.kasztelanStage ??= new ClockByHand());
}
