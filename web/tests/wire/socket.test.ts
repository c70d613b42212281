import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../src/wire/http';
import { TableSocket } from '../../src/wire/socket';
import type { Connection } from '../../src/wire/socket';
import type { Message } from '../../src/wire/types';
import { FakeSocket, leaveFakeSockets, line, useFakeSockets } from './fake_socket';

let heard: Message['type'][];
let states: Connection[];
let turnedAway: string[];
let socket: TableSocket;

beforeEach(() => {
  useFakeSockets();
  heard = [];
  states = [];
  turnedAway = [];
  socket = new TableSocket('table', {
    message: (message) => heard.push(message.type),
    connection: (now) => states.push(now),
    refused: (code) => turnedAway.push(code),
    probe: () => ({ type: 'since', run: 'r1', versions: { '0': 3 } }),
  });
  socket.open();
});

afterEach(() => {
  socket.close();
  leaveFakeSockets();
});

const act = (n = 4) => socket.send({ type: 'act', n, do: { verb: 'end_turn' } });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** How a promise ended, or that it did not. */
function outcome(promise: Promise<unknown>): { now: string } {
  const found = { now: 'waiting' };
  promise.then(
    () => (found.now = 'done'),
    (error: unknown) => (found.now = error instanceof Refused ? error.code : 'broken'),
  );
  return found;
}

describe('a socket', () => {
  it('is open when it was told its seats, and gives each command its answer', async () => {
    expect(line().url).toBe('ws://localhost:3000/api/tables/table/play');
    expect(states).toEqual([]);
    line().welcome([0]);
    expect(states).toEqual(['open']);
    const why = socket.send({ type: 'why', n: 4, do: { verb: 'build' } });
    const move = outcome(act());
    line().done(line().of('why')[0]!, { n: 4, why: { code: 'not_now' } });
    expect((await why).why).toEqual({ code: 'not_now' });
    expect(move.now).toBe('waiting');
    line().refuse(line().of('act')[0]!, 'illegal');
    await wait(0);
    expect(move.now).toBe('illegal');
  });

  it('comes back by itself, later and later, and says so', async () => {
    line().welcome();
    line().break();
    expect(states.at(-1)).toBe('lost');
    for (const pause of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
      const before = FakeSocket.all.length;
      await wait(pause - 1);
      expect(FakeSocket.all.length).toBe(before);
      await wait(1);
      expect(FakeSocket.all.length).toBe(before + 1);
      line().break();
    }
    await wait(10_000);
    line().welcome();
    expect(states.at(-1)).toBe('open');
    line().break();
    await wait(400);
    line().welcome();
    expect(states.at(-1)).toBe('open');
  });

  it('waits as long as the server wishes when it says goodbye', async () => {
    line().welcome();
    line().say({ type: 'goodbye', retry: 2.5 });
    line().break(1012);
    await wait(2499);
    expect(FakeSocket.all.length).toBe(1);
    await wait(1);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('does not crowd in where there are too many connections', async () => {
    line().break(1013);
    await wait(4999);
    expect(FakeSocket.all.length).toBe(1);
    await wait(1);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('gives up where nobody is let in, with the reason, and tells whoever waits', async () => {
    const move = outcome(act());
    line().say({ type: 'refused', id: 0, code: 'password_needed' });
    expect(turnedAway).toEqual([]);
    line().break(1008);
    await wait(60_000);
    expect([turnedAway, states, move.now]).toEqual([['password_needed'], ['refused'], 'password_needed']);
    expect(FakeSocket.all.length).toBe(1);
    socket.hurry();
    expect(FakeSocket.all.length).toBe(1);
    socket.open();
    line().welcome([0]);
    expect(states.at(-1)).toBe('open');
  });

  it('comes back when the server could not let it in just now', async () => {
    line().say({ type: 'refused', id: 0, code: 'come_back' });
    line().break(1012);
    expect(turnedAway).toEqual([]);
    await wait(400);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('gives up a connection that never begins', async () => {
    await wait(10_000);
    expect(states).toEqual(['lost']);
    await wait(400);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.all[0]!.welcome();
    expect(states).toEqual(['lost']);
  });
});

describe('a click', () => {
  it('that was sent and not answered is sent again after a break', async () => {
    line().welcome([0]);
    const move = outcome(act());
    line().break();
    await wait(400);
    expect(line().sent).toEqual([]);
    line().welcome([0]);
    expect(line().sent).toEqual(FakeSocket.all[0]!.sent);
    line().done(line().last);
    await wait(0);
    expect(move.now).toBe('done');
  });

  it.each(['stale', 'already_said', 'nobody_asked'])(
    'sent again and refused as %s was done before',
    async (code) => {
      line().welcome([0]);
      const vote = outcome(socket.send({ type: 'pause', n: 4, status: 'playing', wanted: true }));
      line().break();
      await wait(400);
      line().welcome([0]);
      line().refuse(line().last, code);
      const other = outcome(socket.send({ type: 'pause', n: 4, status: 'playing', wanted: true }));
      line().refuse(line().last, code);
      await wait(0);
      expect([vote.now, other.now]).toEqual(['done', code]);
    },
  );

  it('while offline waits for the connection', async () => {
    line().welcome([0]);
    line().break();
    const move = outcome(act());
    await wait(400);
    line().welcome([0]);
    expect(line().of('act').length).toBe(1);
    line().done(line().last);
    await wait(0);
    expect(move.now).toBe('done');
  });

  it('is not sent twice on one connection, whatever the server says about seats', async () => {
    line().welcome([0]);
    void act();
    line().say({ type: 'seats', seats: [0, 1], hosting: true });
    expect(line().of('act').length).toBe(1);
    line().done(line().last);
  });

  it('that the server never answers makes the connection suspect, not the click', async () => {
    line().welcome([0]);
    const move = outcome(act());
    await wait(6_000);
    line().say({ type: 'here', seats: [0], watching: 0 });
    await wait(4_000);
    expect(states.at(-1)).toBe('lost');
    await wait(400);
    line().welcome([0]);
    line().done(line().last);
    await wait(0);
    expect(move.now).toBe('done');
  });

  it('that was not even read is refused: the first that waits', async () => {
    line().welcome([0]);
    const [first, second] = [outcome(act()), outcome(act())];
    line().say({ type: 'refused', id: 0, code: 'too_many_commands' });
    await wait(0);
    expect([first.now, second.now]).toEqual(['too_many_commands', 'waiting']);
  });

  it('is refused when one goes away', async () => {
    line().welcome([0]);
    const move = outcome(act());
    socket.close();
    await wait(60_000);
    expect(move.now).toBe('offline');
    expect(FakeSocket.all.length).toBe(1);
    const late = outcome(act());
    await wait(0);
    expect(late.now).toBe('offline');
  });
});

describe('questions', () => {
  it('are not kept for later: a hint for another moment helps nobody', async () => {
    line().welcome([0]);
    const asked = outcome(socket.send({ type: 'hint' }));
    line().break();
    await wait(0);
    expect(asked.now).toBe('offline');
    const later = outcome(socket.send({ type: 'preview', n: 4, do: { verb: 'build' } }));
    await wait(0);
    expect(later.now).toBe('offline');
    await wait(400);
    line().welcome([0]);
    expect(line().sent).toEqual([]);
  });

  it('a hint may take its time', async () => {
    line().welcome([0]);
    const asked = outcome(socket.send({ type: 'hint' }));
    await wait(30_000);
    expect(states.at(-1)).toBe('open');
    line().done(line().last, { n: 4, seat: 0, do: { verb: 'end_turn' } });
    await wait(0);
    expect(asked.now).toBe('done');
  });
});

describe('a sign of life', () => {
  it('is asked for when it is quiet for long, and its absence noticed', async () => {
    line().welcome([0]);
    await wait(29_999);
    expect(line().sent).toEqual([]);
    await wait(1);
    expect(line().last).toMatchObject({ type: 'since', run: 'r1', versions: { '0': 3 } });
    line().done(line().last);
    await wait(30_000);
    expect(line().of('since').length).toBe(2);
    await wait(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('is asked for at once when the tab is looked at again', async () => {
    line().welcome([0]);
    socket.hurry();
    socket.hurry();
    expect(line().of('since').length).toBe(1);
    line().break();
    socket.hurry();
    expect(FakeSocket.all.length).toBe(2);
    await wait(2_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('is not needed to know that the network is gone', async () => {
    line().welcome([0]);
    socket.cut();
    expect(states.at(-1)).toBe('lost');
    await wait(400);
    expect(FakeSocket.all.length).toBe(2);
  });
});
