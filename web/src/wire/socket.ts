import { Refused } from './http';
import type { Command, Done, DoneWith, Json, Message } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
export type Answer = Done;

type Kind = Command['type'];
/** A command as it is given; the socket numbers it. */
export type Given<K extends Kind> = Omit<Extract<Command, { type: K }>, 'id'>;

interface Waiting {
  command: { type: Kind; id: number };
  /** On which connection it was sent last; 0 for none. */
  sentOn: number;
  /** It was sent on an earlier connection too, so it may have been done already. */
  again: boolean;
  resolve: (answer: never) => void;
  reject: (refused: Refused) => void;
}

export interface Ears {
  /** Everything but the answers to commands. */
  message(message: Exclude<Message, Done>): void;
  connection(now: Connection): void;
  /** Nobody is let in here; the socket gives up. */
  refused(code: string, facts: Record<string, Json>): void;
  /** What makes the server say something although nothing happened. */
  probe(): Given<'since'>;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** Where there are too many connections, another one a moment later makes it no better. */
const CROWDED_PAUSE = 5_000;
/** After so long without an answer, or without being let in, the connection is taken for dead. */
const PATIENCE = 10_000;
/** A hint is thought about; until it is there nothing else is answered. */
const PATIENCE_WITH_HINTS = 40_000;
/** After so long without a word the server is asked whether it is still there. */
const QUIET = 30_000;

const GOING_DOWN = 1012;
const CROWDED = 1013;
const NOT_FOR_YOU = 1008;

/** Commands that are sent again after a break: they say what they answer, so that doing them twice does nothing. */
const REPEATABLE: readonly Kind[] = ['act', 'undo', 'agree', 'pause'];
/** How the server refuses what was done already, or is too late now: of what is sent again that is no failure. */
const DONE_ALREADY = ['stale', 'already_said', 'nobody_asked'];

/** The WebSocket of one table: comes back by itself, and sends again what was not answered. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  /** Counts connections. */
  private times = 0;
  private tries = 0;
  private arrived = false;
  /** Milliseconds to wait before coming back, as the server wished. */
  private wished: number | null = null;
  private turnedAway: { code: string; facts: Record<string, Json> } | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private answerDue = false;
  private closed = true;

  constructor(
    readonly table: string,
    private readonly ears: Ears,
  ) {}

  open(): void {
    this.closed = false;
    this.drop();
    this.times += 1;
    this.arrived = false;
    this.wished = null;
    this.turnedAway = null;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/play`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code);
    };
    this.trust();
    this.doubt = setTimeout(() => this.cut(), PATIENCE);
  }

  /** Goes away for good; whoever still waits for an answer is told that none will come. */
  close(): void {
    this.closed = true;
    this.drop();
    for (const id of [...this.waiting.keys()]) this.refuse(id, 'offline');
  }

  /** Comes back at once instead of after a while, or asks whether the server is still there. */
  hurry(): void {
    if (this.closed) return;
    if (!this.socket) this.open();
    else if (this.arrived) this.ask();
  }

  /** The network is gone: the browser would notice much later. */
  cut(): void {
    if (this.closed || !this.socket) return;
    this.drop();
    this.lose(0);
  }

  /** Sends a command; the answer comes when it is done and kept. What cannot wait is refused while offline. */
  send<K extends Kind>(command: Given<K> & { type: K }): Promise<DoneWith[K]> {
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      this.waiting.set(id, { command: { ...command, id }, sentOn: 0, again: false, resolve, reject });
      if (this.arrived) this.post(this.waiting.get(id)!);
      else if (this.closed || !REPEATABLE.includes(command.type)) this.refuse(id, 'offline');
    });
  }

  private post(one: Waiting): void {
    one.again = one.sentOn > 0;
    one.sentOn = this.times;
    this.socket?.send(JSON.stringify(one.command));
    this.expectAnswer();
  }

  private hear(message: Message): void {
    if (message.type === 'done') this.settle(message);
    else if (message.type === 'refused') this.hearRefusal(message.id, message.code, message.facts ?? {});
    else {
      if (message.type === 'goodbye') this.wished = message.retry * 1000;
      this.ears.message(message);
      // The first word of a connection; the same comes again whenever seats change.
      if (message.type === 'seats' && !this.arrived) this.arrive();
    }
    if (this.arrived) this.expectAnswer();
  }

  private settle(message: Done): void {
    const one = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    this.trust();
    one?.resolve(message as never);
  }

  private hearRefusal(id: number, code: string, facts: Record<string, Json>): void {
    if (id && this.waiting.get(id)?.again && DONE_ALREADY.includes(code)) this.settle({ type: 'done', id });
    else if (id) this.refuse(id, code, facts);
    else if (!this.arrived) this.turnedAway = { code, facts };
    // A command that was not even read has no number; they are answered in order, so it is the first one.
    else if (this.unanswered) this.refuse(this.unanswered.command.id, code, facts);
  }

  /** The oldest command that was sent on this connection and not answered. */
  private get unanswered(): Waiting | undefined {
    return [...this.waiting.values()].find((one) => one.sentOn === this.times);
  }

  private arrive(): void {
    this.arrived = true;
    this.tries = 0;
    this.trust();
    this.ears.connection('open');
    for (const one of this.waiting.values()) this.post(one);
  }

  /** Asks for a sign of life. */
  private ask(): void {
    if (this.unanswered) return;
    // If none comes, the connection is given up, which is all there is to say about it.
    this.send({ ...this.ears.probe(), type: 'since' }).catch(() => undefined);
  }

  private lose(code: number): void {
    this.drop();
    for (const [id, { command }] of [...this.waiting]) {
      if (!REPEATABLE.includes(command.type)) this.refuse(id, 'offline');
    }
    if (this.closed) return;
    if (code === NOT_FOR_YOU) {
      this.giveUp();
      return;
    }
    this.ears.connection('lost');
    const pause =
      this.wished ?? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
    this.tries += 1;
    const least = code === CROWDED ? CROWDED_PAUSE : code === GOING_DOWN ? FIRST_PAUSE : 0;
    this.retry = setTimeout(() => this.open(), Math.max(pause, least));
  }

  private giveUp(): void {
    const { code, facts } = this.turnedAway ?? { code: 'not_let_in', facts: {} };
    for (const id of [...this.waiting.keys()]) this.refuse(id, code, facts);
    this.closed = true;
    this.ears.refused(code, facts);
    this.ears.connection('refused');
  }

  /** Lets go of the connection, if there is one, and of all that waits for time to pass. */
  private drop(): void {
    clearTimeout(this.retry);
    this.trust();
    this.arrived = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  // --- doubts whether the other side still hears

  private trust(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
    this.answerDue = false;
  }

  /** An answer is due some time, which nothing else that is said puts off; where none is, a word now and then. */
  private expectAnswer(): void {
    const due = this.unanswered;
    if (due && this.answerDue) return;
    this.trust();
    this.answerDue = due !== undefined;
    const patience = due?.command.type === 'hint' ? PATIENCE_WITH_HINTS : PATIENCE;
    this.doubt = setTimeout(() => (due ? this.cut() : this.ask()), due ? patience : QUIET);
  }

  private refuse(id: number, code: string, facts: Record<string, Json> = {}): void {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    this.trust();
    one?.reject(new Refused(409, code, facts));
  }
}
