import type { GamePicture } from '../wire/types';
import type { Script } from './beats';
import { isNews } from './missed';
import type { Missed } from './missed';
import { onStage } from './queue';
import type { Waiting } from './queue';

/** What the stage jumps over, and tells in short afterwards. */
export class Jumps {
  /** What is told until it is closed or shown; nothing else is played meanwhile. */
  told = $state.raw<Missed | null>(null);
  private skipped: Missed | null = null;

  /** A step was skipped. */
  pass(before: GamePicture, step: Waiting): void {
    const game = this.skipped?.game ?? onStage(before, before.n);
    this.skipped = { why: 'skipped', game, steps: [...(this.skipped?.steps ?? []), step] };
  }

  /** Skipping has come to its end; what was skipped is told. */
  land(script: Script | null): void {
    if (this.skipped && script) this.tell(this.skipped, script);
    this.skipped = null;
  }

  /** Tells what was jumped over, if it is worth a word. */
  tell(missed: Missed, script: Script): void {
    if (isNews(missed, script)) this.told = missed;
  }

  /** Something new happens: who goes on needs the words about what was skipped no longer. */
  goesOn(): void {
    if (this.told?.why === 'skipped') this.told = null;
  }

  close(): Missed | null {
    const { told } = this;
    this.told = null;
    return told;
  }
}
