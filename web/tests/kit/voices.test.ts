import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST, Voices } from '../../src/kit/sound/voices';

let now = 0;
let voices: Voices;
beforeEach(() => {
  now = 10;
  voices = new Voices(() => now);
});
const quiet = (): void => undefined;

describe('who may be heard', () => {
  it('lets the same sound come again only after a while', () => {
    expect(voices.begins('coin', 0, 0.5, quiet)).toBe(true);
    now += 0.059;
    expect(voices.begins('coin', 0, 0.5, quiet)).toBe(false);
    expect(voices.begins('card', 0, 0.5, quiet)).toBe(true);
    now += 0.001;
    expect(voices.begins('coin', 0, 0.5, quiet)).toBe(true);
  });

  it('hushes the oldest of the least important where eight are heard', () => {
    const hushed = vi.fn();
    expect(voices.begins('bell', 2, 3, () => hushed('bell'))).toBe(true);
    for (let i = 1; i < MOST; i++) voices.begins(`coin ${i}`, 0, 3, () => hushed(`coin ${i}`));
    expect(voices.begins('killed', 3, 3, quiet)).toBe(true);
    expect(hushed.mock.calls).toEqual([['coin 1']]);
  });

  it('refuses what is less important than all eight', () => {
    for (let i = 0; i < MOST; i++) voices.begins(`bell ${i}`, 2, 3, quiet);
    expect(voices.begins('coin', 0, 1, quiet)).toBe(false);
    now += 3.1;
    expect(voices.begins('coin', 0, 1, quiet)).toBe(true);
  });
});
