import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { motion } from '../../src/kit/motion.svelte';
import { inShort } from '../../src/stage/missed';
import { linesOf } from '../../src/stage/queue';
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
  it('is shown at once, and tells what was missed', async () => {
    table.does(1, [event('call', 1), event('call', 2)]);
    table.again(7, 'late', true);
    expect([table.asks, table.lies]).toEqual([true, 'late']);
    await table.pass(0);
    const told = table.director.jumps.told!;
    expect([told.why, told.game.n, told.steps.length]).toEqual(['away', 1, 2]);
    table.director.showMissed();
    expect([table.lies, table.says]).toEqual(['3', 'call 3.']);
    await table.pass(1000);
    expect([table.asks, table.lies]).toEqual([true, 'late']);
  });

  it('tells all of it when another one comes before the first is read', async () => {
    table.does(1, [event('call', 1)]);
    table.again(5, 'late');
    table.again(7, 'later');
    await table.pass(0);
    table.again(8, 'latest');
    await table.pass(0);
    expect(table.recalled).toEqual([
      [1, 5],
      [1, 7],
      [1, 8],
    ]);
    expect(table.director.jumps.told?.game.n).toBe(1);
  });

  it('of what is known tells nothing', async () => {
    table.does(1, [event('quiet', 1)]);
    table.again(1, 'same');
    await table.pass(0);
    expect([table.recalled, table.director.jumps.told]).toEqual([[], null]);
  });

  it('of the end of a game tells nothing: it is seen', async () => {
    table.does(1, [event('call', 1)]);
    table.again(7, 'over', false, { status: 'finished' });
    await table.pass(0);
    expect(table.director.jumps.told).toBeNull();
  });
});

describe('a hidden tab', () => {
  it('plays nothing; a little is played when somebody looks again', async () => {
    table.director.hide(true);
    table.does(1, calls(1, 1));
    await table.pass(10_000);
    expect(table.lies).toBe('nothing');
    table.director.hide(false);
    expect([table.says, table.director.jumps.told]).toEqual(['call 1.', null]);
  });

  it('is told in short when much came, and shown at four times the speed if wanted', async () => {
    table.director.hide(true);
    table.does(1, calls(1, 5), { asked: true });
    table.director.hide(false);
    expect([table.lies, table.director.jumps.told?.why, table.director.jumps.told?.game.n]).toEqual([
      '5',
      'away',
      0,
    ]);
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

describe('who skips', () => {
  it('is told in short what it was, beside the choice, and may have it shown', async () => {
    table.does(1, calls(1, 3), { asked: true });
    table.director.skip();
    expect([table.asks, table.director.jumps.told?.why]).toEqual([true, 'skipped']);
    table.director.showMissed();
    expect([table.asks, table.says]).toEqual([false, 'call 2.']);
    await table.pass(1000);
    expect([table.asks, table.director.jumps.told]).toEqual([true, null]);
  });

  it('goes on, and the words are gone', () => {
    table.does(1, calls(1, 3), { asked: true });
    table.director.skip();
    table.does(ME, [event('beat', 4, ME)]);
    expect([table.director.jumps.told, table.says]).toEqual([null, 'beat 4.']);
  });

  it('comes to what was done to me, and is told the rest after that', async () => {
    table.does(1, [...calls(1, 3), { ...event('deed', 4), other: ME }, ...calls(5, 1)]);
    table.director.skip();
    expect([table.director.proclaims.shown?.event['n'], table.says]).toEqual([4, 'deed 4.']);
    table.director.seen();
    expect([table.director.jumps.told?.why, table.says]).toEqual(['skipped', 'deed 4.']);
    table.director.closeMissed();
    expect(table.says).toBe('call 5.');
  });

  it('is told nothing of a single beat', () => {
    table.does(1, calls(1, 2), { asked: true });
    table.director.skip();
    expect([table.asks, table.director.jumps.told]).toEqual([true, null]);
  });
});

it('a clock that runs already waits for no beat of a hidden tab: it is told', async () => {
  const clocked = new Table({ clock: { kind: 'total', grace: 5 } as never });
  clocked.director.raise(script());
  clocked.director.hide(true);
  clocked.does(1, [event('beat', 1), event('beat', 2)], { asked: true });
  await clocked.pass(6000);
  clocked.director.hide(false);
  expect([clocked.lies, clocked.director.jumps.told?.steps.length]).toEqual(['2', 2]);
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
  const step = { game: { view: {} }, lines: linesOf(happened, script(), {} as never) };
  const { mine, others, rest } = inShort([step as never], script());
  const told = (lines: typeof mine) => lines.map((line) => plain(line.parts));
  expect(told(mine)).toEqual(['beat 3.', 'beat 8.']);
  expect(told(others)).toEqual(['beat 2.', 'call 4.', 'call 5.', 'call 6.']);
  expect(rest).toBe(2);
});

it('the Herald says what happened last before anybody looked, until something happens', () => {
  table.director.recollect(event('beat', 1));
  expect(table.says).toBe('beat 1.');
  table.does(1, [event('call', 2)]);
  table.director.recollect(event('beat', 1));
  expect(table.says).toBe('call 2.');
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
