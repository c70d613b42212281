import { aloft, finishAll } from '../kit/sky';
import type { StageClock } from './clock';

/** How often one looks whether the last piece has landed, and how often at most. */
const OFTEN = 40;
const MOST_LOOKS = 40;

/** Two never move together, and nothing flies into another scene. */
export class Landing {
  /** When what I moved myself has landed. */
  private mine = 0;
  private looks = 0;

  constructor(private readonly clock: StageClock) {}

  /** I moved something myself; it is so long on its way. */
  moved(ms: number): void {
    this.mine = this.clock.now() + ms;
  }

  /** How long the next step has to wait; asked again after that. */
  wait(own: boolean, sameScene: boolean): number {
    const left = this.mine - this.clock.now();
    if (!own && left > 0) return left;
    if (!sameScene && aloft() && this.looks < MOST_LOOKS) {
      this.looks += 1;
      return OFTEN;
    }
    this.looks = 0;
    if (!sameScene) finishAll();
    return 0;
  }
}
