import { vi } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown> | undefined;
}

/** A server that answers as it is told, and everything it was asked. */
export function fakeServer(answer: (asked: Asked) => unknown): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const body = init.body ? (JSON.parse(String(init.body)) as Asked['body']) : undefined;
    const asked = { method: init.method ?? 'GET', path, body };
    all.push(asked);
    const told = answer(asked);
    if (told instanceof Response) return Promise.resolve(told);
    return Promise.resolve(new Response(JSON.stringify(told ?? null)));
  });
  return all;
}

export function refusal(status: number, detail: object): Response {
  return new Response(JSON.stringify({ detail }), { status });
}
