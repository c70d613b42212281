import type { Source } from '../desk/desk.svelte';
import { changed } from '../wire/difference';
import { get } from '../wire/http';
import { eventsIn } from '../wire/live.svelte';
import type { LogEntry, PlayedStep } from '../wire/live.svelte';
import type { AboutTable, AnyView, GameEvent, Picture, ReplayStretch } from '../wire/types';
import { flushSync } from 'svelte';

const STRETCH = 100;

/** Told of a step forward just before it is drawn, and right after. */
interface Watcher {
  before?(steps: readonly PlayedStep[]): void;
  after?(steps: readonly PlayedStep[]): void;
}

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

  /** The steps of each entry; the first one stands for the beginning. */
  private entries = $state.raw<PlayedStep[][]>([]);
  private watchers: readonly Watcher[] = [];
  private turn = 0;

  constructor(readonly about: AboutTable) {}

  get picture(): Picture | null {
    return this.entries[this.at]?.at(-1)?.picture ?? null;
  }

  /** What had happened at the shown place. */
  get log(): LogEntry[] {
    return this.happened
      .slice(0, this.at)
      .flatMap((events, n) => events.map((event) => ({ n: n + 1, event })));
  }

  /** What happened with each entry, for marks and for finding decisions. */
  readonly happened: readonly GameEvent[][] = $derived(this.entries.slice(1).map(eventsIn));

  /** Looks through these eyes (null: a spectator's); reads the whole game, stretch by stretch. */
  async look(eyes: number | null): Promise<void> {
    const turn = ++this.turn;
    const seat = eyes === null ? '' : `&seat=${eyes}`;
    let entries: PlayedStep[][] = [];
    for (let first = 0; ; first += STRETCH) {
      const path = `/api/tables/${this.about.id}/replay?first=${first}&count=${STRETCH}${seat}`;
      const stretch = await get<ReplayStretch>(path);
      if (turn !== this.turn) return;
      if (!entries.length) entries = [[{ events: [], picture: this.pictureOf(0, stretch.view) }]];
      entries = this.readOn(entries, stretch.entries);
      const read = entries.length - 1;
      this.count = stretch.count;
      // With other eyes the place stays in sight until they have read as far.
      if (!this.entries.length || read >= stretch.count || this.at <= read) {
        this.eyes = eyes;
        this.entries = entries;
        this.loaded = read;
      }
      if (!stretch.entries.length || read >= stretch.count) return;
    }
  }

  /** Goes to a place; one entry forward is drawn as it was played. */
  seek(place: number): void {
    const wanted = Math.max(0, Math.min(place, this.entries.length - 1));
    const steps = wanted === this.at + 1 ? (this.entries[wanted] ?? []) : [];
    const told = eventsIn(steps).length > 0;
    if (told) for (const watcher of this.watchers) watcher.before?.(steps);
    this.at = wanted;
    flushSync();
    if (told) for (const watcher of this.watchers) watcher.after?.(steps);
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

  private readOn(read: PlayedStep[][], more: ReplayStretch['entries']): PlayedStep[][] {
    const all = [...read];
    for (const { steps } of more) {
      let picture = all.at(-1)!.at(-1)!.picture;
      const played = steps.map(({ events, changes }) => {
        picture = this.pictureOf(all.length, changed(picture.game!.view, changes));
        return { events, picture };
      });
      all.push(
        played.length ? played : [{ events: [], picture: this.pictureOf(all.length, picture.game!.view) }],
      );
    }
    return all;
  }

  private pictureOf(n: number, view: AnyView): Picture {
    const nothing = { choices: null, facts: null, near: null, undo: false, ask_undo: false };
    return { table: this.about, game: { n, decision: view.decision, view, ...nothing } };
  }
}
