import type { Change, Json } from './types';

type Holder = Record<string | number, Json>;

/** Makes the changes in order on a copy along their paths; whatever did not change stays the same object. */
export function changed<T>(old: T, changes: readonly Change[]): T {
  let whole = old as Json;
  for (const [path, ...value] of changes) whole = set(whole, path, 0, value);
  return whole as T;
}

function set(old: Json, path: (string | number)[], at: number, value: Json[]): Json {
  if (at === path.length) return value[0] ?? null;
  const key = path[at]!;
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Holder;
  if (at === path.length - 1 && !value.length) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    return Array.isArray(copy) ? copy : without(copy, String(key));
  }
  copy[key] = set(copy[key] ?? null, path, at + 1, value);
  return copy as Json;
}

function without(holder: Holder, gone: string): Json {
  return Object.fromEntries(Object.entries(holder).filter(([name]) => name !== gone));
}
