import type { Source } from '../desk/desk.svelte';
import type { LiveTable, Watcher } from '../wire/live.svelte';
import type { Action, Picture, Preview, Why } from '../wire/types';

/** A live table as a desk's source; `failed` is told of commands that were refused. */
export class LiveSource implements Source {
  constructor(
    private readonly live: LiveTable,
    private readonly failed: (error: unknown) => void,
  ) {}

  get picture(): Picture | null {
    return this.live.picture;
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
    return this.live.picture?.table.status === 'playing';
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

  watch(watcher: Watcher): () => void {
    return this.live.watch(watcher);
  }
}
