import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BEATS } from '../../src/games/burgundy/beats';
import table from '../../src/games/burgundy/table';

const SCHEMA = readFileSync('src/wire/schema.d.ts', 'utf8');

describe('what happens in Burgundy', () => {
  it('has a beat for every kind of event', () => {
    const from = SCHEMA.indexOf('export type BurgundyEvent');
    const kinds = [...SCHEMA.slice(from, SCHEMA.indexOf('\n\n', from)).matchAll(/event: '(\w+)'/g)].map(
      ([, kind]) => kind!,
    );
    expect(kinds.length).toBeGreaterThan(50);
    expect(kinds.filter((kind) => !BEATS.kinds[kind])).toEqual([]);
  });

  it('tells filled areas, bonus tiles and shields by themselves, and folds what is small', () => {
    for (const kind of ['area_completed', 'bonus_tile', 'took_shield', 'phase'])
      expect(BEATS.kinds[kind]?.level).toBe(2);
    for (const kind of ['took', 'spent', 'gained_silver']) expect(BEATS.kinds[kind]?.level).toBe(0);
  });

  it('lights the depot that is named, the black one and whoever acts', () => {
    const lights = (kind: string, event: object): readonly string[] | undefined =>
      BEATS.kinds[kind]?.lights?.({ event: kind, ...event } as never, {} as never);
    expect(lights('took', { seat: 2, depot: 4 })).toEqual(['seat-2', 'depot-4']);
    expect(lights('bought', { seat: 1 })).toEqual(['seat-1', 'black-0']);
    expect(lights('filled', { depot: 8 })).toEqual([]);
  });

  it('leaves out only what set-up shows anyway', () => {
    expect(table.quiet?.every((kind) => kind in BEATS.kinds)).toBe(true);
  });
});
