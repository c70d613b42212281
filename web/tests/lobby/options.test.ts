// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../src/lobby/options';
import { STONES } from './stones';

const fields = fieldsOf(STONES.options);
const field = (name: string) => fields.find((one) => one.name === name)!;

describe('a form drawn from a schema', () => {
  test('every option has the kind of field that fits it; what only presets set has none', () => {
    const kinds = Object.fromEntries(fields.map((one) => [one.name, one.kind]));
    expect(kinds).toEqual({
      guests: 'chairs',
      bag: 'list',
      expansions: 'list',
      board: 'choice',
      partners: 'switch',
      toll: 'number',
      pace: 'choice',
      rush: 'switch',
      opening: 'seat',
      layout: 'file',
    });
  });

  test('bounds, values, items and words that stand for a list are kept', () => {
    expect([field('guests').low, field('guests').high]).toEqual([1, 4]);
    expect(field('board').values).toHaveLength(30);
    expect(field('bag').values).toEqual(['kit', 'random']);
    expect(field('bag').items).toEqual(['flint', 'jade', 'onyx']);
  });

  test('conditions tell which options others depend on, however they are combined', () => {
    expect(field('toll').dependsOn).toEqual(['expansions']);
    expect(field('rush').dependsOn).toEqual(['pace', 'guests']);
    expect(field('board').dependsOn).toEqual([]);
  });
});
