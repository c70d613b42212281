import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Agreement } from '../../src/lobby/agreement.svelte';
import { fakeServer } from './asked';
import type { Asked } from './asked';
import { STONES, check } from './stones';

let all: Asked[];
let agreed: Agreement;
const answer = ({ body }: Asked): unknown => check(body?.['options'] as never);
const wait = () => vi.advanceTimersByTimeAsync(200);
const names = (fields: readonly { name: string }[]) => fields.map((one) => one.name);

beforeEach(async () => {
  vi.useFakeTimers();
  all = fakeServer(answer);
  agreed = new Agreement(STONES);
  await agreed.ask();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the server says', () => {
  test('it is asked with nothing first, then after a change, once for several in a row', async () => {
    agreed.set('board', 7);
    agreed.set('board', 8);
    agreed.set('partners', true);
    expect(agreed.options['board']).toBe(8);
    await wait();
    expect(all.map((one) => one.body)).toEqual([{ options: {} }, { options: { board: 8, partners: true } }]);
    expect(agreed.participants.map((one) => one.side)).toEqual([0, 1]);
  });

  test('whoever took part stays in sight while the options make no game', async () => {
    agreed.set('expansions', ['bridge']);
    await wait();
    expect(agreed.checked?.participants).toBeNull();
    expect(agreed.participants).toHaveLength(2);
  });

  test('the latest answer counts, whichever comes first', async () => {
    const late: ((told: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => late.push(resolve)));
    const told = (guests: number) => new Response(JSON.stringify(check({ guests })));
    agreed.set('guests', 3);
    await wait();
    agreed.set('guests', 1);
    await wait();
    late[1]!(told(1));
    late[0]!(told(3));
    await wait();
    expect(agreed.checked?.seats).toBe(1);
  });

  test('only what applies is drawn', async () => {
    expect(names(agreed.rest)).not.toContain('toll');
    agreed.set('expansions', ['river', 'bridge']);
    await wait();
    expect(names(agreed.rest)).toContain('toll');
    expect(names(agreed.first)).toEqual(['pace']);
  });

  test('what was chosen comes back with what it depends on, and the server hears of it', async () => {
    agreed.set('expansions', ['river', 'bridge']);
    agreed.set('toll', 5);
    await wait();
    agreed.set('expansions', []);
    await wait();
    expect(agreed.toSend()).toEqual({});
    agreed.set('expansions', ['river', 'bridge']);
    await wait();
    expect(agreed.toSend()).toEqual({ expansions: ['river', 'bridge'], toll: 5 });
    expect(all.at(-1)?.body?.['options']).toEqual({ expansions: ['river', 'bridge'], toll: 5 });
  });

  test('whoever opens a table at once has the server asked first', async () => {
    agreed.set('guests', 4);
    await agreed.settled();
    expect(agreed.checked?.seats).toBe(4);
  });
});

describe('presets', () => {
  test('a list that no preset fills is always there, one that they fill only for one’s own choice', async () => {
    expect(agreed.preset).toBe('old');
    expect(names(agreed.lists)).toEqual(['expansions']);
    agreed.takeOwn();
    expect(agreed.own).toBe(true);
    expect(names(agreed.lists)).toEqual(['bag', 'expansions']);
    expect(agreed.options['bag']).toEqual(['flint', 'jade']);
    await wait();
    expect([agreed.own, agreed.toSend()]).toEqual([true, { bag: ['flint', 'jade'] }]);
  });

  test('one is taken whole, and only what differs from the usual is sent', async () => {
    agreed.takeOwn();
    await wait();
    agreed.takePreset('new');
    expect(agreed.preset).toBe('new');
    await wait();
    expect([agreed.preset, agreed.toSend()]).toEqual(['new', { kit: 'new' }]);
  });

  test('one’s own choice stays one’s own, though it comes to what a preset has', async () => {
    const bag = ['flint', 'jade'];
    const plain = { name: 'plain', options: { bag }, contents: { bag }, fits: true };
    const told = JSON.stringify({ ...check({ bag }), preset: 'plain', presets: [plain] });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(told)));
    await agreed.ask();
    expect(agreed.preset).toBe('plain');
    agreed.takeOwn();
    await wait();
    expect([agreed.preset, names(agreed.lists)]).toEqual([null, ['bag', 'expansions']]);
    agreed.takePreset('plain');
    expect([agreed.preset, names(agreed.lists)]).toEqual(['plain', ['expansions']]);
  });

  test('one that is taken before an earlier question is answered stays taken', async () => {
    const late: ((told: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => late.push(resolve)));
    const told = (options: Record<string, unknown>) => new Response(JSON.stringify(check(options as never)));
    agreed.set('guests', 3);
    await wait();
    agreed.takePreset('new');
    late[0]!(told({ guests: 3 }));
    await vi.advanceTimersByTimeAsync(10);
    expect(agreed.preset).toBe('new');
  });

  test('a list that only another preset fills takes nothing away from one that leaves it as usual', async () => {
    const first = { name: 'first', options: { board: 1 }, contents: {}, fits: true };
    const more = { name: 'more', options: { expansions: ['river'] }, contents: {}, fits: true };
    const told = JSON.stringify({ ...check({}), preset: 'first', presets: [first, more] });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(told)));
    await agreed.ask();
    expect(agreed.preset).toBe('first');
  });

  test('one’s own choice after chance begins with the first one that tells what it holds', async () => {
    agreed.takePreset('chance');
    await wait();
    agreed.takeOwn();
    expect(agreed.options['bag']).toEqual(['flint', 'jade']);
  });

  test('one that does not fit any longer gives way to one that does', async () => {
    agreed.takePreset('new');
    await wait();
    agreed.set('guests', 4);
    await wait();
    expect(agreed.presets.map((one) => one.name)).toEqual(['old', 'chance']);
    expect(agreed.preset).toBe('old');
  });
});

describe('what is no longer there', () => {
  test('leaves a list, and a seat that nobody sits on is not meant', async () => {
    agreed.takeOwn();
    agreed.set('guests', 3);
    agreed.set('opening', 2);
    await wait();
    expect(agreed.toSend()).toMatchObject({ opening: 2, bag: ['flint', 'jade'] });
    agreed.set('guests', 4);
    await wait();
    expect(agreed.toSend()['bag']).toEqual(['flint']);
    agreed.set('guests', 2);
    await wait();
    expect(agreed.toSend()).not.toHaveProperty('opening');
  });
});
