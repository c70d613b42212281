import { afterEach, beforeEach, expect, it } from 'vitest';
import { motion } from '../../src/kit/motion.svelte';
import { Unseen } from '../../src/stage/unseen';
import type { GameEvent } from '../../src/wire/types';
import { ME, Table, event, script } from './playing';

const deed = (n: number, other = ME): GameEvent => ({ ...event('deed', n), other });
const told = (table: Table): unknown => table.director.proclaims.shown?.event['n'] ?? null;

let table: Table;
function sitDown(): void {
  table = new Table({}, ME, new Unseen('table', ME));
  table.director.raise(script());
}
beforeEach(() => {
  localStorage.clear();
  sitDown();
});
afterEach(() => (motion.speed = 1));

it('stops the play once it was shown, and goes on when it was seen', async () => {
  table.does(1, [deed(1), event('call', 2)], { asked: true });
  expect([table.says, told(table)]).toEqual(['deed 1.', null]);
  await table.pass(400);
  expect(told(table)).toBe(1);
  await table.pass(60_000);
  expect([table.says, table.asks, table.director.telling.lit]).toEqual(['deed 1.', false, ['seat-1']]);
  table.director.seen();
  expect([told(table), table.says]).toEqual([null, 'call 2.']);
  await table.pass(2000);
  expect(table.asks).toBe(true);
});

it('is no matter of anybody else', async () => {
  table.does(1, [deed(1, 2)]);
  await table.pass(1000);
  expect([told(table), table.director.idle]).toEqual([null, true]);
});

it('is not skipped, nor passed over at once', () => {
  table.does(1, [event('call', 1), deed(2), event('call', 3)], { asked: true });
  table.director.skip();
  expect([told(table), table.lies]).toEqual([2, '2']);
  table.director.seen();
  expect(table.says).toBe('call 3.');
  motion.speed = 0;
  table.director.skip();
  table.does(1, [deed(4), deed(5)], { asked: true });
  expect([told(table), table.asks]).toEqual([4, false]);
  table.director.seen();
  expect(told(table)).toBe(5);
  table.director.seen();
  expect([told(table), table.asks]).toEqual([null, true]);
});

it('can be seen again', async () => {
  table.does(1, [event('call', 1), deed(2)]);
  await table.pass(2400);
  expect(told(table)).toBe(2);
  table.director.seeAgain();
  expect([told(table), table.says, table.lies]).toEqual([null, 'deed 2.', '2']);
  await table.pass(400);
  expect(told(table)).toBe(2);
  table.director.seen();
  expect(table.director.idle).toBe(true);
});

it('is kept until it was seen, whether it was on the stage or still to come', async () => {
  table.does(1, [event('call', 1), deed(2), deed(3)], { asked: true });
  sitDown();
  expect([told(table), table.asks]).toEqual([2, false]);
  table.director.seen();
  sitDown();
  expect(told(table)).toBe(3);
  table.director.seen();
  sitDown();
  expect([told(table), table.director.idle]).toEqual([null, true]);
});

it('is still told after a break in which everything came anew', () => {
  table.does(1, [event('call', 1), deed(2)]);
  table.again(9, 'late', true);
  table.director.closeMissed();
  expect([told(table), table.lies]).toEqual([2, 'late']);
  table.director.seen();
  expect(table.asks).toBe(true);
});

it('is not told if it was taken back before', async () => {
  table.does(1, [event('call', 1)]);
  table.does(1, [deed(2)]);
  table.does(null, [{ event: 'undone', seat: 1, count: 1 }]);
  await table.pass(9000);
  expect([told(table), table.director.idle]).toEqual([null, true]);
  sitDown();
  expect(told(table)).toBeNull();
});
