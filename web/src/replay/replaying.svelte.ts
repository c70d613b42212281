import type { Source } from '../desk/desk.svelte';
import type { StageClock } from '../stage/clock';
import { Director } from '../stage/director.svelte';
import { get } from '../wire/http';
import { decides } from './stops';
import { eventsIn } from '../wire/live.svelte';
import type { LogEntry, Move, PlayedStep } from '../wire/live.svelte';
import { pictureAt, stepsFrom } from '../wire/stretch';
import type { AboutTable, GameEvent, Picture, RecordEntry, ReplayStretch } from '../wire/types';

const STRETCH = 100;

/** Further than this one does not walk, but is put there. */
const FAR = 60;

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
  /** What the record says was done. */
  done = $state.raw<readonly RecordEntry[]>([]);
  readonly director: Director;
  private turn = 0;

  constructor(
    readonly about: AboutTable,
    clock: StageClock,
  ) {
    this.director = new Director(clock);
  }

  /** The table as it is shown: on the way to the place, or there. */
  readonly picture: Picture | null = $derived.by(() => {
    const { game } = this.director;
    return game && { table: this.about, game };
  });

  /** What had happened at the shown place, as far as it was shown. */
  get log(): LogEntry[] {
    const all = this.happened
      .slice(0, this.at)
      .flatMap((events, n) => events.map((event) => ({ n: n + 1, event })));
    return all.slice(0, all.length - this.director.unlogged);
  }

  /** What happened with each entry, for marks and for finding decisions. */
  readonly happened: readonly GameEvent[][] = $derived(this.entries.slice(1).map(eventsIn));

  /** Looks through these eyes (null: a spectator's); reads the whole game, stretch by stretch. */
  async look(eyes: number | null): Promise<void> {
    const turn = ++this.turn;
    const seat = eyes === null ? '' : `&seat=${eyes}`;
    let entries: PlayedStep[][] = [];
    let done: RecordEntry[] = [];
    let shown = false;
    for (let first = 0; ; first += STRETCH) {
      const path = `/api/tables/${this.about.id}/replay?first=${first}&count=${STRETCH}${seat}`;
      const stretch = await get<ReplayStretch>(path);
      if (turn !== this.turn) return;
      if (!entries.length) entries = [[{ events: [], picture: pictureAt(this.about, 0, stretch.view) }]];
      entries = this.readOn(entries, stretch.entries);
      done = [...done, ...stretch.entries.map(({ entry }) => entry)];
      const read = entries.length - 1;
      this.count = stretch.count;
      // With other eyes the place stays in sight until they have read as far.
      // Before the first decision there is only a table that is laid out.
      if (!this.entries.length && !this.at) this.at = Math.max(0, done.findIndex(decides));
      if (!this.entries.length || read >= stretch.count || this.at <= read) {
        this.eyes = eyes;
        this.entries = entries;
        this.done = done;
        this.loaded = read;
        if (!shown) this.put();
        shown = true;
      }
      if (!stretch.entries.length || read >= stretch.count) return;
    }
  }

  /** Goes to a place at once. */
  seek(place: number): void {
    this.at = this.within(place);
    this.put();
  }

  /** Goes forward to a place, as it was played. */
  walk(place: number): void {
    const wanted = this.within(place);
    if (wanted <= this.at || wanted - this.at > FAR) return this.seek(wanted);
    if (!this.director.idle) this.put();
    const from = this.at;
    this.at = wanted;
    for (let n = from + 1; n <= wanted; n += 1) this.director.feed(this.moveOf(n));
  }

  private within(place: number): number {
    return Math.max(0, Math.min(place, this.entries.length - 1));
  }

  private put(): void {
    const picture = this.entries[this.at]?.at(-1)?.picture;
    const last = this.happened
      .slice(0, this.at)
      .findLast((events) => events.length)
      ?.at(-1);
    if (picture) this.director.put(picture, last ?? null);
  }

  private moveOf(n: number): Move {
    const steps = this.entries[n]!;
    return { by: null, n, made: 1, steps, asides: [], picture: steps.at(-1)!.picture };
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  private readOn(read: PlayedStep[][], more: ReplayStretch['entries']): PlayedStep[][] {
    const all = [...read];
    for (const { steps } of more) all.push(stepsFrom(all.at(-1)!.at(-1)!.picture, all.length, steps));
    return all;
  }
}
