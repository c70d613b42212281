import type { Source } from '../desk/desk.svelte';
import type { LiveTable } from '../wire/live.svelte';
import type { LiveStage } from './live_stage.svelte';
import type { Action, Picture, Preview, Why } from '../wire/types';

/** A live table as a desk's source, as far as the stage has shown it; `failed` is told of commands that were refused. */
export class LiveSource implements Source {
  constructor(
    private readonly live: LiveTable,
    private readonly stage: LiveStage,
    private readonly failed: (error: unknown) => void,
  ) {}

  get picture(): Picture | null {
    return this.stage.picture;
  }

  get seats(): number[] {
    return this.live.seats;
  }

  get eyes(): number | null {
    return this.live.eyes;
  }

  get busy(): boolean {
    return this.live.busy;
  }

  get playing(): boolean {
    return this.live.picture?.table.status === 'playing' && (this.stage.director?.idle ?? false);
  }

  async act(action: Action): Promise<void> {
    try {
      await this.live.act(action);
    } catch (error) {
      this.failed(error);
    }
  }

  preview(action: Action): Promise<Preview> {
    return this.live.preview(action);
  }

  why(action: Action): Promise<Why | null> {
    return this.live.why(action);
  }
}
