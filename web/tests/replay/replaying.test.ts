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
