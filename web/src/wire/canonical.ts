import type { Json } from './types';

/** JSON as it was written: numbers keep their digits (`7.0` is not `7`), which the digest of a record depends on. */
const NUMBER = '\uE000';
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Reads JSON for `canonical`: every number becomes a marked text. */
export function readExactly(text: string): Json {
  return JSON.parse(
    text.replace(STRING_OR_NUMBER, (found) => (found.startsWith('"') ? found : `"${NUMBER}${found}"`)),
  ) as Json;
}

/** Sorted keys, no spaces, plain UTF-8: the text that digests are taken of. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join(',')}}`;
  }
  if (typeof value === 'string' && value.startsWith(NUMBER)) return value.slice(1);
  return JSON.stringify(value);
}
