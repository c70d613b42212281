import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { playNow, seat } from '../../src/lobby/opening';
import { keptCommitment, keptNonces } from '../../src/shell/kept_dice';
import { beSomebody } from '../../src/shell/people.svelte';
import { speak } from '../../src/words';
import { fakeServer, refusal } from './asked';
import type { Asked } from './asked';
import { STONES } from './stones';

const TABLE = { id: 'abc', commitment: 'c0ffee', seats: [{}, {}, {}, {}] };

function answer({ method, path }: Asked): unknown {
  if (path === '/api/me') return null;
  if (path === '/api/guest') return { id: '1', nickname: 'Scribe', login: null, created: 0 };
  return method === 'POST' ? TABLE : [];
}

const short = (all: Asked[]): string[] => all.map((one) => `${one.method} ${one.path}`);

beforeAll(() => speak('en', false));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('playing now', () => {
  test('one click makes a guest, a table, bots on all other chairs, and begins', async () => {
    const all = fakeServer(answer);
    await beSomebody('Scribe');
    expect(await playNow(STONES, () => 0.3)).toBe('abc');
    expect(short(all)).toEqual([
      'GET /api/me',
      'POST /api/guest',
      'POST /api/tables',
      'POST /api/tables/abc/bots',
      'POST /api/tables/abc/sit',
      'POST /api/tables/abc/bots',
      'POST /api/tables/abc/bots',
      'POST /api/tables/abc/start',
    ]);
    expect(all[1]?.body).toEqual({ nickname: 'Scribe' });
    expect(all[2]?.body).toEqual({ game: 'stones', options: {}, visibility: 'link' });
    expect(all[3]?.body).toEqual({ seat: 0, bot: 'miser' });
    expect(all[4]?.body).toMatchObject({ seat: 1 });
  });

  test('a game that counts its players under another name has all its chairs taken too', async () => {
    const all = fakeServer(answer);
    await playNow({ ...STONES, name: 'stones', options: { ...STONES.options, properties: {} } }, () => 0);
    expect(short(all).filter((one) => one.endsWith('/bots')).length).toBe(3);
    expect(short(all).at(-1)).toBe('POST /api/tables/abc/start');
  });

  test('my share in the dice is new, and kept with the commitment that was shown before it', async () => {
    const all = fakeServer(answer);
    await playNow(STONES, () => 0);
    const nonce = String(all.find((one) => one.path.endsWith('/sit'))?.body?.['nonce']);
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(keptNonces('abc')).toEqual({ 0: nonce });
    expect(keptCommitment('abc')).toBe('c0ffee');
  });

  test('a table that could not be filled is still shown, so that it can be mended there', async () => {
    fakeServer((asked) =>
      asked.path.endsWith('/bots') ? refusal(429, { code: 'too_many_requests' }) : answer(asked),
    );
    expect(await playNow(STONES)).toBe('abc');
  });

  test('a table that could not be opened is told', async () => {
    fakeServer(() => refusal(429, { code: 'too_many_tables', allowed: 20 }));
    await expect(playNow(STONES)).rejects.toMatchObject({ code: 'too_many_tables' });
  });
});

describe('setting a table', () => {
  test('it waits while a chair is left for somebody else', async () => {
    const all = fakeServer(answer);
    await seat('abc', [{ who: 'me', name: '' }, { who: 'person' }, { who: 'bot', bot: 'random' }]);
    expect(short(all)).toEqual(['POST /api/tables/abc/sit', 'POST /api/tables/abc/bots']);
    expect(all[1]?.body).toEqual({ seat: 2, bot: 'random' });
  });

  test('those who share the device have names of their own', async () => {
    const all = fakeServer(answer);
    await seat('abc', [
      { who: 'me', name: 'Anna' },
      { who: 'me', name: 'Ben' },
    ]);
    expect(all.map((one) => one.body?.['name'])).toEqual(['Anna', 'Ben', undefined]);
    expect(short(all).at(-1)).toBe('POST /api/tables/abc/start');
  });

  test('those who have not said their names have different ones all the same', async () => {
    const all = fakeServer(answer);
    await beSomebody('Scribe');
    const nobody = { who: 'me' as const, name: '' };
    await seat('abc', [nobody, nobody, { who: 'me', name: 'Ola' }, nobody]);
    const names = all.filter((one) => one.path.endsWith('/sit')).map((one) => one.body?.['name']);
    expect(names[0]).toBeUndefined();
    expect(new Set(['Scribe', ...names.slice(1)]).size).toBe(4);
    expect(names.slice(1).every(Boolean)).toBe(true);
  });
});
