import type { Json } from './types';

/** What the server refused, in codes and facts; `field` and `allowed` where it says them. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: Record<string, Json>,
  ) {
    super(code);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One request to the API; a refusal or a lost connection (`offline`) is thrown as `Refused`. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await answered(method, path, body);
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch {
    // Cut off half-way, or a page that is not the server's.
    throw new Refused(0, 'offline', {});
  }
}

async function answered(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'x-kasztelan': '1' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    response = await fetch(path, { method, headers, credentials: 'same-origin', ...content });
  } catch {
    throw new Refused(0, 'offline', {});
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as { detail?: unknown };
  const detail = typeof told.detail === 'object' && told.detail !== null ? told.detail : {};
  const { code = 'broken', ...facts } = detail as Record<string, Json>;
  throw new Refused(response.status, String(code), facts);
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path);

/** An answer as it was written: what a record says down to the digits. */
export async function getText(path: string): Promise<string> {
  return (await answered('GET', path)).text();
}
