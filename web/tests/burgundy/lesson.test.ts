// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Desk } from '../../src/desk/desk.svelte';
import lesson from '../../src/games/burgundy/lesson';
import type { Action } from '../../src/wire/types';
import { LANGUAGES, Words } from '../../src/words';

const END = { verb: 'end_turn' };
const CASTLE = { verb: 'take', depot: 2, hex: 'castle' };
const SHEEP = { verb: 'place', hex: 'sheep_3' };

/** A desk at which the pupil is asked in this round, with so many dice used. */
function asked(
  choices: Action[],
  used: number,
  at: { phase?: string; round?: number; name?: string } = {},
): Desk {
  const { phase = 'D', round = 4, name = 'turn' } = at;
  const fits = (wanted: object) => (one: Action) =>
    Object.entries(wanted).every(([field, value]) => one[field] === value);
  return {
    asked: true,
    choices: choices.map((one) => ({ do: one, facts: {} })),
    can: (wanted: object) => choices.some(fits(wanted)),
    picture: { game: { decision: { name } } },
    view: { phase, round, over: false, seats: [{ dice: [{ used: used > 0 }, { used: used > 1 }] }] },
  } as unknown as Desk;
}
const fits = (key: string, desk: Desk): boolean => lesson.steps.find((step) => step.key === key)!.when(desk);

describe('the guided game of Burgundy', () => {
  it('places first, then takes, then ends the turn', () => {
    const begins = asked([CASTLE, SHEEP, END], 0);
    expect(['welcome', 'dice', 'place', 'end'].map((key) => fits(key, begins))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(fits('where', asked([{ verb: 'at', space: 10 }], 1, { name: 'where' }))).toBe(true);
    const placed = asked([CASTLE, END], 1);
    expect(['welcome', 'area', 'take', 'end'].map((key) => fits(key, placed))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const done = asked([{ verb: 'buy', hex: 'mine' }, END], 2);
    expect(['storage', 'silver', 'end'].map((key) => fits(key, done))).toEqual([true, true, true]);
  });

  it('speaks of phases when they change', () => {
    expect(fits('phase', asked([END], 2))).toBe(false);
    expect(fits('last-round', asked([END], 0, { round: 5 }))).toBe(true);
    expect(fits('phase', asked([END], 0, { phase: 'E', round: 1 }))).toBe(true);
    expect(fits('last', asked([END], 0, { phase: 'E', round: 5 }))).toBe(true);
  });

  it.each(LANGUAGES)('has words for every step and chapter in %s', (language) => {
    const words = new Words(language, [
      readFileSync(`src/games/burgundy/words/${language}/lesson.ftl`, 'utf8'),
    ]);
    const keys = [
      'learn-burgundy-what',
      ...lesson.steps.map((step) => `learn-burgundy-${step.key}`),
      ...lesson.chapters.map((chapter) => `learn-burgundy-chapter-${chapter}`),
    ];
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
    expect(lesson.steps.filter((step) => !lesson.chapters.includes(step.chapter))).toEqual([]);
  });
});
