import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../src/wire/http';
import { LiveTable, viewOf } from '../../src/wire/live.svelte';
import type { PlayedStep } from '../../src/wire/live.svelte';
import type { ChatLine, LogOfGame, Picture } from '../../src/wire/types';
import { FakeSocket, leaveFakeSockets, line, picture, update, useFakeSockets, whole } from './fake_socket';

let live: LiveTable;
/** What the server answers over HTTP, by path; a number is a refusal with that status, a promise is waited for. */
let pages: Record<string, unknown>;

const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const said = (number: number): ChatLine => {
  return {
    line: number,
    channel: 'players',
    seat: 1,
    voice: 'b',
    nickname: 'Bob',
    text: `line ${number}`,
    phrase: null,
    at: 1,
  };
};
/** A log whose every entry told one event. */
const logOf = (count: number): LogOfGame => ({
  lines: Array.from({ length: count }, (_, at) => ({
    n: at + 1,
    by: at % 2,
    events: [{ event: 'happened', n: at + 1 }],
  })),
});
const told = () => live.log.map((entry) => [entry.n, entry.event['n']]);
const numbers = (count: number) => Array.from({ length: count }, (_, at) => [at + 1, at + 1]);

async function fetched(path: string): Promise<unknown> {
  const page = await pages[path];
  if (page === undefined) throw new TypeError('offline');
  const refused = typeof page === 'number';
  const body = refused ? { detail: { code: 'no' } } : page;
  return { ok: !refused, status: refused ? page : 200, json: () => Promise.resolve(body) };
}

beforeEach(() => {
  useFakeSockets();
  pages = { '/api/tables/table/log?seat=0': logOf(3), '/api/tables/table/log': logOf(3) };
  vi.stubGlobal('fetch', vi.fn(fetched));
  live = new LiveTable('table');
  live.open();
});

afterEach(() => {
  live.close();
  leaveFakeSockets();
});

function sitDown(n = 3): void {
  line().welcome([0], whole(0, 7, n));
}

describe('the picture', () => {
  it('is that of my seat, kept up to date, and what did not change stays the same object', () => {
    expect(live.picture).toBeNull();
    sitDown();
    expect([live.connection, live.seats, live.eyes]).toEqual(['open', [0], 0]);
    const before = live.picture!;
    line().say(update(0, 8, 4));
    expect(live.picture!.game!.n).toBe(4);
    expect(live.picture!.table).toBe(before.table);
    expect(viewOf(live.picture)).toBe(before.game!.view);
  });

  it('does not take a message twice', () => {
    sitDown();
    line().say(update(0, 8, 4), update(0, 8, 99), update(0, 7, 98));
    expect(live.picture!.game!.n).toBe(4);
  });

  it('asks once for what is missing, and takes it in order', async () => {
    sitDown();
    line().say(update(0, 10, 6), update(0, 11, 7));
    expect(line().of('since')).toEqual([{ type: 'since', id: 1, run: 'r1', versions: { '0': 7 } }]);
    expect(live.picture!.game!.n).toBe(3);
    line().say({ type: 'seats', seats: [0], hosting: false });
    for (const v of [8, 9, 10, 11]) line().say(update(0, v, v - 4));
    line().done(line().last);
    await wait();
    expect(live.picture!.game!.n).toBe(7);
    line().say(update(0, 13, 9));
    expect(line().of('since').length).toBe(2);
    line().say(whole(0, 13, 9));
    expect(live.picture!.game!.n).toBe(9);
  });

  it('of every seat has a version of its own', () => {
    line().welcome([0, 1], whole(0, 5, 3), whole(1, 9, 3));
    line().say(update(0, 6, 4), update(1, 10, 4));
    expect(live.pictureOf(0)!.game!.n).toBe(4);
    expect(live.pictureOf(1)!.game!.n).toBe(4);
    live.eyes = 1;
    expect(live.picture!.game!.view.seat).toBe(1);
    expect(line().sent).toEqual([]);
  });

  it('changes eyes when I sit down, and is never empty meanwhile', () => {
    line().welcome([], whole(null, 2, 0));
    expect(live.eyes).toBeNull();
    line().say({ type: 'seats', seats: [1], hosting: true });
    expect([live.seats, live.hosting]).toEqual([[1], true]);
    expect(live.picture).not.toBeNull();
    line().say(whole(1, 1, 0));
    expect([live.eyes, live.picture!.game!.view.seat]).toEqual([1, 1]);
    expect(live.pictureOf(null)).toBeNull();
    // The spectators' version is of no use any more, and a message for them is not for me.
    line().say(update(null, 3, 1), update(1, 3, 2));
    expect(line().last['versions']).toEqual({ '1': 1 });
  });

  it('stays with the seat I chose when another one of mine comes or goes', () => {
    line().welcome([0, 1], whole(0, 1, 0), whole(1, 1, 0));
    live.eyes = 1;
    line().say({ type: 'seats', seats: [1], hosting: false });
    expect(live.eyes).toBe(1);
    expect(live.pictureOf(0)).toBeNull();
  });

  it('is told to whoever watches, for each pair of eyes, once it is in place', () => {
    const seen: unknown[] = [];
    const stop = live.watch({
      met: (eyes, { game }) => seen.push(['met', eyes, game!.n]),
      moved: (eyes, { by, n, made }) => seen.push([eyes, by, n, made, live.pictureOf(eyes)!.game!.n]),
    });
    line().welcome([0, 1], whole(0, 1, 0), whole(1, 1, 0));
    line().say(update(0, 2, 1), update(1, 2, 3));
    expect(seen).toEqual([
      ['met', 0, 0],
      ['met', 1, 0],
      [0, 0, 1, 1, 1],
      [1, 0, 3, 3, 3],
    ]);
    stop();
    line().say(update(0, 3, 2));
    expect(seen.length).toBe(4);
  });

  it('goes step by step: each tells what happened and how the table lay after it, the newest picture is that after all', () => {
    sitDown();
    let steps: readonly PlayedStep[] = [];
    live.watch({ moved: (_, told) => (steps = told.steps) });
    line().say({
      type: 'update',
      seat: 0,
      v: 8,
      now: 1,
      steps: [
        { events: [{ event: 'called', n: 4 }], changes: [[['game', 'view', 'called'], 1]] },
        { events: [], changes: [[['game', 'view', 'called'], 2]] },
      ],
      changes: [[['game', 'n'], 4]],
    });
    const called = (one: Picture | null) => (one?.game?.view as unknown as { called: number }).called;
    expect(steps.map((step) => [step.events.length, called(step.picture)])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect([steps.at(-1)?.picture.game?.n, live.picture!.game!.n, called(live.picture)]).toEqual([3, 4, 2]);
    expect(live.log.at(-1)).toMatchObject({ n: 4, event: { event: 'called' } });
  });

  it('is kept although whoever watches it fails', () => {
    const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    sitDown();
    live.watch({
      moved: () => {
        throw new Error('clumsy');
      },
    });
    line().say(update(0, 8, 4));
    expect(live.picture!.game!.n).toBe(4);
    expect(later).toHaveBeenCalled();
  });
});

describe('a move', () => {
  it('says which decision it answers, for which seat', async () => {
    sitDown();
    const move = live.act({ verb: 'end_turn' });
    expect(line().last).toMatchObject({ type: 'act', n: 3, do: { verb: 'end_turn' }, seat: 0 });
    expect(live.busy).toBe(true);
    void live.act({ verb: 'end_turn' });
    expect(line().of('act').length).toBe(1);
    line().say(update(0, 8, 4));
    line().done(line().last);
    await move;
    expect(live.busy).toBe(false);
  });

  it('is not lost when the next decision is seen before the last one is known to be kept', async () => {
    sitDown();
    const first = live.act({ verb: 'gather_gold' });
    line().say(update(0, 8, 4));
    expect(live.busy).toBe(false);
    const second = live.act({ verb: 'end_turn' });
    expect(line().of('act')).toMatchObject([{ n: 3 }, { n: 4, do: { verb: 'end_turn' } }]);
    expect(live.busy).toBe(true);
    for (const sent of line().of('act')) line().done(sent);
    await Promise.all([first, second]);
    expect(live.busy).toBe(false);
  });

  it('survives a lost connection, also when it had been done', async () => {
    sitDown();
    const move = live.act({ verb: 'end_turn' });
    line().break();
    expect(live.connection).toBe('lost');
    await wait(400);
    line().welcome([0], whole(0, 8, 4));
    line().refuse(line().last, 'stale', { n: 3, current: 4 });
    await move;
    expect([live.busy, live.picture!.game!.n]).toEqual([false, 4]);
  });

  it('that ended the game was done, though nothing can be done at a finished table', async () => {
    sitDown();
    const move = live.act({ verb: 'end_turn' });
    line().break();
    await wait(400);
    line().welcome([0], whole(0, 8, 4));
    line().refuse(line().last, 'wrong_status', { status: 'finished', allowed: ['playing'] });
    await move;
    expect(live.busy).toBe(false);
  });

  it('that is clicked while offline is made later', async () => {
    sitDown();
    line().break();
    const move = live.act({ verb: 'end_turn' });
    expect(live.busy).toBe(true);
    await wait(400);
    line().welcome([0], whole(0, 7, 3));
    expect(line().last).toMatchObject({ type: 'act', n: 3 });
    line().done(line().last);
    await move;
    expect(live.busy).toBe(false);
  });

  it('that is refused while its decision is open is thrown, and the next one can be made', async () => {
    sitDown();
    const move = live.act({ verb: 'build' });
    line().refuse(line().last, 'illegal', { reason: { code: 'needs_gold' } });
    await expect(move).rejects.toMatchObject({ code: 'illegal' });
    expect(live.busy).toBe(false);
  });

  it('does not keep one busy when the table is left or nobody is let in', async () => {
    sitDown();
    const move = live.act({ verb: 'end_turn' }).catch((error: unknown) => (error as Refused).code);
    line().break();
    await wait(400);
    line().say({ type: 'refused', id: 0, code: 'password_needed' });
    line().break(1008);
    expect(await move).toBe('password_needed');
    expect([live.busy, live.connection, live.refused?.code]).toEqual([false, 'refused', 'password_needed']);
    live.reopen();
    sitDown();
    expect(live.refused).toBeNull();
    const other = live.act({ verb: 'end_turn' }).catch((error: unknown) => (error as Refused).code);
    live.close();
    expect(await other).toBe('offline');
    expect(live.busy).toBe(false);
  });

  it('taken back or agreed to twice because of a break is no failure', async () => {
    sitDown();
    const [undo, pause] = [live.undo(), live.pause(true)];
    expect(line().of('pause')[0]).toMatchObject({ n: 3, status: 'playing', wanted: true });
    line().break();
    await wait(400);
    line().welcome([0], whole(0, 8, 4));
    line().refuse(line().of('undo')[0]!, 'stale', { n: 3, current: 4 });
    line().refuse(line().of('pause')[0]!, 'stale', { n: 3, current: 4 });
    await Promise.all([undo, pause]);
    const late = live.undo();
    line().refuse(line().last, 'illegal', { reason: { code: 'nothing_to_undo' } });
    await expect(late).rejects.toBeInstanceOf(Refused);
  });
});

describe('the log', () => {
  it('begins with what happened before I came, and goes on without doubles or gaps', async () => {
    pages['/api/tables/table/log?seat=0'] = logOf(5);
    sitDown(3);
    line().say(update(0, 8, 4), update(0, 9, 5));
    await wait();
    expect(told()).toEqual(numbers(5));
    line().say(update(0, 10, 6));
    expect(told()).toEqual(numbers(6));
  });

  it('stays readable while it is read again after a break', async () => {
    sitDown(3);
    await wait();
    line().break();
    await wait(400);
    let answer: (log: LogOfGame) => void = () => undefined;
    pages['/api/tables/table/log?seat=0'] = new Promise((resolve) => (answer = resolve));
    line().welcome([0], whole(0, 20, 6));
    expect(told()).toEqual(numbers(3));
    answer(logOf(7));
    await wait();
    expect(told()).toEqual(numbers(6));
    line().say(update(0, 21, 7));
    expect(told()).toEqual(numbers(7));
  });

  it('is not read again if nothing happened meanwhile', async () => {
    sitDown(3);
    await wait();
    line().say(update(0, 8, 4));
    line().break();
    await wait(400);
    line().welcome([0], whole(0, 8, 4));
    await wait();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(told()).toEqual(numbers(4));
  });

  it('is read later if it cannot be read now, and not at all if it is not mine to read', async () => {
    pages['/api/tables/table/log?seat=0'] = 429;
    sitDown(3);
    line().say(update(0, 8, 4));
    await wait();
    expect(told()).toEqual([[4, 4]]);
    pages['/api/tables/table/log?seat=0'] = logOf(4);
    await wait(5_000);
    expect(told()).toEqual(numbers(4));
    pages['/api/tables/table/log'] = 403;
    line().say({ type: 'seats', seats: [], hosting: false }, whole(null, 1, 3));
    await wait(60_000);
    expect(live.log).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('of a game that has not begun is empty, and nothing is asked for', async () => {
    const waiting = { ...picture(0, 0), game: null };
    line().welcome([0], { type: 'table', seat: 0, run: 'r1', v: 1, now: 1000, picture: waiting });
    await wait();
    expect(told()).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('knows who left before the first decision, once though it is told twice', async () => {
    const left = { event: 'table_left', seat: 1, aside: 1 };
    pages['/api/tables/table/log?seat=0'] = { lines: [{ n: 0, by: null, events: [left] }] };
    line().welcome([0], whole(0, 1, 0));
    const steps = [{ events: [left], changes: [] }];
    line().say({ type: 'update', seat: 0, v: 2, now: 1000, steps, changes: [] });
    await wait();
    expect(live.log.map(({ event }) => event)).toEqual([left]);
  });
});

describe('a game that begins in the middle of another one', () => {
  it('has the past of that one in its log', async () => {
    const open = { ...picture(0, 0, { status: 'open', prefix: 2 }), game: null };
    line().welcome([0], { type: 'table', seat: 0, run: 'r1', v: 1, now: 1, picture: open });
    const begun = picture(0, 3, { prefix: 2 });
    const events = [{ event: 'happened', n: 3 }];
    line().say({
      type: 'update',
      seat: 0,
      v: 2,
      now: 1,
      steps: [{ events, changes: [] }],
      changes: [[[], begun as never]],
    });
    await wait();
    expect(told()).toEqual(numbers(3));
  });
});

describe('talk', () => {
  it('has every line once, in order, also after coming back', async () => {
    sitDown();
    line().say({ type: 'chat', lines: [said(2), said(3)] }, { type: 'chat', lines: [said(1), said(3)] });
    expect(live.chat.map((one) => one.line)).toEqual([1, 2, 3]);
    line().break();
    await wait(400);
    line().welcome([0], whole(0, 7, 3), { type: 'chat', lines: [said(1), said(2), said(3), said(4)] });
    expect(live.chat.map((one) => one.line)).toEqual([1, 2, 3, 4]);
  });

  it('knows what I said, and forgets whom I mute', async () => {
    sitDown();
    const saying = live.say({ text: 'hello' });
    line().say({ type: 'chat', lines: [said(1), said(2)] });
    line().done(line().last, { line: 2 });
    await saying;
    expect(live.chat.map((one) => live.saidByMe(one))).toEqual([false, true]);
    pages['/api/tables/table/chat'] = [said(2)];
    const muting = live.mute(1);
    expect(line().last).toMatchObject({ type: 'mute', n: 1, wanted: true });
    line().done(line().last, { muted: [] });
    await muting;
    expect(live.chat.map((one) => one.line)).toEqual([2]);
  });

  it('is read anew when the game is over: now all may read all', async () => {
    sitDown();
    pages['/api/tables/table/chat'] = [said(1), said(2)];
    const over = picture(0, 4, { status: 'finished' });
    line().say({ type: 'update', seat: 0, v: 8, now: 1, steps: [], changes: [[[], over as never]] });
    await wait();
    expect(live.chat.length).toBe(2);
  });
});

describe("the server's time", () => {
  it('is guessed from the message that came fastest, and never goes back', async () => {
    line().welcome([0], whole(0, 7, 3, 1000));
    expect(live.now()).toBeCloseTo(1000, 3);
    await wait(10_000);
    expect(live.now()).toBeCloseTo(1010, 3);
    line().say(update(0, 8, 4, 1008));
    expect(live.now()).toBeCloseTo(1010, 3);
    line().say(update(0, 9, 5, 1010.4));
    expect(live.now()).toBeCloseTo(1010.4, 3);
  });

  it('is guessed anew after a break: the device may have slept, the server may be another', async () => {
    line().welcome([0], whole(0, 7, 3, 1000));
    line().break();
    await wait(400);
    line().welcome([0], whole(0, 0, 3, 500, 'r2'));
    expect(live.now()).toBeCloseTo(500, 3);
  });
});

describe('the browser', () => {
  it('that is online again, or looked at again, comes back at once', () => {
    sitDown();
    line().break();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(2);
    sitDown();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(line().of('since')).toMatchObject([{ run: 'r1', versions: { '0': 7 } }]);
  });

  it('that is offline says so at once', () => {
    sitDown();
    dispatchEvent(new Event('offline'));
    expect(live.connection).toBe('lost');
  });

  it('that left the table hears nothing of it any more', () => {
    sitDown();
    live.close();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(1);
  });

  it('knows who else is there', () => {
    sitDown();
    line().say({ type: 'here', seats: [0, 1], watching: 2 });
    expect(live.here).toEqual({ seats: [0, 1], watching: 2 });
  });
});
