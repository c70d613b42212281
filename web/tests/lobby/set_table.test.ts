import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import SetTable from '../../src/lobby/SetTable.svelte';
import { speak } from '../../src/words';
import { fakeServer, refusal } from './asked';
import type { Asked } from './asked';
import { FIELDS, STONES, WORDS, check } from './stones';

function answer({ path, body }: Asked): unknown {
  if (path.includes('/names/')) return { files: { names: WORDS }, fields: FIELDS };
  if (path.endsWith('/check')) return check(body?.['options'] as never);
  if (path === '/api/me') return { id: '1', nickname: 'Wanda', login: null, created: 0 };
  return { id: 'abc', commitment: 'c0ffee' };
}

const opened = (all: Asked[]) => all.find((one) => one.path === '/api/tables')?.body;
const begin = () => fireEvent.click(screen.getByText('Create the table'));
/** The form as soon as the server has said what there is to choose. */
async function form(serve: (asked: Asked) => unknown = answer): Promise<Asked[]> {
  const all = fakeServer(serve);
  render(SetTable, { game: STONES });
  await screen.findByText('Create the table');
  return all;
}
const unfold = () => fireEvent.click(screen.getByText('More options'));

// However busy the machine is.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

beforeEach(async () => {
  localStorage.clear();
  await speak('en', false);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('a preset, more chairs, a clock and a friend become a table that waits', async () => {
  const all = await form();
  await fireEvent.click(screen.getByLabelText(/The new bag/));
  await fireEvent.click(screen.getByLabelText('Guests: more'));
  await fireEvent.change(screen.getByLabelText('2, eagle'), { target: { value: 'person' } });
  expect(screen.queryByText(/that do not count/)).toBeNull();
  await fireEvent.change(screen.getByLabelText('Time'), { target: { value: 'move-120' } });
  expect(screen.getByText('Each decision starts with 5 s that do not count.')).toBeTruthy();
  await begin();
  await waitFor(() => expect(location.pathname).toBe('/t/abc'));
  expect(opened(all)).toEqual({
    game: 'stones',
    options: { guests: 3, kit: 'new' },
    visibility: 'link',
    clock: { kind: 'decision', seconds: 120, increment: 0 },
  });
  const chairs = all
    .filter((one) => one.path.startsWith('/api/tables/abc'))
    .map((one) => one.path.split('/').at(-1));
  expect(chairs).toEqual(['sit', 'bots']);
});

test('one’s own choice begins with the preset and goes out as a list', async () => {
  const all = await form();
  await fireEvent.click(screen.getByLabelText(/Custom/));
  const bag = screen.getByRole('region', { name: 'Stones in the bag' });
  expect(within(bag).getByLabelText<HTMLInputElement>('Flint').checked).toBe(true);
  expect(within(bag).getByText('2 of 2')).toBeTruthy();
  await fireEvent.click(within(bag).getByLabelText('Flint'));
  await fireEvent.click(within(bag).getByLabelText('Onyx'));
  await begin();
  await waitFor(() => expect(location.pathname).toBe('/t/abc'));
  expect(opened(all)?.['options']).toEqual({ bag: ['jade', 'onyx'] });
});

test('expansions that need each other are drawn as a list, and say what they need beside it', async () => {
  await form();
  const list = screen.getByRole('region', { name: 'Expansions' });
  await fireEvent.click(within(list).getByLabelText('Bridge'));
  expect((await within(list).findByRole('alert')).textContent).toBe(
    'Expansions: Bridge needs River; allowed: together with River',
  );
  expect(within(list).getByLabelText<HTMLInputElement>(/Tower/).disabled).toBe(true);
  await fireEvent.click(within(list).getByLabelText('River'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

describe('fields by their kind', () => {
  test('a board is one of thirty numbers, a seat one of this table’s, counted from one', async () => {
    await form();
    await unfold();
    const board = screen.getByLabelText('Board');
    expect(
      within(board)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toHaveLength(30);
    const opening = screen.getByRole('group', { name: 'Who begins' });
    expect(
      within(opening)
        .getAllByRole('radio')
        .map((one) => one.parentElement?.textContent?.trim()),
    ).toEqual(['anybody', 'seat 1', 'seat 2']);
  });

  test('an option that depends on another appears with it, by the name it has on the wire if it has no other', async () => {
    await form();
    await unfold();
    expect(screen.queryByLabelText('Toll')).toBeNull();
    await fireEvent.click(screen.getByLabelText('River'));
    await fireEvent.click(screen.getByLabelText('Bridge'));
    expect(await screen.findByLabelText('Toll')).toBeTruthy();
  });

  test('a file is read here, called by its name and sent as what it says', async () => {
    const all = await form();
    await unfold();
    const file = new File(['{"rows": [1, 2]}'], 'mine.json', { type: 'application/json' });
    await fireEvent.change(screen.getByLabelText('Own layout'), { target: { files: [file] } });
    expect(await screen.findByText('mine.json')).toBeTruthy();
    await begin();
    await waitFor(() => expect(location.pathname).toBe('/t/abc'));
    expect(opened(all)?.['options']).toEqual({ layout: { rows: [1, 2] } });
  });

  test('a file that cannot be read is said to be none, and one can be taken away', async () => {
    await form();
    await unfold();
    const input = screen.getByLabelText('Own layout');
    await fireEvent.change(input, { target: { files: [new File(['rows = 1'], 'mine.toml')] } });
    expect((await screen.findByRole('alert')).textContent).toContain('mine.toml');
    await fireEvent.change(input, { target: { files: [new File(['{}'], 'mine.json')] } });
    await fireEvent.click(await screen.findByText('Remove'));
    expect(screen.queryByText('mine.json')).toBeNull();
  });
});

describe('who takes part', () => {
  test('an automa has a line with its name and no chair', async () => {
    await form();
    await fireEvent.click(screen.getByLabelText('Guests: less'));
    expect(await screen.findByText('The Miller')).toBeTruthy();
    expect(screen.queryByLabelText('2, eagle')).toBeNull();
  });

  test('partners are told by their team', async () => {
    await form();
    await fireEvent.click(screen.getByLabelText('Guests: more'));
    await unfold();
    expect(screen.queryByText('team 1')).toBeNull();
    await fireEvent.click(screen.getByLabelText('Partners'));
    expect(await screen.findAllByText('team 1')).toHaveLength(2);
  });

  test('chairs that no option counts are as many as the server says, without a way to change it', async () => {
    const serve = (asked: Asked): unknown => {
      const told = answer(asked);
      if (!asked.path.endsWith('/check')) return told;
      const checked = told as ReturnType<typeof check>;
      return { ...checked, seats: 3, applies: checked.applies.filter((one) => one !== 'guests') };
    };
    await form(serve);
    expect(screen.queryByLabelText('Guests')).toBeNull();
    expect(screen.getByLabelText('3, stag')).toBeTruthy();
  });
});

test('what the server refuses in the end stands beside its field, and nothing is opened', async () => {
  await form((asked) =>
    asked.path === '/api/tables'
      ? refusal(422, {
          code: 'wrong',
          field: 'board',
          problem: { code: 'impossible', value: '31' },
          allowed: { code: 'range', low: 1, high: 30 },
        })
      : answer(asked),
  );
  await begin();
  const board = await screen.findByLabelText('Board');
  const said = document.getElementById(board.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('Board: 31 is not possible; allowed: 1 to 30');
  expect(location.pathname).toBe('/');
});
