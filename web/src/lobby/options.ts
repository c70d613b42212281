import type { Json, OptionSchema, OptionsSchema } from '../wire/types';

export type Options = Record<string, Json>;
export type Value = string | number;

/** One option as a form draws it. */
export interface Field {
  name: string;
  kind: 'switch' | 'number' | 'choice' | 'list';
  default: Json;
  /** A choice's values; of a list, the words that stand for one (`random`). */
  values: Value[];
  /** What a list is made of. */
  items: string[];
  low: number;
  high: number;
  /** The other settings under which it has a meaning. */
  only: Record<string, Json>;
}

/** The option that says how many play; it is drawn as chairs. */
export const PLAYERS = 'players';

export function fieldsOf(schema: OptionsSchema): Field[] {
  return Object.entries(schema.properties).map(([name, one]) => fieldOf(name, one));
}

function fieldOf(name: string, schema: OptionSchema): Field {
  const parts = schema.anyOf ?? [schema];
  const items = parts.flatMap((part) => part.items?.enum ?? []);
  const values = parts.flatMap((part) => part.enum ?? []);
  const common = {
    name,
    values,
    items,
    low: schema.minimum ?? 0,
    high: schema.maximum ?? Number.MAX_SAFE_INTEGER,
    only: schema['x-only'] ?? {},
  };
  if (items.length) return { ...common, kind: 'list', default: schema.default ?? [] };
  if (schema.type === 'boolean') return { ...common, kind: 'switch', default: schema.default ?? false };
  if (schema.type === 'integer') return { ...common, kind: 'number', default: schema.default ?? common.low };
  return { ...common, kind: 'choice', default: schema.default ?? values[0] ?? null };
}

export function defaultsOf(fields: readonly Field[]): Options {
  return Object.fromEntries(fields.map((field) => [field.name, field.default]));
}

export function same(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the option means anything with these settings. */
export function applies(field: Field, options: Options): boolean {
  return Object.entries(field.only).every(([name, value]) => same(options[name], value));
}

/** What is sent: only what differs from the default and means something; the server knows the rest. */
export function toSend(fields: readonly Field[], options: Options): Options {
  return Object.fromEntries(
    changed(fields, options).map((field) => [field.name, options[field.name] ?? null]),
  );
}

/** The options that are not as they would be if nobody had chosen. */
export function changed(fields: readonly Field[], options: Options): Field[] {
  return fields.filter(
    (field) => field.name in options && applies(field, options) && !same(options[field.name], field.default),
  );
}

/** How many chairs the table has. */
export function playersOf(fields: readonly Field[], options: Options): number {
  const field = fields.find((one) => one.name === PLAYERS);
  return Number(options[PLAYERS] ?? field?.default ?? 1);
}
