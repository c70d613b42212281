import type { Desk } from '../../desk/desk.svelte';
import type { Ref } from '../../words';
import type { BurgundyView } from '../../wire/schema';
import type { Json } from '../../wire/types';
import type { Lesson } from '../lesson';
import first_game from './first_game.json';

const PUPIL = 0;
const { phase: FIRST_PHASE, round: FIRST_ROUND } = first_game.opening;

const see = (desk: Desk): BurgundyView | null => desk.view as unknown as BurgundyView | null;
const me = (desk: Desk): BurgundyView['seats'][number] | undefined => see(desk)?.seats[PUPIL];
const asks = (desk: Desk, name: string): boolean => desk.asked && desk.picture?.game?.decision.name === name;
const myTurn = (desk: Desk): boolean => asks(desk, 'turn');
const firstTurn = (desk: Desk): boolean =>
  myTurn(desk) && see(desk)?.phase === FIRST_PHASE && see(desk)?.round === FIRST_ROUND;
const laterTurn = (desk: Desk): boolean => myTurn(desk) && !firstTurn(desk);
const usedDice = (desk: Desk): number => me(desk)?.dice.filter((die) => die.used).length ?? 0;
const untouched = (desk: Desk): boolean => firstTurn(desk) && usedDice(desk) === 0;
const phaseIs = (desk: Desk, phase: string): boolean => see(desk)?.phase === phase;

/** The hex that waits in storage at first, where it completes an area, and what the second die reaches. */
const STORED = 'sheep_3';
const FIELD = 10;
const CASTLE = { verb: 'take', depot: 2, hex: 'castle' };

const part = (id: string) => (): Ref => ({ kind: 'part', id });
const duchy = (): Ref => ({ kind: 'seat', id: PUPIL });
const depot = (id: number) => (): Ref => ({ kind: 'depot', id });
const hex = (id: string) => (): Ref => ({ kind: 'hex', id });

/** Whether the die's own number would do, without a worker. */
const needsWorkers = (desk: Desk): boolean =>
  desk.choices.some((choice) => Number(choice.facts['workers'] ?? 0) > 0);
const only = (desk: Desk, verbs: readonly string[]): boolean =>
  desk.choices.length > 0 && desk.choices.every((choice) => verbs.includes(choice.do.verb));

/**
 * The last two rounds of phase D in two half-built duchies, so that a quarter of an hour shows the end of a phase and of
 * the game. How the record is made: tests/web/burgundy_first_game.py.
 */
const lesson: Lesson = {
  // Each seat holds other hexes, so that its type is wider than JSON.
  record: first_game as unknown as Record<string, Json>,
  seat: PUPIL,
  chapters: ['table', 'turn', 'more', 'phases', 'end'],
  steps: [
    { key: 'welcome', chapter: 'table', when: untouched },
    { key: 'duchy', chapter: 'table', when: untouched, point: duchy },
    { key: 'depots', chapter: 'table', when: untouched, point: depot(2) },
    { key: 'dice', chapter: 'table', when: untouched, point: part('dice') },
    {
      key: 'place',
      chapter: 'turn',
      when: (desk) => firstTurn(desk) && desk.can({ verb: 'place', hex: STORED }),
      advice: () => ({ verb: 'place', hex: STORED }),
      point: hex(STORED),
    },
    {
      key: 'where',
      chapter: 'turn',
      when: (desk) => asks(desk, 'where') && desk.can({ verb: 'at', space: FIELD }),
      advice: () => ({ verb: 'at', space: FIELD }),
    },
    { key: 'area', chapter: 'turn', when: (desk) => firstTurn(desk) && usedDice(desk) === 1 },
    {
      key: 'take',
      chapter: 'turn',
      when: (desk) => firstTurn(desk) && desk.can(CASTLE),
      advice: () => CASTLE,
      point: hex('castle'),
    },
    {
      key: 'storage',
      chapter: 'turn',
      when: (desk) => firstTurn(desk) && usedDice(desk) === 2,
      point: part('storage'),
    },
    {
      key: 'silver',
      chapter: 'more',
      when: (desk) => myTurn(desk) && usedDice(desk) === 2 && desk.can({ verb: 'buy' }),
      point: part('black'),
    },
    {
      key: 'end',
      chapter: 'turn',
      when: (desk) => myTurn(desk) && usedDice(desk) === 2 && only(desk, ['end_turn', 'buy', 'recruit']),
      advice: () => ({ verb: 'end_turn' }),
    },
    {
      key: 'castle',
      chapter: 'more',
      when: (desk) => laterTurn(desk) && desk.can({ verb: 'place', hex: 'castle' }),
    },
    { key: 'free', chapter: 'more', when: (desk) => asks(desk, 'extra_action') },
    {
      key: 'workers',
      chapter: 'more',
      when: (desk) => laterTurn(desk) && needsWorkers(desk),
      point: part('workers'),
    },
    {
      key: 'goods',
      chapter: 'more',
      when: (desk) => laterTurn(desk) && desk.can({ verb: 'sell' }),
      advice: () => ({ verb: 'sell' }),
      point: part('sold'),
    },
    { key: 'ship', chapter: 'more', when: (desk) => asks(desk, 'ship_depot') },
    {
      key: 'last-round',
      chapter: 'phases',
      when: (desk) => laterTurn(desk) && phaseIs(desk, FIRST_PHASE) && see(desk)?.round === 5,
      point: part('phase'),
    },
    {
      key: 'phase',
      chapter: 'phases',
      when: (desk) => myTurn(desk) && !phaseIs(desk, FIRST_PHASE),
      point: part('phase'),
    },
    { key: 'order', chapter: 'phases', when: (desk) => laterTurn(desk), point: part('order') },
    { key: 'monasteries', chapter: 'phases', when: (desk) => laterTurn(desk) && usedDice(desk) === 0 },
    {
      key: 'last',
      chapter: 'end',
      when: (desk) => myTurn(desk) && phaseIs(desk, 'E') && see(desk)?.round === 5,
    },
    { key: 'over', chapter: 'end', when: (desk) => see(desk)?.over === true },
  ],
};

export default lesson;
