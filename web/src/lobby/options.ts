import type { Json, OptionSchema, OptionsSchema } from '../wire/types';

export type Options = Record<string, Json>;
export type Value = string | number;

/** One option as a form draws it. */
export interface Field {
  name: string;
  /** `chairs` counts who sits; the numbers of a `seat` choice are seats of the table. */
  kind: 'switch' | 'number' | 'chairs' | 'choice' | 'seat' | 'list' | 'file';
  /** A choice's values; of a list, the words that stand for one (`random`). */
  values: Value[];
  /** What a list is made of. */
  items: string[];
  low: number;
  high: number;
  /** A file that can be drawn in the game's workshop. */
  drawn: boolean;
  /** The options that decide whether it has a meaning. */
  dependsOn: string[];
}

/** The options that people choose; those that only presets set are not among them. */
export function fieldsOf(schema: OptionsSchema): Field[] {
  return Object.entries(schema.properties)
    .filter(([, one]) => !one['x-preset'])
    .map(([name, one]) => fieldOf(name, one));
}

function fieldOf(name: string, schema: OptionSchema): Field {
  const parts = schema.anyOf ?? [schema];
  return {
    name,
    kind: kindOf(schema),
    values: parts.flatMap((part) => part.enum ?? []),
    items: parts.flatMap((part) => part.items?.enum ?? []),
    low: schema.minimum ?? 0,
    high: schema.maximum ?? Number.MAX_SAFE_INTEGER,
    drawn: schema['x-workshop'] ?? false,
    dependsOn: namesIn(schema['x-only'] ?? null),
  };
}

function kindOf(schema: OptionSchema): Field['kind'] {
  if (schema['x-file']) return 'file';
  if (schema['x-seat']) return 'seat';
  if (schema['x-chairs']) return 'chairs';
  if ((schema.anyOf ?? [schema]).some((part) => part.items)) return 'list';
  if (schema.type === 'boolean') return 'switch';
  return schema.type === 'integer' ? 'number' : 'choice';
}

/** The options that a condition is about: `{every: [{is: {edition: 'classic'}}, {not: …}]}`. */
function namesIn(condition: Json): string[] {
  if (Array.isArray(condition)) return condition.flatMap(namesIn);
  if (condition === null || typeof condition !== 'object') return [];
  return Object.entries(condition).flatMap(([how, what]) => {
    if (['every', 'some', 'not'].includes(how)) return namesIn(what);
    return what !== null && typeof what === 'object' ? Object.keys(what) : [];
  });
}

export function same(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
