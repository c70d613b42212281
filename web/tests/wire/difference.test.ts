// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changed } from '../../src/wire/difference';
import type { Change, Json } from '../../src/wire/types';

const cases = JSON.parse(readFileSync('tests/wire/differences.json', 'utf8')) as {
  old: Json;
  new: Json;
  changes: Change[];
}[];

function frozen(value: Json): Json {
  if (value !== null && typeof value === 'object') Object.values(value).forEach((one) => frozen(one as Json));
  return Object.freeze(value) as Json;
}

describe('changes', () => {
  it('turn what the server showed into what it shows now, as its own function does', () => {
    expect(cases.length).toBeGreaterThan(20);
    for (const one of cases) expect(changed(frozen(one.old), one.changes)).toEqual(one.new);
  });

  it('leave what did not change the same object', () => {
    const old = { seats: [{ gold: 1 }, { gold: 2 }], mine: { hand: ['market'] } };
    const after = changed(old, [[['seats', 1, 'gold'], 5]]);
    expect(after).toEqual({ seats: [{ gold: 1 }, { gold: 5 }], mine: { hand: ['market'] } });
    expect(after.mine).toBe(old.mine);
    expect(after.seats[0]).toBe(old.seats[0]);
    expect(old.seats[1]!.gold).toBe(2);
  });

  it('remove from objects and lists', () => {
    expect(changed({ a: 1, b: 2 } as Json, [[['a']]])).toEqual({ b: 2 });
    expect(changed({ a: [1, 2, 3] } as Json, [[['a', 1]]])).toEqual({ a: [1, 3] });
  });

  it('make the whole thing new where the path is empty', () => {
    expect(
      changed({ a: 1 } as Json, [
        [[], { b: 2 }],
        [['b'], null],
      ]),
    ).toEqual({ b: null });
    expect(changed({ a: 1 } as Json, [])).toEqual({ a: 1 });
  });
});
