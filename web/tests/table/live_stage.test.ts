import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClockByHand } from '../../src/stage/clock';
import { LiveStage } from '../../src/table/live_stage.svelte';
import { LiveTable } from '../../src/wire/live.svelte';
import { leaveFakeSockets, line, update, useFakeSockets, whole } from '../wire/fake_socket';
import { script } from '../stage/playing';

let live: LiveTable;
let stage: LiveStage;
const clock = new ClockByHand();
beforeEach(() => {
  useFakeSockets();
  const told = { lines: [], first: 0, view: { decision: {} }, entries: [] };
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, status: 200, json: async () => told }));
  live = new LiveTable('table');
  stage = new LiveStage(live, clock);
  live.open();
});
afterEach(() => {
  live.close();
  leaveFakeSockets();
});

const shown = () => [stage.picture?.game?.n, stage.log.length, stage.director?.idle];

it('the game lags behind, the log with it; the table does not', async () => {
  line().welcome([], whole(null, 1, 0));
  stage.director!.raise(script({ me: null }));
  line().say(update(null, 2, 1), update(null, 3, 2));
  expect(shown()).toEqual([1, 1, false]);
  const paused = [['table', 'status'], 'paused'] as never;
  line().say({ type: 'update', seat: null, v: 4, now: 1, steps: [], changes: [paused] });
  expect(stage.picture?.table.status).toBe('paused');
  await clock.advance(1800);
  expect(shown()).toEqual([2, 2, true]);
  expect(stage.picture?.game).toBe(live.picture?.game);
});

it('at a hot seat everybody is shown what came since they held the device, once it is theirs', async () => {
  line().welcome([0, 1], whole(0, 1, 0), whole(1, 1, 0));
  const first = stage.director!;
  first.raise(script({ me: 0 }));
  // Mine is shown at once; the device is handed over, and what follows waits for whoever takes it.
  line().say(update(0, 2, 1), update(1, 2, 1));
  expect(shown()).toEqual([1, 1, true]);
  first.lower();
  line().say(update(0, 3, 2), update(1, 3, 2));
  await clock.advance(5000);
  live.eyes = 1;
  expect(shown()).toEqual([0, 0, false]);
  stage.director!.raise(script({ me: 1 }));
  await clock.advance(0);
  expect(shown()).toEqual([1, 1, false]);
  await clock.advance(1800);
  expect(shown()).toEqual([2, 2, true]);
  live.eyes = 0;
  expect(shown()).toEqual([1, 1, false]);
});

it('what a game that goes on from another one starts from is not played', () => {
  line().welcome([0], whole(0, 1, 0));
  line().say({ type: 'update', seat: 0, v: 2, now: 1, steps: [], changes: [[['game'], null]] });
  const began = { ...(whole(0, 3, 40) as { picture: { game: object } }).picture.game };
  const changes = [
    [['table', 'prefix'], 40],
    [['game'], began],
  ] as never;
  line().say({ type: 'update', seat: 0, v: 3, now: 1, steps: [], changes });
  expect([stage.picture?.game?.n, stage.director?.idle, stage.director?.unlogged]).toEqual([40, true, 0]);
});
