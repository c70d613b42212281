// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { Replaying } from '../../src/replay/replaying.svelte';
import { get } from '../../src/wire/http';
import type { AboutTable } from '../../src/wire/types';

vi.mock('../../src/wire/http');

const COUNT = 250;

/** A game in which nothing happens, in stretches of a hundred steps. */
function stretch(path: string): Promise<unknown> {
  const asked = new URLSearchParams(path.split('?')[1]);
  const first = Number(asked.get('first'));
  const entries = Array.from({ length: Math.min(100, COUNT - first) }, () => ({ steps: [] }));
  return Promise.resolve({ first, count: COUNT, view: { seat: asked.get('seat') }, entries });
}

it('keeps the place in sight while other eyes read up to it', async () => {
  const replaying = new Replaying({ id: '7' } as AboutTable);
  vi.mocked(get).mockImplementation(stretch as typeof get);
  await replaying.look(null);
  replaying.seek(180);
  const missing: number[] = [];
  vi.mocked(get).mockImplementation(((path: string) => {
    if (!replaying.picture || replaying.loaded < replaying.at) missing.push(replaying.at);
    return stretch(path);
  }) as typeof get);
  await replaying.look(2);
  expect(missing).toEqual([]);
  expect(replaying.picture?.game?.view).toMatchObject({ seat: '2' });
  expect(replaying.at).toBe(180);
});

it('goes forward by the steps of an entry, and shows where they led', async () => {
  const entries = [
    {
      steps: [
        { events: [{ event: 'called' }], changes: [[['rank'], 1]] },
        { events: [{ event: 'silent' }], changes: [[['rank'], 2]] },
      ],
    },
    { steps: [] },
  ];
  vi.mocked(get).mockResolvedValue({ first: 0, count: 2, view: { seat: null, rank: 0 }, entries });
  const replaying = new Replaying({ id: '8' } as AboutTable);
  await replaying.look(null);
  const seen: unknown[] = [];
  replaying.watch({
    after: (steps) => seen.push(steps.map(({ events, picture }) => [events[0]?.event, picture.game?.view])),
  });
  const now = () => replaying.picture?.game;
  expect(now()?.view).toMatchObject({ rank: 0 });
  replaying.seek(1);
  expect(seen).toEqual([
    [
      ['called', { seat: null, rank: 1 }],
      ['silent', { seat: null, rank: 2 }],
    ],
  ]);
  expect([now()?.n, now()?.view]).toEqual([1, { seat: null, rank: 2 }]);
  replaying.seek(2);
  expect([seen.length, now()?.n, replaying.log.map((line) => line.n)]).toEqual([1, 2, [1, 1]]);
});
