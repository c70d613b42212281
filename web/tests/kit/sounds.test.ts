import { describe, expect, it } from 'vitest';
import { centroid } from '../../scripts/sounds/spectrum';
import type { Sound } from '../../src/kit/sound';
import { bell, coins, drum, knock, pluck } from '../../src/kit/sound/models';
import { RATE, peakOf } from '../../src/kit/sound/samples';
import { LEVELS } from '../../src/kit/sound/levels';
import { rendered } from '../../src/kit/sound/score';

const NAMES = Object.keys(LEVELS) as Sound[];
/** In which a bell rings out. */
const LONG: Partial<Record<Sound, number>> = { bell: 3, count: 3, crown: 3, killed: 3, fanfare: 4 };
const NEARLY = 0.001;

describe.each(NAMES)('the sound %s', (name) => {
  const samples = rendered(name);

  it('is made of numbers', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('can be heard, and hurts nobody', () => {
    expect(peakOf(samples)).toBeGreaterThan(0.03);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.5 + NEARLY);
  });

  it('is short', () => {
    expect(samples.length / RATE).toBeLessThanOrEqual(LONG[name] ?? 1.5);
  });

  it('begins and ends in silence and leans to no side', () => {
    expect(Math.abs(samples[0]!)).toBeLessThan(NEARLY);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(NEARLY);
    const sum = samples.reduce((whole, sample) => whole + sample, 0);
    expect(Math.abs(sum / samples.length)).toBeLessThan(NEARLY);
  });

  it('is the same every time', () => {
    const again = rendered(name);
    expect(samples.every((sample, i) => sample === again[i])).toBe(true);
  });
});

describe('what sounds are made of', () => {
  it('goes from the dark drum to the bright coin', () => {
    const order = [drum(), knock(), pluck(293.66), coins(1)].map(centroid);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it.each([293.66, 440, 880])('rings a string at %d Hz', (hertz) => {
    const string = pluck(hertz, { rings: 1 });
    expect(loudestPitch(string, hertz)).toBeCloseTo(1, 2);
  });

  it('rises with the pitch asked for', () => {
    expect(centroid(rendered('bell', 12))).toBeGreaterThan(centroid(rendered('bell')) * 1.5);
  });

  it('lets a bell ring longer the longer it may', () => {
    expect(bell(392, { rings: 3 }).length).toBeGreaterThan(bell(392, { rings: 1 }).length);
  });
});

/** Where a string rings most strongly around a pitch, as a part of it. */
function loudestPitch(samples: Float32Array, hertz: number): number {
  const tries = Array.from({ length: 81 }, (_, i) => 0.96 + i * 0.001);
  const strong = tries.map((near) => {
    const turn = (2 * Math.PI * hertz * near) / RATE;
    let [re, im] = [0, 0];
    samples.forEach((sample, i) => {
      re += sample * Math.cos(turn * i);
      im += sample * Math.sin(turn * i);
    });
    return Math.hypot(re, im);
  });
  return tries[strong.indexOf(Math.max(...strong))]!;
}
