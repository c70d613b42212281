import { changed } from './difference';
import { Refused } from './http';
import { asidesIn, withoutAsides } from './asides';
import { Logbook } from './logbook.svelte';
import type { LogEntry } from './logbook.svelte';
import { ServerTime } from './server_time';
import { TableSocket } from './socket';
import type { Answer, Connection } from './socket';
import { Talk } from './talk.svelte';
import type {
  Action,
  AnyView,
  ChatLine,
  Deduced,
  Done,
  GameEvent,
  Message,
  Phrase,
  Picture,
  Preview,
  Why,
} from './types';

export type { LogEntry };

/** One step of what happened, and the table as it lay after it. */
export interface PlayedStep {
  events: GameEvent[];
  picture: Picture;
}

/** What one message brought for a pair of eyes. */
export interface Move {
  /** Whose decision it was; null for what is no move. */
  by: number | null;
  /** How many entries the game has now, and how many of them are new. */
  n: number;
  made: number;
  steps: readonly PlayedStep[];
  /** What the log notes beside them: who left, who is back. */
  asides: readonly GameEvent[];
  /** The table as it lies after all of it. */
  picture: Picture;
}

/** Told of everything that comes, for each pair of eyes, right after the newest picture was put in place. */
export interface Watcher {
  /** A whole picture: what led to it is not told. */
  met?(eyes: number | null, picture: Picture): void;
  moved?(eyes: number | null, move: Move): void;
}

export function eventsIn(steps: readonly PlayedStep[]): GameEvent[] {
  return steps.flatMap((step) => step.events);
}

type Told<Type extends Message['type']> = Extract<Message, { type: Type }>;

const eyesKey = (seat: number | null): string => String(seat);

function only<T>(all: Record<string, T>, kept: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key)));
}

/** A table as this browser sees it: the pictures of its eyes, kept up to date, and the commands. */
export class LiveTable {
  connection = $state<Connection>('connecting');
  /** Why one may not look at this table. */
  refused = $state<{ code: string; facts: Record<string, unknown> } | null>(null);
  /** My seats; none for a spectator. */
  seats = $state.raw<number[]>([]);
  /** Whether I am the host. */
  hosting = $state(false);
  /** Which seats somebody is connected at, and how many others watch. */
  here = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  /** Through whose eyes the table is shown. */
  eyes = $state<number | null>(null);
  /** The decision that was answered last, until the answer is known to be kept. */
  private answered = $state<number | null>(null);

  private pictures = $state.raw<Record<string, Picture>>({});
  private logs = $state.raw<Record<string, Logbook>>({});
  private versions: Record<string, number> = {};
  private run = '';
  private catchingUp = false;
  private readonly time = new ServerTime();
  private watchers: readonly Watcher[] = [];
  private readonly talk: Talk;
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.talk = new Talk(id);
    this.socket = new TableSocket(id, {
      message: (message) => this.hear(message),
      connection: (now) => this.connect(now),
      refused: (code, facts) => (this.refused = { code, facts }),
      probe: () => ({ type: 'since', run: this.run, versions: { ...this.versions } }),
    });
  }

  /** The picture of the shown eyes. */
  get picture(): Picture | null {
    return this.pictures[eyesKey(this.eyes)] ?? null;
  }

  /** The picture of one of my seats, shown or not. */
  pictureOf(seat: number | null): Picture | null {
    return this.pictures[eyesKey(seat)] ?? null;
  }

  /** What happened so far, as the shown eyes know it. */
  get log(): LogEntry[] {
    return this.logs[eyesKey(this.eyes)]?.entries ?? [];
  }

  get chat(): ChatLine[] {
    return this.talk.lines;
  }

  /** The server's time now, in seconds. */
  now(): number {
    return this.time.now();
  }

  open(): void {
    this.socket.open();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.socket.close();
    for (const log of Object.values(this.logs)) log.stop();
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
  }

  /** Looks again, after sitting down or giving the password. */
  reopen(): void {
    this.refused = null;
    this.socket.open();
  }

  watch(watcher: Watcher): () => void {
    this.watchers = [...this.watchers, watcher];
    return () => (this.watchers = this.watchers.filter((one) => one !== watcher));
  }

  // --- commands

  /** Does an action in answer to the open decision, as soon as there is a connection; too late, it does nothing. */
  async act(action: Action): Promise<void> {
    const game = this.picture?.game;
    if (!game || this.busy) return;
    this.answered = game.n;
    try {
      await this.socket.send({ type: 'act', n: game.n, do: action, ...this.asSeat() });
    } catch (error) {
      if (!this.wentOn(error, game.n)) throw error;
    } finally {
      if (this.answered === game.n) this.answered = null;
    }
  }

  /** A move is under way. The next decision may be answered as soon as it is seen. */
  get busy(): boolean {
    return this.answered !== null && this.answered === this.picture?.game?.n;
  }

  /** Takes back the latest decision, or all that was decided in a row. */
  undo(over = false): Promise<void> {
    const n = this.n();
    return this.unlessWentOn(this.socket.send({ type: 'undo', n, over, ...this.asSeat() }), n);
  }

  agree(wanted: boolean, seat: number): Promise<void> {
    const n = this.n();
    return this.unlessWentOn(this.socket.send({ type: 'agree', n, wanted, seat }), n);
  }

  pause(wanted: boolean): Promise<void> {
    const n = this.n();
    const status = this.picture?.table.status === 'paused' ? 'paused' : 'playing';
    return this.unlessWentOn(this.socket.send({ type: 'pause', n, status, wanted }), n);
  }

  preview(action: Action): Promise<Preview> {
    return this.socket.send({ type: 'preview', n: this.n(), do: action });
  }

  async why(action: Action): Promise<Why | null> {
    return (await this.socket.send({ type: 'why', n: this.n(), do: action })).why;
  }

  /** What a bot would do, and why if it can say. */
  async hint(): Promise<{ do: Action; why: Why | null }> {
    return this.socket.send({ type: 'hint', ...this.asSeat() });
  }

  /** What my seat can work out about hidden things. */
  deductions(): Promise<Deduced> {
    return this.socket.send({ type: 'deductions', ...this.asSeat() });
  }

  async say(said: { text: string } | { phrase: Phrase }): Promise<void> {
    this.talk.claim((await this.socket.send({ type: 'chat', ...said })).line);
  }

  saidByMe(line: ChatLine): boolean {
    return this.talk.isOwn(line);
  }

  /** Stops or starts showing me what the author of a line says. */
  async mute(line: number, wanted = true): Promise<void> {
    await this.socket.send({ type: 'mute', n: line, wanted });
    await this.talk.read();
  }

  report(line: number): Promise<Answer> {
    return this.socket.send({ type: 'report', n: line });
  }

  private n(): number {
    return this.picture?.game?.n ?? -1;
  }

  private asSeat(): { seat?: number } {
    return this.eyes === null ? {} : { seat: this.eyes };
  }

  /** Whether what was refused answered something that is no longer open: done already, or too late. */
  private wentOn(error: unknown, n: number): boolean {
    return error instanceof Refused && (Number(error.facts['current'] ?? -1) > n || this.n() > n);
  }

  private async unlessWentOn(sent: Promise<Answer>, n: number): Promise<void> {
    try {
      await sent;
    } catch (error) {
      if (!this.wentOn(error, n)) throw error;
    }
  }

  // --- the connection

  private hurry = (): void => {
    if (document.visibilityState === 'visible') this.socket.hurry();
  };

  private cut = (): void => this.socket.cut();

  private connect(now: Connection): void {
    this.connection = now;
    if (now === 'open') this.refused = null;
    this.time.forget();
    this.catchingUp = false;
  }

  /** Asks for what is missing; once, however many messages come meanwhile. */
  private async catchUp(): Promise<void> {
    if (this.catchingUp) return;
    this.catchingUp = true;
    try {
      await this.socket.send({ type: 'since', run: this.run, versions: { ...this.versions } });
    } catch (error) {
      // Whoever comes back is sent everything.
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.catchingUp = false;
    }
  }

  // --- what the server says

  private hear(message: Exclude<Message, Done>): void {
    if (message.type === 'seats') this.sit(message);
    else if (message.type === 'here') this.here = { seats: message.seats, watching: message.watching };
    else if (message.type === 'table') this.meet(message);
    else if (message.type === 'update') this.update(message);
    else if (message.type === 'chat') this.talk.add(message.lines);
  }

  /** From now on I look through these eyes; what others saw is not mine to keep. */
  private sit(message: Told<'seats'>): void {
    this.seats = message.seats;
    this.hosting = message.hosting;
    const mine = message.seats.length ? message.seats.map(eyesKey) : [eyesKey(null)];
    this.versions = only(this.versions, mine);
    this.lookThroughMine();
  }

  /** Shows one of my seats. What is shown already stays until there is a picture to put in its place. */
  private lookThroughMine(): void {
    const mine: (number | null)[] = this.seats.length ? this.seats : [null];
    const known = mine.filter((seat) => this.pictures[eyesKey(seat)]);
    if (!mine.includes(this.eyes) && known.length) this.eyes = known[0]!;
    if (!mine.includes(this.eyes)) return;
    const kept = mine.map(eyesKey);
    for (const [key, log] of Object.entries(this.logs)) if (!kept.includes(key)) log.stop();
    this.pictures = only(this.pictures, kept);
    this.logs = only(this.logs, kept);
  }

  private meet(message: Told<'table'>): void {
    const key = eyesKey(message.seat);
    if (message.run !== this.run) this.time.forget();
    this.time.heard(message.now);
    this.run = message.run;
    this.versions[key] = message.v;
    const log = this.logs[key] ?? new Logbook(this.id, message.seat);
    if (!this.logs[key]) this.logs = { ...this.logs, [key]: log };
    log.begin(message.picture.game?.n ?? null);
    this.keep(message.seat, message.picture);
    this.lookThroughMine();
    this.tell((watcher) => watcher.met?.(message.seat, message.picture));
  }

  private update(message: Told<'update'>): void {
    const key = eyesKey(message.seat);
    const old = this.pictures[key];
    const version = this.versions[key];
    if (!old || version === undefined || message.v <= version) return;
    if (message.v !== version + 1) {
      void this.catchUp();
      return;
    }
    this.time.heard(message.now);
    this.versions[key] = message.v;
    const steps: PlayedStep[] = [];
    const told = message.steps.flatMap((step) => step.events);
    for (const { events, changes } of withoutAsides(message.steps))
      steps.push({ events, picture: changed(steps.at(-1)?.picture ?? old, changes) });
    const picture = changed(steps.at(-1)?.picture ?? old, message.changes);
    this.keep(message.seat, picture);
    // A game that begins in the middle of another one has a past of which no message tells.
    if (!old.game && picture.game && picture.table.prefix) {
      this.logs[key]?.begin(picture.game.n);
      this.tell((watcher) => watcher.met?.(message.seat, picture));
      return;
    }
    const n = picture.game?.n ?? 0;
    const by = old.game?.decision.seat ?? null;
    const asides = asidesIn(told);
    this.logs[key]?.add(n, by, eventsIn(steps));
    this.logs[key]?.add(n, null, asides);
    const move = { by, n, made: n - (old.game?.n ?? 0), steps, asides, picture };
    this.tell((watcher) => watcher.moved?.(message.seat, move));
  }

  private keep(seat: number | null, picture: Picture): void {
    const key = eyesKey(seat);
    const before = this.pictures[key];
    this.pictures = { ...this.pictures, [key]: picture };
    if (before && before.table.status !== 'finished' && picture.table.status === 'finished')
      void this.talk.read();
  }

  /** Whoever watches and fails must not keep the others from it. */
  private tell(call: (watcher: Watcher) => void): void {
    for (const watcher of this.watchers) {
      try {
        call(watcher);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}

/** The view in a picture, as the board of its game knows it. */
export function viewOf<View extends AnyView>(picture: Picture | null): View | null {
  return (picture?.game?.view as View | undefined) ?? null;
}
