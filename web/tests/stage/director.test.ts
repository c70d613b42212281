import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { motion } from '../../src/kit/motion.svelte';
import type { GameEvent } from '../../src/wire/types';
import { ME, Table, event, script } from './playing';

let table: Table;
const sitDown = (...about: ConstructorParameters<typeof Table>): void => {
  table = new Table(...about);
  table.director.raise(script());
};
beforeEach(() => sitDown());
afterEach(() => {
  motion.speed = 1;
  motion.reduced = false;
});

/** Everything that is said from now on, with the time it begins at and what lies on the table then. */
async function watched(most = 60_000): Promise<[number, string, string][]> {
  const seen: [number, string, string][] = [];
  let last = '';
  for (let time = 0; time <= most; time += 10) {
    if (table.says !== last) seen.push([time, table.says, table.lies]);
    last = table.says;
    if (table.director.idle) return seen;
    await table.pass(10);
  }
  throw new Error('it does not end');
}
const told = (seen: [number, string, string][]): string[] => seen.map(([, says]) => says);

describe('steps', () => {
  it('are shown one after another, each for its time, and what was asked comes after the last', async () => {
    table.does(1, [event('beat', 1), event('call', 2)]);
    table.does(2, [event('whisper', 3, 2)], { asked: true });
    expect(table.asks).toBe(false);
    expect(await watched()).toEqual([
      [0, 'beat 1.', '1'],
      [1000, 'call 2.', '2'],
      [3000, 'whisper 3.', '3'],
    ]);
    expect([table.asks, table.says, table.lies]).toEqual([true, 'whisper 3.', '3']);
  });

  it('with several events are several sentences; the picture comes with the first', async () => {
    table.does(1, [[event('beat', 1), event('quiet', 9), event('whisper', 2)]], { lies: '2' });
    expect(await watched()).toEqual([
      [0, 'beat 1.', '2'],
      [1000, 'whisper 2.', '2'],
    ]);
  });

  it('that are told together are one sentence, also if they come one by one', async () => {
    const draw = (count: number) => ({ event: 'draw', seat: 1, count });
    table.does(1, [event('beat', 1), draw(1), draw(2)]);
    table.does(1, [draw(1), event('beat', 2)]);
    expect(told(await watched())).toEqual(['beat 1.', 'draw 4.', 'beat 2.']);
  });

  it('of which nothing is told pass at once', async () => {
    table.does(1, [event('quiet', 1)]);
    expect([table.lies, table.director.idle, table.says]).toEqual(['1', true, '']);
  });

  it('of a game without beats of its own are sentences with a pause', async () => {
    table.director.raise(script({ beats: undefined }));
    table.does(1, [event('anything', 1), event('else', 2)]);
    expect(await watched()).toEqual([
      [0, 'anything 1.', '1'],
      [900, 'else 2.', '2'],
    ]);
  });

  it('go slower and faster as was chosen, and at once if that was', async () => {
    motion.speed = 2;
    table.does(1, [event('beat', 1), event('beat', 2)]);
    expect((await watched()).map(([at]) => at)).toEqual([0, 500]);
    motion.speed = 0;
    table.does(1, [event('beat', 3), event('beat', 4)], { asked: true });
    expect([table.asks, table.says, table.lies]).toEqual([true, 'beat 4.', '4']);
  });

  it('are as long as one reads where nothing moves', async () => {
    motion.reduced = true;
    table.does(1, [event('whisper', 1), event('call', 2)]);
    expect((await watched()).map(([at]) => at)).toEqual([0, 1200]);
  });
});

describe('my own move', () => {
  it('is shown at once, and what I am asked next with it', () => {
    table.does(ME, [event('beat', 1, ME)], { asked: true });
    expect([table.asks, table.lies, table.says]).toEqual([true, '1', 'beat 1.']);
  });

  it('comes after what waited before it, and what follows waits until it has landed', async () => {
    table.does(1, [event('beat', 1)]);
    table.does(ME, [event('beat', 2, ME), event('call', 3)]);
    expect(table.says).toBe('beat 1.');
    expect(await watched()).toEqual([
      [0, 'beat 1.', '1'],
      [1000, 'beat 2.', '2'],
      [1600, 'call 3.', '3'],
    ]);
  });

  it('is anybody else’s for a spectator', async () => {
    sitDown({}, null);
    table.director.raise(script({ me: null }));
    table.does(ME, [event('beat', 1, ME)]);
    expect(table.director.idle).toBe(false);
  });
});

describe('hastening', () => {
  it('ends the present beat in a moment', async () => {
    table.does(1, [event('call', 1), event('beat', 2)]);
    await table.pass(100);
    table.director.hurry();
    expect(table.says).toBe('call 1.');
    await table.pass(120);
    expect(table.says).toBe('beat 2.');
  });

  it('goes four times as fast while it is held', async () => {
    table.does(1, [event('call', 1), event('call', 2), event('call', 3)]);
    await table.pass(1000);
    table.director.hold(true);
    await table.pass(249);
    expect(table.says).toBe('call 1.');
    await table.pass(1);
    expect(table.says).toBe('call 2.');
    await table.pass(300);
    table.director.hold(false);
    await table.pass(799);
    expect(table.says).toBe('call 2.');
    await table.pass(1);
    expect(table.says).toBe('call 3.');
  });

  it('folds whispers and goes twice as fast while more than fifteen seconds wait', async () => {
    const calls = Array.from({ length: 7 }, (_, at) => event('call', at + 10));
    table.does(1, [event('whisper', 1), event('whisper', 2), event('beat', 3), ...calls]);
    const seen = await watched();
    expect(seen.slice(0, 3)).toEqual([
      [0, 'whisper 1. whisper 2. beat 3.', '3'],
      [500, 'call 10.', '10'],
      // Fourteen seconds and less go at the usual pace.
      [2500, 'call 11.', '11'],
    ]);
    expect(seen.length).toBe(8);
  });

  it('tells what is folded as a list behind a name, where a game has short words for it', async () => {
    const brief = (one: GameEvent) =>
      one.event === 'scene' ? null : [{ text: `${one.event} ${String(one['n'])}` }];
    const named = (seat: number) => ({ text: `Player ${seat}` });
    table.director.raise(script({ brief, named }));
    const calls = Array.from({ length: 7 }, (_, at) => event('call', at + 10));
    table.does(1, [event('whisper', 1), event('whisper', 2), event('beat', 3), ...calls]);
    expect((await watched())[0]).toEqual([0, 'Player 1: whisper 1, whisper 2, beat 3.', '3']);
  });

  it('never folds another player’s doings, a call, or a scene that is a whole', async () => {
    const calls = Array.from({ length: 12 }, (_, at) => event('call', at + 10));
    const small = [event('whisper', 1), event('whisper', 2, 2), event('scene', 3, 2), event('scene', 4, 2)];
    table.does(1, [...small, ...calls]);
    expect(told(await watched()).slice(0, 5)).toEqual([
      'whisper 1.',
      'whisper 2.',
      'scene 3.',
      'scene 4.',
      'call 10.',
    ]);
  });
});

describe('skipping', () => {
  it('runs to my next choice, over whatever comes meanwhile', () => {
    table.does(1, [event('call', 1), event('call', 2)]);
    table.director.skip();
    expect([table.lies, table.says, table.director.idle]).toEqual(['2', 'call 2.', true]);
    table.does(2, [event('call', 3, 2)]);
    expect(table.director.idle).toBe(true);
    table.does(1, [event('call', 4)], { asked: true });
    expect(table.asks).toBe(true);
    table.does(1, [event('call', 5)]);
    expect(table.director.idle).toBe(false);
  });

  it('is called off by the same button, and ends at once for a spectator', () => {
    table.director.skip();
    table.director.skip();
    table.does(1, [event('call', 1)]);
    expect(table.director.idle).toBe(false);
    table.director.raise(script({ me: null }));
    table.director.skip();
    expect(table.director.pace.skipping).toBe(false);
  });
});

describe('a clock', () => {
  const clock = {
    kind: 'decision',
    seconds: 60,
    increment: 0,
    waiting: 0,
    since: 0,
    left: [60, 60],
    grace: 5,
  };

  it('leaves five seconds for what leads to my choice, however much it is', async () => {
    sitDown({ clock: clock as never });
    table.does(1, [event('call', 1), event('call', 2), event('call', 3)]);
    await table.pass(1000);
    table.does(1, [event('call', 4), event('call', 5), event('call', 6)], { asked: true });
    await table.pass(4980);
    expect(table.asks).toBe(false);
    await table.pass(1040);
    expect(table.asks).toBe(true);
    expect(table.says).toBe('call 6.');
  });

  it('hurries nobody who is not asked', async () => {
    sitDown({ clock: clock as never });
    table.does(1, [event('call', 1), event('call', 2), event('call', 3)]);
    expect((await watched()).map(([at]) => at)).toEqual([0, 2000, 4000]);
  });
});

describe('nothing is lost or shown twice', () => {
  it('however the moves come and whatever is pressed', async () => {
    const seen: string[] = [];
    const note = (): void => {
      if (table.says && seen.at(-1) !== table.says) seen.push(table.says);
    };
    for (let n = 1; n <= 30; n += 1) {
      table.does(n % 4, [event('beat', n, n % 4)], { asked: n === 30 });
      note();
      for (let turn = 0; turn < 7; turn += 1) {
        await table.pass(37 * (n % 5));
        note();
        if (n % 3 === 0 && turn === 2) table.director.hurry();
        if (n % 7 === 0) table.director.hold(turn % 2 === 0);
      }
    }
    table.director.hold(false);
    for (let turn = 0; turn < 4000 && !table.asks; turn += 1) {
      await table.pass(10);
      note();
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => `beat ${at + 1}.`));
  });
});
