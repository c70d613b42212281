// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { applies, changed, defaultsOf, fieldsOf, playersOf, toSend } from '../../src/lobby/options';
import { CITADELS } from './options_schema';

const fields = fieldsOf(CITADELS.options);
const field = (name: string) => fields.find((one) => one.name === name)!;

describe('a form drawn from a schema', () => {
  test('every option has the kind of field that fits it', () => {
    const kinds = Object.fromEntries(fields.map((one) => [one.name, one.kind]));
    expect(kinds).toEqual({
      players: 'number',
      edition: 'choice',
      set: 'choice',
      characters: 'list',
      removed: 'list',
      crown: 'choice',
      artist_at_once: 'switch',
      tie_break: 'choice',
    });
  });

  test('bounds, values, items and words that stand for a list are kept', () => {
    expect([field('players').low, field('players').high]).toEqual([2, 8]);
    expect(field('crown').values).toEqual(['random', 0, 1, 2, 3, 4, 5, 6, 7]);
    expect(field('characters').values).toEqual(['set', 'random']);
    expect(field('characters').items).toEqual(['assassin', 'witch', 'thief']);
  });

  test('a list without a default begins empty', () => {
    expect(defaultsOf(fields)['removed']).toEqual([]);
  });
});

describe('what is sent', () => {
  const chosen = (more: object) => ({ ...defaultsOf(fields), ...more });

  test('nothing if nobody changed anything', () => {
    expect(toSend(fields, chosen({}))).toEqual({});
  });

  test('what differs from the default, lists and switches too', () => {
    const wanted = { players: 6, characters: ['witch', 'thief'], artist_at_once: false, crown: 2 };
    expect(toSend(fields, chosen(wanted))).toEqual(wanted);
  });

  test('not what means nothing with the other settings', () => {
    expect(applies(field('removed'), chosen({}))).toBe(false);
    expect(toSend(fields, chosen({ removed: ['keep'] }))).toEqual({});
    const classic = { edition: 'classic', removed: ['keep'], tie_break: 'chosen' };
    expect(toSend(fields, chosen(classic))).toEqual({ edition: 'classic', removed: ['keep'] });
  });

  test('the unusual options of a table are those that are told', () => {
    const table = chosen({ set: 'cunning_agents', tie_break: 'chosen' });
    expect(changed(fields, table).map((one) => one.name)).toEqual(['set', 'tie_break']);
  });

  test('the number of chairs is the default unless it was chosen', () => {
    expect(playersOf(fields, {})).toBe(4);
    expect(playersOf(fields, { players: 7 })).toBe(7);
  });
});
