import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doneTo } from '../../src/games/citadels/done';
import { needWords } from '../../src/games/own_words';
import { speak } from '../../src/words';
import type { GameEvent } from '../../src/wire/types';
import { PICTURES, sitAt } from './table';

const game = PICTURES['architect_cards']!;
const me = game.view.seat!;
const other = (me + 1) % game.view.seats.length;

const DONE: GameEvent[] = [
  { event: 'killed', seat: other, character: 'architect' },
  { event: 'bewitched', seat: other, character: 'architect' },
  { event: 'robbed', seat: other, other: me, gold: 3 },
  { event: 'took_gold', seat: other, other: me, gold: 1, why: 'ability' },
  { event: 'threat_shown', seat: other, other: me, flowered: true, gold: 2 },
  { event: 'destroyed', seat: other, other: me, card: 'tavern', beautified: false, gold: 0 },
  { event: 'seized', seat: other, other: me, card: 'tavern', gold: 1 },
  { event: 'confiscated', seat: other, other: me, card: 'tavern', gold: 1 },
  { event: 'exchanged', seat: other, other: me, card: 'tavern', for: 'temple', gold: 0 },
  { event: 'hands_swapped', seat: other, other: me, taken: 1, cards: ['tavern', 'keep', 'docks'] },
  { event: 'characters_swapped', seat: other, other: me, gave: 'king', got: 'architect' },
  { event: 'took_from_hand', seat: other, other: me, card: 'keep' },
  { event: 'looked_at_hand', seat: other, other: me, cards: ['keep'] },
  { event: 'spied', seat: other, other: me, type: 'noble', count: 0, cards: [] },
];

beforeAll(() => needWords('citadels', 'done'));
afterAll(() => speak('en', false));

describe.each(['en', 'pl', 'uk'] as const)('in %s', (language) => {
  it.each(DONE.map((event) => [event.event, event] as const))(
    '%s is told to whom it was done',
    async (_, event) => {
      await speak(language, false);
      const { sentences } = sitAt(game, language).desk;
      const done = doneTo(event, me, game.view as never, sentences, false)!;
      const said = [done.heading, done.meaning, done.note ?? '', ...done.lines.map((line) => line.text)];
      expect(said.slice(0, 2).every((text) => text.length > 5)).toBe(true);
      expect(said.join(' ')).not.toMatch(/[{}$]|undefined|citadels-/);
      expect(done.lights).toContain(`seat-${other}`);
    },
  );
});

it('says what is gone and what stays', async () => {
  await speak('en', false);
  const { sentences } = sitAt(game, 'en').desk;
  const killed = doneTo(DONE[0]!, me, game.view as never, sentences, false)!;
  expect([killed.heading, killed.meaning]).toEqual(['Your Architect is killed.', 'You miss this turn.']);
  expect(killed.lights).toEqual([`seat-${other}`, 'rank-7']);
  const swapped = doneTo(DONE[9]!, me, game.view as never, sentences, false)!;
  expect(swapped.lines).toEqual([
    { good: false, text: 'Gone: Tavern' },
    { good: true, text: 'New: Keep, Docks' },
  ]);
});

it('nothing is told to whoever did it, nor of a character that is not mine', () => {
  const { sentences } = sitAt(game, 'en').desk;
  const to = (event: GameEvent) => doneTo(event, me, game.view as never, sentences, false);
  expect(to({ event: 'robbed', seat: me, other, gold: 3 })).toBeNull();
  expect(to({ event: 'killed', seat: other, character: 'merchant' })).toBeNull();
  expect(to({ event: 'took_gold', seat: other, other: me, gold: 0, why: 'ability' })).toBeNull();
  expect(to({ event: 'built', seat: other, card: 'tavern', gold: 1, how: 'gold' })).toBeNull();
});
