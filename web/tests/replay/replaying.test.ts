import { describe, expect, it, vi } from 'vitest';
import { motion } from '../../src/kit/motion.svelte';
import { Replaying } from '../../src/replay/replaying.svelte';
import { lastStop, nextStop, stopsOf } from '../../src/replay/stops';
import { ClockByHand } from '../../src/stage/clock';
import { get } from '../../src/wire/http';
import type { AboutTable } from '../../src/wire/types';
import { script } from '../stage/playing';
import { about } from '../wire/fake_socket';

vi.mock('../../src/wire/http');

const COUNT = 250;

/** A game in which nothing happens, in stretches of a hundred steps. */
function stretch(path: string): Promise<unknown> {
  const asked = new URLSearchParams(path.split('?')[1]);
  const first = Number(asked.get('first'));
  const entries = Array.from({ length: Math.min(100, COUNT - first) }, () => ({
    entry: { by: 0, verb: 'wait' },
    steps: [],
  }));
  return Promise.resolve({ first, count: COUNT, view: { seat: asked.get('seat') }, entries });
}

it('keeps the place in sight while other eyes read up to it', async () => {
  const replaying = new Replaying({ id: '7' } as AboutTable, new ClockByHand());
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

it('opens where the first decision is asked, walks by the steps of each entry, and jumps without them', async () => {
  const entries = [
    { entry: { by: 'nature', verb: 'deal' }, steps: [{ events: [], changes: [[['rank'], 0]] }] },
    {
      entry: { by: 0, verb: 'call' },
      steps: [
        { events: [{ event: 'called' }], changes: [[['rank'], 1]] },
        { events: [{ event: 'silent' }], changes: [[['rank'], 2]] },
      ],
    },
    { entry: { by: 1, verb: 'wait' }, steps: [] },
  ];
  vi.mocked(get).mockResolvedValue({ first: 0, count: 3, view: { seat: null, rank: -1 }, entries });
  const clock = new ClockByHand();
  const replaying = new Replaying(about({ id: '8' }), clock);
  await replaying.look(null);
  replaying.director.raise(script({ beats: undefined, me: null }));
  const now = () => [
    replaying.at,
    (replaying.picture?.game?.view as unknown as { rank: number }).rank,
    replaying.log.map((line) => line.event.event),
  ];
  expect(now()).toEqual([1, 0, []]);
  replaying.walk(2);
  expect(now()).toEqual([2, 1, ['called']]);
  await clock.advance(900);
  expect(now()).toEqual([2, 2, ['called', 'silent']]);
  replaying.seek(1);
  expect(now()).toEqual([1, 0, []]);
  replaying.walk(2);
  replaying.walk(3);
  expect([...now(), replaying.director.idle]).toEqual([3, 2, ['called', 'silent'], true]);
});

it('goes at a speed of its own, also where pieces do not move', async () => {
  const entries = [
    { entry: { by: 0, verb: 'x' }, steps: [{ events: [{ event: 'called' }], changes: [] }] },
    { entry: { by: 0, verb: 'x' }, steps: [{ events: [{ event: 'silent' }], changes: [] }] },
  ];
  vi.mocked(get).mockResolvedValue({ first: 0, count: 2, view: { seat: null }, entries });
  const clock = new ClockByHand();
  const replaying = new Replaying(about({ id: '9' }), clock);
  await replaying.look(null);
  motion.speed = 0;
  replaying.director.pace.chosen = 8;
  replaying.director.raise(script({ beats: undefined, me: null }));
  replaying.walk(2);
  expect(replaying.log.length).toBe(1);
  await clock.advance(113);
  expect(replaying.log.length).toBe(2);
  motion.speed = 1;
});

describe('stops', () => {
  const by = (...seats: (number | 'nature')[]) => seats.map((seat) => ({ by: seat, verb: 'x' }));
  const stops = stopsOf(by('nature', 'nature', 0, 'nature', 0, 1, 'nature', 'nature', 1, 0), [
    { at: 1 },
    { at: 7 },
  ]);

  it('are before every decision, where it passes on, and where a round is first asked', () => {
    expect(stops).toEqual({
      decision: [2, 4, 5, 8, 9, 10],
      turn: [2, 5, 9, 10],
      round: [2, 8, 10],
    });
  });

  it('are found on both sides', () => {
    expect([nextStop(stops.turn, 2), lastStop(stops.turn, 5), nextStop(stops.turn, 10)]).toEqual([
      5,
      2,
      null,
    ]);
  });
});
