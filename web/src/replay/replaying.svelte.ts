import type { Source } from '../desk/desk.svelte';
import { changed } from '../wire/difference';
import { get } from '../wire/http';
import type { AboutTable, AnyView, GameEvent, Picture, ReplayStretch } from '../wire/types';
import type { LogEntry, Watcher } from '../wire/live.svelte';
import { flushSync } from 'svelte';

const STRETCH = 100;

/** A finished game that can be walked through with anybody's eyes. */
export class Replaying implements Source {
  /** How many entries of the record have been played at the shown place. */
  at = $state(0);
  count = $state(0);
  /** How much has come from the server. */
  loaded = $state(0);
  eyes = $state<number | null>(null);
  readonly busy = false;
  readonly playing = false;
  readonly seats: number[] = [];

  private views = $state.raw<AnyView[]>([]);
  private events = $state.raw<GameEvent[][]>([]);
  private watchers: readonly Watcher[] = [];
  private turn = 0;

  constructor(readonly about: AboutTable) {}

  get picture(): Picture | null {
    const view = this.views[this.at];
    if (!view) return null;
    const game = {
      n: this.at,
      decision: view.decision,
      view,
      choices: null,
      facts: null,
      near: null,
      undo: false,
      ask_undo: false,
    };
    return { table: this.about, game } as Picture;
  }

  /** What had happened at the shown place. */
  get log(): LogEntry[] {
    return this.events.slice(0, this.at).flatMap((events, n) => events.map((event) => ({ n: n + 1, event })));
  }

  /** What happens at each step, for marks and for finding decisions. */
  get steps(): readonly GameEvent[][] {
    return this.events;
  }

  /** Looks through these eyes (null: a spectator's); reads the whole game, stretch by stretch. */
  async look(eyes: number | null): Promise<void> {
    const turn = ++this.turn;
    const seat = eyes === null ? '' : `&seat=${eyes}`;
    let views: AnyView[] = [];
    let events: GameEvent[][] = [];
    for (let first = 0; ; first += STRETCH) {
      const path = `/api/tables/${this.about.id}/replay?first=${first}&count=${STRETCH}${seat}`;
      const stretch = await get<ReplayStretch>(path);
      if (turn !== this.turn) return;
      if (!views.length) views = [stretch.view];
      for (const step of stretch.steps) {
        views = [...views, changed(views.at(-1)!, step.changes)];
        events = [...events, step.events];
      }
      this.count = stretch.count;
      // With other eyes the place stays in sight until they have read as far.
      if (!this.views.length || events.length >= stretch.count || this.at < views.length) {
        this.eyes = eyes;
        this.views = views;
        this.events = events;
        this.loaded = events.length;
      }
      if (!stretch.steps.length || events.length >= stretch.count) return;
    }
  }

  /** Goes to a place; one step forward is drawn as it was played. */
  seek(place: number): void {
    const wanted = Math.max(0, Math.min(place, this.views.length - 1));
    const told = wanted === this.at + 1 ? (this.events[this.at] ?? []) : [];
    if (told.length) for (const watcher of this.watchers) watcher.before?.(told);
    this.at = wanted;
    flushSync();
    if (told.length) for (const watcher of this.watchers) watcher.after?.(told);
  }

  watch(watcher: Watcher): () => void {
    this.watchers = [...this.watchers, watcher];
    return () => {
      this.watchers = this.watchers.filter((one) => one !== watcher);
    };
  }

  act(): Promise<void> {
    return Promise.resolve();
  }
}
