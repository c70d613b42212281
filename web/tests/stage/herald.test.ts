import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { motion } from '../../src/kit/motion.svelte';
import { speak } from '../../src/words';
import { Table, event, script } from './playing';
import Showing from './Showing.svelte';

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

await speak('en');

let table: Table;
beforeEach(() => {
  table = new Table();
  table.director.raise(script());
  render(Showing, { director: table.director });
});
afterEach(() => (motion.speed = 1));

const lies = (): string | null => screen.getByTestId('table').textContent;
const says = (): string | null | undefined => document.querySelector('[data-herald]')?.textContent;
const hushed = (): (string | null)[] =>
  [...document.querySelectorAll('[data-hushed]')].map((one) => one.textContent);

it('a beat is in the document as soon as it begins, and nothing of it before', () => {
  table.does(1, [event('call', 1), event('call', 2, 2)]);
  expect([lies(), says(), hushed()]).toEqual(['1', 'call 1.', ['Bob']]);
  let drawn: unknown = null;
  table.clock.after(1999, () => (drawn = [lies(), says()]));
  // Nobody waits for a frame here: what is found is what was drawn within the beat's own task.
  table.clock.after(2000, () => (drawn = [drawn, lies(), says(), hushed()]));
  return table.pass(2000).then(() => {
    expect(drawn).toEqual([['1', 'call 1.'], '2', 'call 2.', ['Anna']]);
  });
});

it('my own side is never hushed, and the lights go up when nothing plays', async () => {
  table.does(1, [event('call', 1)]);
  await table.pass(2000);
  expect([hushed(), document.querySelector('[data-lit]'), says()]).toEqual([[], null, 'call 1.']);
});

it('the Herald says how much waits, and is read politely', async () => {
  table.does(1, [event('call', 1), event('beat', 2), event('beat', 3)]);
  expect(screen.getByText('2 more')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('call 1.');
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect([lies(), table.director.idle]).toEqual(['3', true]);
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
});

it('a press on the empty table or Space ends the beat, on a control it does not', async () => {
  table.does(1, [event('call', 1), event('call', 2), event('call', 3), event('call', 4)]);
  await fireEvent.pointerDown(screen.getByTestId('table'), { button: 0 });
  await fireEvent.pointerUp(screen.getByTestId('table'));
  await table.pass(120);
  expect(says()).toBe('call 2.');
  await fireEvent.keyDown(document.body, { code: 'Space' });
  await fireEvent.keyUp(document.body, { code: 'Space' });
  await table.pass(120);
  expect(says()).toBe('call 3.');
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'speed 2' }), { button: 0 });
  await fireEvent.pointerUp(document.body);
  await table.pass(120);
  expect(says()).toBe('call 3.');
});
