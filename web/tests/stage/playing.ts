import { ClockByHand } from '../../src/stage/clock';
import { Director } from '../../src/stage/director.svelte';
import type { Recalled } from '../../src/stage/missed';
import type { Beats, Done, Script } from '../../src/stage/beats';
import type { Unseen } from '../../src/stage/unseen';
import { plain } from '../../src/words';
import type { Move } from '../../src/wire/live.svelte';
import type { AboutTable, GameEvent, Picture } from '../../src/wire/types';
import { picture } from '../wire/fake_socket';

/** Whispers of half a second, beats of one, calls of two. */
export const BEATS: Beats = {
  kinds: {
    whisper: { level: 0, motion: 300, hold: 200 },
    beat: { level: 1, motion: 600, hold: 400 },
    call: { level: 2, motion: 1200, hold: 800 },
    scene: { level: 0, motion: 300, hold: 200, whole: true },
    deed: { level: 2, motion: 400, hold: 600 },
    draw: { level: 0, motion: 300, hold: 200 },
  },
};

export const ME = 0;

export function script(changes: Partial<Script> = {}): Script {
  const say = (event: GameEvent) => [
    { text: `${event.event} ${String(event['n'] ?? event['count'] ?? '')}.` },
  ];
  const done = (event: GameEvent): Done | null =>
    event.event === 'deed' && event['other'] === ME
      ? {
          heading: `deed ${String(event['n'])}`,
          meaning: '',
          lines: [],
          seat: 1,
          lights: ['seat-1'],
          icon: '',
        }
      : null;
  return { beats: BEATS, done, quiet: ['quiet'], merged: ['draw'], say, me: ME, ...changes };
}

export interface Step {
  events: GameEvent[];
  /** What lies on the table after it. */
  lies?: string;
}

/** A table at which this test decides what happens; it tells what its director shows. */
export class Table {
  readonly clock = new ClockByHand();
  readonly director: Director;
  /** Between which entries it was asked what had happened. */
  readonly recalled: [number, number][] = [];
  private n = 0;
  private newest: Picture;

  constructor(
    private readonly about: Partial<AboutTable> = {},
    private readonly eyes: number | null = ME,
    unseen: Unseen | null = null,
  ) {
    this.director = new Director(this.clock, unseen, async (from, to) => {
      this.recalled.push([from, to]);
      return this.between(from);
    });
    this.newest = this.lying('nothing', false);
    this.director.meet(this.newest);
  }

  private lying(lies: string, asked: boolean): Picture {
    const made = picture(this.eyes, this.n, this.about);
    const game = {
      ...made.game!,
      view: { ...made.game!.view, lies },
      choices: asked ? made.game!.choices : null,
    };
    return { ...made, game };
  }

  /** Something is done by a seat; each step is an event or several. */
  does(
    by: number | null,
    steps: (GameEvent | GameEvent[])[],
    { asked = false, made = 1, lies = '' } = {},
  ): Move {
    this.n += made;
    const pictured = steps.map((one) => {
      const events = Array.isArray(one) ? one : [one];
      return { events, picture: this.lying(String(events.at(-1)?.['n'] ?? ''), false) };
    });
    const last = lies || String([steps.at(-1) ?? []].flat()[0]?.['n'] ?? '');
    this.newest = this.lying(last, asked);
    const move = { by, n: this.n, made, steps: pictured, asides: [], picture: this.newest };
    this.director.feed(move);
    return move;
  }

  /** What the server tells of two calls that were not heard here. */
  private between(from: number): Recalled {
    const moves = [from + 2, from + 3].map((n): Move => {
      const after = this.lying(String(n), false);
      const steps = [{ events: [event('call', n)], picture: after }];
      return { by: null, n, made: 1, steps, asides: [], picture: after };
    });
    const before = this.lying('before', false);
    return { before: { ...before, game: { ...before.game!, n: from } }, moves };
  }

  /** Everything anew, after a break. */
  again(n: number, lies: string, asked = false, about: Partial<AboutTable> = {}): void {
    this.n = n;
    this.newest = this.lying(lies, asked);
    this.newest = { ...this.newest, table: { ...this.newest.table, ...about } };
    this.director.meet(this.newest);
  }

  get lies(): string {
    return String((this.director.game?.view as unknown as { lies: string }).lies);
  }

  get says(): string {
    return plain([...(this.director.telling.said?.parts ?? [])]);
  }

  get asks(): boolean {
    return this.director.idle && this.director.game?.choices != null;
  }

  pass(ms: number): Promise<void> {
    return this.clock.advance(ms);
  }
}

export const event = (kind: string, n: number, seat = 1): GameEvent => ({ event: kind, seat, n });
