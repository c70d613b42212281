// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Desk } from '../../src/desk/desk.svelte';
import lesson from '../../src/games/citadels/lesson';
import type { Action } from '../../src/wire/types';
import { LANGUAGES, Words } from '../../src/words';
import { PICTURES, sitAt } from './table';

const BUILDING = PICTURES['build+end_turn']!;
const END = { verb: 'end_turn' };
const BUILD = { verb: 'build', card: 'palace' };

/** My turn, after gathering, when just this can be done. */
function turn(choices: Action[], why = 'limit_reached'): Desk {
  const { desk } = sitAt({
    ...BUILDING,
    choices,
    facts: choices.map(() => ({})),
    near: [{ do: BUILD, why: { code: why } }],
  });
  return desk as unknown as Desk;
}

const fits = (key: string, desk: Desk): boolean => lesson.steps.find((step) => step.key === key)!.when(desk);

describe('the guided game of Citadels', () => {
  it('advises to end a turn only when nothing more can be gained', () => {
    expect(fits('end', turn([BUILD, END]))).toBe(false);
    expect(fits('end', turn([{ verb: 'income' }, END]))).toBe(false);
    expect(fits('end', turn([{ verb: 'merchant_gold' }, END]))).toBe(false);
    expect(fits('end', turn([END]))).toBe(true);
  });

  it('speaks of saving only when gold is what is missing', () => {
    expect(fits('dear', turn([END], 'needs_gold'))).toBe(true);
    expect(fits('dear', turn([END], 'limit_reached'))).toBe(false);
    expect(fits('dear', turn([BUILD, END], 'needs_gold'))).toBe(false);
    expect(fits('dear', turn([{ verb: 'income' }, END], 'needs_gold'))).toBe(false);
  });

  it('lets income be taken before building, and building before the end', () => {
    const keys = lesson.steps.map((step) => step.key);
    const order = ['pick', 'gather', 'income', 'merchant', 'build', 'dear', 'end'];
    expect(keys.filter((key) => order.includes(key))).toEqual(order);
  });

  it.each(LANGUAGES)('has words for every step and chapter in %s', (language) => {
    const words = new Words(language, [
      readFileSync(`src/games/citadels/words/${language}/lesson.ftl`, 'utf8'),
    ]);
    const keys = [
      ...lesson.steps.map((step) => `learn-citadels-${step.key}`),
      ...lesson.chapters.map((chapter) => `learn-citadels-chapter-${chapter}`),
    ];
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
    expect(lesson.steps.filter((step) => !lesson.chapters.includes(step.chapter))).toEqual([]);
  });
});
