import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { BEATS } from '../../src/games/burgundy/beats';
import { searched } from '../../src/games/burgundy/her_search';
import Steps from '../../src/games/burgundy/Steps.svelte';
import { needWords } from '../../src/games/own_words';
import { saidOf } from '../../src/stage/said';
import { speak } from '../../src/words';

await speak('en');
await needWords('burgundy', 'table');

const view = (step: number | null, more: object = {}): never =>
  ({ white: 2, automa: { seat: 1, step, die: 5 }, ...more }) as never;
const placed = (depot: number, from = 'depot'): never =>
  ({ event: 'automa_placed', seat: 1, from, depot, rule: 'BUR-SEEK-1' }) as never;

it('searches clockwise from her die, in a bonus from the white one', () => {
  expect(searched(placed(2), view(1))).toEqual([5, 6, 1, 2]);
  expect(searched(placed(4), view(2))).toEqual([2, 3, 4]);
  expect(searched(placed(0, 'reserve'), view(1))).toEqual([]);
});

it('lights the niche of her step beside the depot', () => {
  expect(BEATS.kinds['automa_placed']?.lights?.(placed(4), view(1))).toEqual(['seat-1', 'depot-4', 'step-1']);
  expect(BEATS.kinds['took']?.lights?.({ event: 'took', seat: 0, depot: 4 } as never, view(null))).toEqual([
    'seat-0',
    'depot-4',
  ]);
});

it('the rule stands beneath her sentence, with the reason', () => {
  const script = { beats: BEATS, me: 0, say: () => [{ text: 'She takes a mine (BUR-SEEK-1).' }] };
  const said = saidOf({ events: [placed(4)], beat: BEATS.kinds['automa_placed']! } as never, script as never);
  expect(said.parts.map(({ text }) => text).join('')).toBe('She takes a mine.');
  expect(said.why).toMatch(/^Clockwise from the die.*BUR-SEEK-1$/);
});

it('her steps are ticked off; one that brought nothing only grows dim', async () => {
  const desk = (step: number | null): never => ({ view: view(step) }) as never;
  const { rerender } = render(Steps, { desk: desk(1) });
  await rerender({ desk: desk(2) });
  await rerender({ desk: desk(4) });
  const states = screen.getAllByRole('listitem').map((one) => one.className.split(' ')[0]);
  expect(states).toEqual(['done', 'done', 'idle', 'now', 'next', 'next']);
  expect(screen.getByText('Full card').closest('li')?.getAttribute('aria-current')).toBe('step');
  await rerender({ desk: desk(null) });
  expect(screen.getAllByRole('listitem').every((one) => one.className.startsWith('rest'))).toBe(true);
});
