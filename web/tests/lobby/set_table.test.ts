import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import SetTable from '../../src/lobby/SetTable.svelte';
import { previewOf } from '../../src/lobby/previews/preview';
import { speak } from '../../src/words';
import { fakeServer, refusal } from './asked';
import type { Asked } from './asked';
import { CITADELS } from './options_schema';

const NAMES = resolve(import.meta.dirname, '../../../src/kasztelan/games/citadels/names');
const FILES = Object.fromEntries(
  ['cards', 'options'].map((file) => [file, readFileSync(`${NAMES}/${file}.en.ftl`, 'utf8')]),
);

function answer({ path }: Asked): unknown {
  if (path.includes('/names/')) {
    return {
      files: FILES,
      fields: { names: { character: 'character', card: 'district' }, units: {}, seats: [] },
    };
  }
  if (path === '/api/me') return { id: '1', nickname: 'Wanda', login: null, created: 0 };
  return { id: 'abc', commitment: 'c0ffee' };
}

const opened = (all: Asked[]) => all.find((one) => one.path === '/api/tables')?.body;
const begin = () => fireEvent.click(screen.getByText('Set the table'));

// However busy the machine is.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

// The pictures of all cards take a while to be read the first time.
beforeAll(() => previewOf('citadels'), 60_000);
beforeEach(async () => {
  localStorage.clear();
  await speak('en', false);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('a set, more chairs, a clock and a friend become a table that waits', async () => {
  const all = fakeServer(answer);
  render(SetTable, { game: CITADELS });
  await fireEvent.click(await screen.findByLabelText(/Cunning Agents/));
  await fireEvent.click(screen.getByLabelText('Players: more'));
  await fireEvent.change(screen.getByLabelText('2, eagle'), { target: { value: 'person' } });
  await fireEvent.change(screen.getByLabelText('Time'), { target: { value: 'move-120' } });
  await begin();
  await waitFor(() => expect(location.pathname).toBe('/t/abc'));
  expect(opened(all)).toEqual({
    game: 'citadels',
    options: { players: 5, set: 'cunning_agents' },
    visibility: 'link',
    clock: { kind: 'decision', seconds: 120, increment: 0 },
  });
  const chairs = all
    .filter((one) => one.path.startsWith('/api/tables/abc'))
    .map((one) => one.path.split('/').at(-1));
  expect(chairs).toEqual(['sit', 'bots', 'bots', 'bots']);
});

test('one’s own cast begins with the set and goes out as a list', async () => {
  const all = fakeServer(answer);
  render(SetTable, { game: CITADELS });
  await fireEvent.click(await screen.findByLabelText(/Your own/));
  const first = (await screen.findByLabelText('Assassin')).closest('fieldset')!;
  expect(within(first).getByLabelText<HTMLInputElement>('Assassin').checked).toBe(true);
  await fireEvent.click(within(first).getByLabelText('Witch'));
  await begin();
  await waitFor(() => expect(location.pathname).toBe('/t/abc'));
  expect(opened(all)?.['options']).toEqual({ characters: ['witch', 'thief'] });
});

test('what the server refuses stands beside its field, and nothing is opened', async () => {
  fakeServer((asked) =>
    asked.path === '/api/tables'
      ? refusal(422, {
          code: 'wrong',
          field: 'crown',
          problem: '3 is no seat at this table',
          allowed: 'random',
        })
      : answer(asked),
  );
  render(SetTable, { game: CITADELS });
  await screen.findByLabelText(/First Game/);
  await begin();
  const crown = await screen.findByLabelText('First crown');
  const said = document.getElementById(crown.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('There is no seat 4 at this table.');
  expect(location.pathname).toBe('/');
});

test('options without a meaning in this edition are not shown', async () => {
  fakeServer(answer);
  render(SetTable, { game: CITADELS });
  await screen.findByLabelText(/Your own/);
  await fireEvent.click(screen.getByText('More options'));
  expect(screen.getByText('Tie-break')).toBeTruthy();
  await fireEvent.click(screen.getByLabelText('Classic edition'));
  expect(screen.queryByText('Tie-break')).toBeNull();
  expect(screen.queryByLabelText(/Cunning Agents/)).toBeNull();
  expect(screen.getByLabelText(/Classic set/)).toBeTruthy();
});
