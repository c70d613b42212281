import { vi } from 'vitest';
import type { AboutTable, GamePicture, Message, Picture } from '../../src/wire/types';

type Sent = Record<string, unknown> & { type: string; id: number };

/** A WebSocket without a network: the test is the server. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readyState = FakeSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Sent[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (this.readyState === FakeSocket.CONNECTING) throw new Error('not open yet');
    if (this.readyState === FakeSocket.OPEN) this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // --- what the server does

  say(...messages: Message[]): void {
    this.readyState = FakeSocket.OPEN;
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Lets somebody in. */
  welcome(seats: number[] = [], ...messages: Message[]): void {
    this.say({ type: 'seats', seats, hosting: false }, ...messages);
  }

  done(sent: Sent, more: object = {}): void {
    this.say({ type: 'done', id: sent.id, ...more });
  }

  refuse(sent: Sent, code: string, facts = {}): void {
    this.say({ type: 'refused', id: sent.id, code, facts });
  }

  break(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  of(type: string): Sent[] {
    return this.sent.filter((one) => one.type === type);
  }

  get last(): Sent {
    return this.sent.at(-1)!;
  }
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
}

export function leaveFakeSockets(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** The connection that was opened last. */
export function line(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

export function about(changes: Partial<AboutTable> = {}): AboutTable {
  const chair = {
    kind: 'person' as const,
    name: 'Anna',
    bot: null,
    away: false,
    nonce: '00',
    crest: 'lion' as const,
  };
  return {
    id: 'table',
    game: 'citadels',
    status: 'playing',
    title: null,
    visibility: 'link',
    options: {},
    seats: [chair, { ...chair, name: 'Bob' }],
    host: 0,
    clock: { kind: 'none', seconds: 0, increment: 0, grace: 0, waiting: null, since: 0, left: [0, 0] },
    commitment: 'ab',
    prefix: 0,
    pause_votes: [],
    pause_missing: [],
    pause_until: null,
    undo_wish: null,
    notice: null,
    rematch: null,
    rematch_offer: null,
    result: null,
    participants: [
      { name: null, side: 0 },
      { name: null, side: 1 },
    ],
    dialect: '',
    preset: null,
    ...changes,
  };
}

export function picture(seat: number | null, n: number, changes: Partial<AboutTable> = {}): Picture {
  const decision = { name: 'turn', seat: 0 };
  const choices = seat === 0 ? [{ verb: 'end_turn' }] : null;
  const game: GamePicture = {
    n,
    decision,
    view: { game: 'citadels', seat, decision },
    choices,
    facts: choices && [{}],
    near: choices && [],
    undo: false,
    ask_undo: false,
    start_over: false,
  };
  return { table: about(changes), game };
}

export function whole(seat: number | null, v: number, n: number, now = 1000, run = 'r1'): Message {
  return { type: 'table', seat, run, v, now, picture: picture(seat, n) };
}

/** The next thing that happens: one more entry. */
export function update(seat: number | null, v: number, n: number, now = 1000): Message {
  const events = [{ event: 'happened', n }];
  return { type: 'update', seat, v, now, steps: [{ events, changes: [] }], changes: [[['game', 'n'], n]] };
}
