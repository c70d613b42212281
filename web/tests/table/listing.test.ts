import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/desk/desk.svelte';
import { isGroup, listingOf } from '../../src/table/listing';
import type { Listing, Wanted } from '../../src/table/listing';

const choice = (verb: string, card = ''): Choice => ({
  key: `${verb} ${card}`.trim(),
  do: { verb, card },
  facts: {},
  parts: [],
  label: verb,
  short: verb,
});
const several = (verb: string, n: number): Choice[] =>
  Array.from({ length: n }, (_, at) => choice(verb, `${at}`));

const HOW: Wanted = {
  ends: ['end'],
  onBoard: ({ do: { verb } }) => ['build', 'destroy', 'pick'].includes(verb),
  oneByOne: ['build'],
  kept: () => false,
  laid: false,
  small: false,
};

/** "destroy×11" for a group, the verb for a choice. */
const said = ({ parts, ends }: Listing): string[] => [
  ...parts.flat().map((one) => (isGroup(one) ? `${one.key}×${one.choices.length}` : one.do.verb)),
  ...ends.map((end) => end.do.verb),
];

describe('what the ribbon lists', () => {
  const turn = [[choice('income'), ...several('destroy', 11)], several('build', 2), [choice('end')]];

  it('has one button for many pieces on the board, and ends last', () => {
    expect(said(listingOf(turn, HOW))).toEqual(['income', 'destroy×11', 'build', 'build', 'end']);
  });

  it('folds what is usually said one by one if it is too much', () => {
    const much = [[choice('income')], several('build', 4), [choice('end')]];
    expect(said(listingOf(much, HOW))).toEqual(['income', 'build×4', 'end']);
  });

  it('lists everything where there is nothing else, unless it is a wall', () => {
    expect(said(listingOf([several('pick', 7)], HOW))).toEqual(Array(7).fill('pick'));
    expect(said(listingOf([several('pick', 12)], HOW))).toEqual(['all×12']);
    expect(said(listingOf([several('pick', 12)], { ...HOW, laid: true }))).toEqual(Array(12).fill('pick'));
  });

  it('leaves what no piece can do in words', () => {
    expect(said(listingOf([several('income', 12)], HOW))).toHaveLength(12);
  });

  it('shows what is advised or to be confirmed beside its group', () => {
    const kept = (one: Choice): boolean => one.key === 'destroy 4';
    const { parts } = listingOf(turn, { ...HOW, kept });
    expect(parts[0]!.map((one) => one.key)).toEqual(['income', 'destroy 4', 'destroy']);
  });

  it('is nothing but a way to the words on a small screen where every choice is a piece', () => {
    const small = { ...HOW, small: true };
    expect(said(listingOf([several('pick', 2)], small))).toEqual(['all×2']);
    expect(said(listingOf([several('build', 2), [choice('end')]], small))).toEqual(['build', 'build', 'end']);
    expect(said(listingOf([several('build', 4), [choice('end')]], small))).toEqual(['all×4', 'end']);
  });
});
