// @vitest-environment node
import { readFileSync } from 'node:fs';
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { canonical, readExactly } from '../../src/wire/canonical';
import { agreeOnOrder, blocksUsed, commitmentOf, digestOf, numberOf, verifyDice } from '../../src/wire/dice';
import type { Draw, GameRecord, Json } from '../../src/wire/types';
import { judged } from '../../src/wire/verdict';
import type { Checks, KeptOfDice } from '../../src/wire/verdict';

interface Real {
  record: string;
  draws: Draw[];
  natures: number;
  prefix?: number;
}

const { whole, fork } = JSON.parse(readFileSync('tests/wire/dice.json', 'utf8')) as {
  whole: Real;
  fork: Real;
};
const nothingKept: KeptOfDice = { commitment: null, nonces: {} };
const record = (real: Real): GameRecord => JSON.parse(real.record) as GameRecord;
const allRight: Checks = {
  digest: 'right',
  commitment: 'right',
  kept: 'right',
  nonces: 'right',
  own: 'right',
  order: 'right',
  draws: 'right',
};
const kept = (real: Real): KeptOfDice => {
  return { commitment: record(real).commitment!, nonces: { '1': record(real).nonces![1]! } };
};

/** The record with something changed and, as a forger would, its digest made anew. */
function forged(real: Real, change: (data: Record<string, Json>) => void, digest = true): string {
  const data = readExactly(real.record) as Record<string, Json>;
  change(data);
  const text = canonical(data);
  return digest ? text.replace(/"digest":"\w+"/, `"digest":"${digestOf(text)}"`) : text;
}

function wrong(text: string, draws: readonly Draw[], keeping: KeptOfDice): string[] {
  const { checks } = verifyDice(text, draws, keeping);
  return Object.entries(checks).flatMap(([name, found]) => (found === 'wrong' ? [name] : []));
}

const firstDraw = (data: Record<string, Json>): number =>
  (data['actions'] as { by?: Json; verb?: Json }[]).findIndex(
    (one) => one.by === 'nature' && one.verb === 'draw',
  );

describe('a real record', () => {
  it.each([
    ['of a whole game with moves taken back', whole],
    ['of a game that went on from another', fork],
  ])('%s is found right in every point', (_, real) => {
    const verdict = verifyDice(real.record, real.draws, kept(real));
    expect(verdict.checks).toEqual(allRight);
    expect(verdict.draws.length + verdict.prepared).toBe(real.natures);
    expect(verdict.draws.length).toBeGreaterThan(3);
    expect(verdict.prepared > 0).toBe(real.prefix !== undefined);
    for (const draw of verdict.draws) {
      expect(draw.number).toBeLessThan(draw.total);
      expect(draw.due).toEqual(draw.said);
      expect(draw.block).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('without anything kept from before is right as far as that goes, and says so', () => {
    const { checks } = verifyDice(whole.record, whole.draws, nothingKept);
    expect(checks).toEqual({ ...allRight, kept: 'unknown', nonces: 'unknown' });
  });

  it('has the digest that the server wrote, whatever spaces and order the file has', () => {
    expect(digestOf(whole.record)).toBe(record(whole).digest);
    expect(digestOf(forged(whole, () => undefined, false))).toBe(record(whole).digest);
    expect(whole.record).toContain('.0,');
  });
});

describe('the verdict', () => {
  it('is a fit only for a browser that kept the commitment of a whole game', () => {
    expect(judged(verifyDice(whole.record, whole.draws, kept(whole)))).toBe('fits');
  });

  it('goes only so far where nothing was kept', () => {
    expect(judged(verifyDice(whole.record, whole.draws, nothingKept))).toBe('partly');
  });

  it('goes only so far where draws belong to another game', () => {
    expect(judged(verifyDice(fork.record, fork.draws, kept(fork)))).toBe('partly');
  });

  it('claims nothing about draws when there were none', () => {
    const text = forged(fork, (data) => (data['prefix'] = (data['actions'] as Json[]).length));
    const verdict = verifyDice(text, fork.draws, kept(fork));
    expect(verdict.checks.draws).toBe('unknown');
    expect(judged(verdict)).toBe('partly');
  });

  it('is wrong as soon as one thing is', () => {
    expect(judged(verifyDice(whole.record, whole.draws, { commitment: '00', nonces: {} }))).toBe('wrong');
  });
});

describe('a forged record', () => {
  it('with another key does not fit its commitment, and gives other cards', () => {
    const text = forged(whole, (data) => (data['key'] = '00'.repeat(32)));
    expect(wrong(text, whole.draws, nothingKept)).toEqual(['commitment', 'own', 'draws']);
  });

  it('with another key and its commitment is not what was promised', () => {
    const key = '00'.repeat(32);
    const text = forged(whole, (data) => {
      data['key'] = key;
      data['commitment'] = commitmentOf(hexToBytes(key));
    });
    expect(wrong(text, whole.draws, kept(whole))).toEqual(['kept', 'own', 'draws']);
  });

  it('with another nonce gives other cards, and it is not the one I gave', () => {
    const text = forged(whole, (data) => ((data['nonces'] as string[])[1] = '0c0c0c'));
    expect(wrong(text, whole.draws, kept(whole))).toEqual(['nonces', 'draws']);
    const short = forged(whole, (data) => (data['nonces'] as string[]).pop());
    expect(wrong(short, whole.draws, kept(whole))).toEqual(['draws']);
  });

  it('with a share that the table chose itself does not follow from the key, and an older format does not tell', () => {
    const chosen = forged(whole, (data) => ((data['nonces'] as string[])[2] = '0c0c0c'));
    expect(wrong(chosen, whole.draws, kept(whole))).toEqual(['own', 'draws']);
    const older = verifyDice(
      forged(whole, (data) => (data['format'] = 2)),
      whole.draws,
      kept(whole),
    );
    expect(older.checks.own).toBe('unknown');
    expect(judged(older)).toBe('partly');
  });

  it('with another card drawn is caught at that draw', () => {
    let at = -1;
    const text = forged(whole, (data) => {
      at = firstDraw(data);
      const entry = (data['actions'] as { card: string }[])[at]!;
      entry.card = whole.draws
        .find((draw) => draw.at === at)!
        .outcomes.find((one) => one.do['card'] !== entry.card)!.do['card'] as string;
    });
    const { checks, draws } = verifyDice(text, whole.draws, kept(whole));
    expect(checks).toEqual({ ...allRight, draws: 'wrong' });
    expect(draws.filter((draw) => !draw.right).map((draw) => draw.at)).toEqual([at]);
  });

  it("with a player's move changed does not have its digest", () => {
    const text = forged(whole, (data) => ((data['actions'] as { by: Json }[]).at(-1)!.by = 'x'), false);
    expect(wrong(text, whole.draws, kept(whole))).toEqual(['digest']);
  });

  it('that was cut does not have its digest', () => {
    const text = forged(whole, (data) => (data['actions'] as Json[]).pop(), false);
    expect(wrong(text, whole.draws, kept(whole))).toEqual(['digest']);
  });

  it('without a key, or with what is no hex, proves nothing', () => {
    for (const key of ['', 'xyz', 'abc']) {
      const text = forged(whole, (data) => (data['key'] = key));
      expect(wrong(text, whole.draws, nothingKept)).toContain('draws');
      expect(wrong(text, whole.draws, nothingKept)).toContain('commitment');
    }
  });

  it('that calls its own draws prepared says how many', () => {
    const text = forged(whole, (data) => (data['prefix'] = canonicalNumber(20)));
    expect(verifyDice(text, whole.draws, kept(whole)).prepared).toBeGreaterThan(0);
  });
});

/** A number as `readExactly` leaves it. */
const canonicalNumber = (value: number): Json => readExactly(String(value));

describe('what could have been drawn', () => {
  const changedDraw = (change: (draw: Draw) => Draw): Draw[] => {
    const at = firstDraw(readExactly(whole.record) as Record<string, Json>);
    return whole.draws.map((draw) => (draw.at === at ? change(structuredClone(draw)) : draw));
  };

  it('must be told for every draw', () => {
    expect(wrong(whole.record, whole.draws.slice(1), kept(whole))).toEqual(['draws']);
    expect(wrong(whole.record, [], kept(whole))).toEqual(['draws']);
  });

  it('must always be listed in the same order', () => {
    const turned = changedDraw((draw) => ({ ...draw, outcomes: draw.outcomes.reverse() }));
    expect(wrong(whole.record, turned, kept(whole))).toContain('order');
  });

  it('must have whole weights above nothing', () => {
    for (const weight of [-1, 0, 0.5]) {
      const odd = changedDraw((draw) => {
        draw.outcomes[0]!.weight = weight;
        return draw;
      });
      expect(wrong(whole.record, odd, kept(whole))).toContain('draws');
    }
  });
});

describe('the parts of it', () => {
  it('count the answers of NATURE that still stand', () => {
    const nature = { by: 'nature' as const, verb: 'draw' };
    const seat = { by: 0, verb: 'build' };
    const entries = [nature, seat, nature, seat, { undo: 1 }, seat, seat, { undo: 2 }, nature];
    expect(blocksUsed(entries)).toEqual([
      { at: 0, index: 0 },
      { at: 2, index: 1 },
      { at: 8, index: 2 },
    ]);
  });

  it('lay numbers over the whole range', () => {
    expect(numberOf(new Uint8Array(32), 54)).toBe(0);
    expect(numberOf(new Uint8Array(32).fill(255), 54)).toBe(53);
    expect(numberOf(new Uint8Array(32).fill(128), 2)).toBe(1);
  });

  it('find lists that contradict each other', () => {
    expect(agreeOnOrder([['a', 'c'], ['a', 'b', 'c'], ['b'], []])).toBe(true);
    expect(
      agreeOnOrder([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ]),
    ).toBe(false);
    expect(agreeOnOrder([['a', 'a']])).toBe(false);
  });

  it('write numbers as they were written, and texts as Python does', () => {
    expect(canonical(readExactly('{"b": 7.0, "a": [1e-7, -0, "7.0 \\u0142 \\n \\" 12"]}'))).toBe(
      '{"a":[1e-7,-0,"7.0 ł \\n \\" 12"],"b":7.0}',
    );
  });
});
