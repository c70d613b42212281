// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused, get, getText, post, remove } from '../../src/wire/http';

function answer(status: number, body: string | null): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('gives what was answered, or nothing where there is nothing', async () => {
    answer(200, '{"id": 1}');
    expect(await get('/api/me')).toEqual({ id: 1 });
    expect(await getText('/api/me')).toBe('{"id": 1}');
    answer(204, null);
    expect(await remove('/api/me')).toBeUndefined();
  });

  it('that changes something shows that it comes from here', async () => {
    answer(201, '{}');
    await post('/api/guest', { nickname: 'Anna' });
    const [, { headers, method, body }] = vi.mocked(fetch).mock.calls[0] as [string, RequestInit];
    expect([method, body]).toEqual(['POST', '{"nickname":"Anna"}']);
    expect(headers).toMatchObject({ 'x-kasztelan': '1', 'content-type': 'application/json' });
  });

  it('that is refused says why', async () => {
    answer(422, '{"detail": {"code": "wrong", "field": "options", "allowed": "2 to 8"}}');
    const refused = await get('/api/games').catch((error: unknown) => error as Refused);
    expect(refused).toMatchObject({
      status: 422,
      code: 'wrong',
      facts: { field: 'options', allowed: '2 to 8' },
    });
  });

  it('that something else answers is broken, one that nobody answers offline', async () => {
    answer(502, '<html>');
    await expect(get('/')).rejects.toMatchObject({ status: 502, code: 'broken' });
    answer(404, '{"detail": "Not Found"}');
    await expect(get('/')).rejects.toMatchObject({ status: 404, code: 'broken', facts: {} });
    answer(200, '<html>');
    await expect(get('/')).rejects.toMatchObject({ status: 0, code: 'offline' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(get('/')).rejects.toMatchObject({ status: 0, code: 'offline' });
  });
});
