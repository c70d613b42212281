import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { motion } from '../../src/kit/motion.svelte';
import { inShort } from '../../src/stage/missed';
import { plain } from '../../src/words';
import { ME, Table, event, script } from './playing';

let table: Table;
beforeEach(() => {
  table = new Table();
  table.director.raise(script());
});
afterEach(() => (motion.speed = 1));

const calls = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => event('call', first + at));

describe('a whole picture', () => {
  it('is shown at once, and tells what was missed', () => {
    table.does(1, [event('call', 1), event('call', 2)]);
    table.again(7, 'late', true);
    expect([table.asks, table.lies]).toEqual([true, 'late']);
    expect(table.director.missed).toEqual({ from: 1, to: 7, again: null });
  });

  it('of what is known tells nothing', () => {
    table.does(1, [event('quiet', 1)]);
    table.again(1, 'same');
    expect(table.director.missed).toBeNull();
  });
});

describe('a hidden tab', () => {
  it('plays nothing; a little is played when somebody looks again', async () => {
    table.director.hide(true);
    table.does(1, calls(1, 2));
    await table.pass(10_000);
    expect(table.lies).toBe('nothing');
    table.director.hide(false);
    expect([table.says, table.director.missed]).toEqual(['call 1.', null]);
  });

  it('is told in short when much came, and shown at four times the speed if wanted', async () => {
    table.director.hide(true);
    table.does(1, calls(1, 5), { asked: true });
    table.director.hide(false);
    expect([table.lies, table.director.missed?.from, table.director.missed?.to]).toEqual(['5', 0, 1]);
    table.does(1, calls(6, 1));
    expect(table.lies).toBe('5');
    table.director.showMissed();
    expect([table.lies, table.says]).toEqual(['1', 'call 1.']);
    await table.pass(2400);
    expect(table.says).toBe('call 5.');
    await table.pass(200);
    expect(table.says).toBe('call 6.');
  });

  it('goes on from the newest if nothing is to be shown', () => {
    table.director.hide(true);
    table.does(1, calls(1, 5), { asked: true });
    table.director.hide(false);
    table.director.closeMissed();
    expect(table.asks).toBe(true);
    expect(table.director.unlogged).toBe(0);
  });
});

it('what passed is told in six lines, what concerns me first, of the rest what matters most', () => {
  const happened = [
    event('beat', 1),
    event('beat', 2),
    { ...event('beat', 3), other: ME },
    ...calls(4, 3),
    event('whisper', 7),
    event('beat', 8, ME),
    event('quiet', 9),
  ];
  const { mine, others, rest } = inShort(happened, script(), {} as never);
  const told = (lines: typeof mine) => lines.map((line) => plain(line.parts));
  expect(told(mine)).toEqual(['beat 3.', 'beat 8.']);
  expect(told(others)).toEqual(['beat 2.', 'call 4.', 'call 5.', 'call 6.']);
  expect(rest).toBe(2);
});

describe('an undo', () => {
  it('takes back what was not shown yet, and says so', async () => {
    table.does(1, [event('call', 1)]);
    table.does(1, [event('call', 2)], { made: 3 });
    table.does(1, [event('call', 3)]);
    table.does(null, [{ event: 'undone', seat: 1, count: 4 }], { lies: 'before' });
    expect(table.director.unlogged).toBe(3);
    await table.pass(2000);
    expect([table.says, table.lies]).toEqual(['undone 4.', 'before']);
    await table.pass(2000);
    expect(table.director.idle).toBe(true);
  });

  it('leaves what lies further back', () => {
    table.does(1, [event('call', 1)]);
    table.does(1, [event('call', 2)]);
    table.does(1, [event('call', 3)]);
    table.does(null, [{ event: 'undone', seat: 1, count: 1 }]);
    expect(table.director.waiting).toBe(2);
  });
});

describe('the curtain', () => {
  it('is down until somebody may look: what comes waits for them', async () => {
    table.director.lower();
    table.does(1, calls(1, 2));
    await table.pass(5000);
    expect([table.lies, table.director.unlogged]).toEqual(['nothing', 2]);
    table.director.raise(script());
    await table.pass(0);
    expect([table.says, table.director.unlogged]).toEqual(['call 1.', 1]);
  });

  it('a game is shown from its first step, whenever its script comes', async () => {
    const early = new Table();
    early.does(1, calls(1, 1));
    expect(early.director.unlogged).toBe(1);
    early.director.raise(script());
    await early.pass(0);
    expect([early.says, early.lies]).toEqual(['call 1.', '1']);
  });
});

it('is read aloud: the small things of one turn together, what matters by itself', async () => {
  table.does(1, [event('whisper', 1), event('beat', 2), event('beat', 3, 2), event('call', 4, 2)]);
  await table.pass(6000);
  const heard = table.director.telling.announcer.messages.map((message) => message.text);
  expect(heard).toEqual(['whisper 1. beat 2.', 'beat 3.', 'call 4.']);
});
