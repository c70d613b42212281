import type { Desk, Wanted } from '../../desk/desk.svelte';
import type { Ref } from '../../words';
import type { Lesson } from '../lesson';
import first_game from './first_game.json';
import type { CitadelsView } from './view';

const PUPIL = 0;
const FIRST_ROUND = first_game.opening.round + 1;

const see = (desk: Desk): CitadelsView | null => desk.view as CitadelsView | null;
const asks = (desk: Desk, name: string): boolean => desk.asked && desk.picture?.game?.decision.name === name;
const mine = (desk: Desk): readonly string[] => see(desk)?.mine?.characters ?? [];
const amOne = (desk: Desk): boolean => mine(desk).length > 0;
const holds = (desk: Desk, card: string): boolean => !!see(desk)?.mine?.hand.some((one) => one === card);

const firstRound = (desk: Desk): boolean => see(desk)?.round === FIRST_ROUND;
const later = (desk: Desk): boolean => (see(desk)?.round ?? 0) > FIRST_ROUND;
const firstDraft = (desk: Desk): boolean => firstRound(desk) && asks(desk, 'pick_character');
const gathered = (desk: Desk): boolean => asks(desk, 'turn') && see(desk)?.turn?.gathered === true;
/** I am somebody in the first round and have done nothing yet. */
const unseen = (desk: Desk): boolean => firstRound(desk) && amOne(desk) && !gathered(desk);

const ABILITIES = ['kill', 'rob', 'swap_hands', 'redraw', 'destroy', 'architect_cards'];
const GOLD = ['income', 'merchant_gold'];
const moreGold = (desk: Desk): boolean => GOLD.some((verb) => desk.can({ verb }));

/** Nothing could be built, only because gold is missing. */
function tooDear(desk: Desk): boolean {
  if (!gathered(desk) || desk.can({ verb: 'build' }) || moreGold(desk)) return false;
  const near = desk.picture?.game?.near ?? [];
  return near.some((one) => one.do.verb === 'build' && one.why.code === 'needs_gold');
}

function marked(desk: Desk, mark: 'killed' | 'robbed'): string | null {
  return see(desk)?.ranks.find((rank) => rank[mark])?.character ?? null;
}

const close = (desk: Desk, seat: number): boolean => {
  const view = see(desk);
  return !!view && view.first_to_complete === null && view.seats[seat]!.size === view.needed - 1;
};
const someoneClose = (desk: Desk): boolean =>
  !!see(desk)?.seats.some((_, seat) => seat !== PUPIL && close(desk, seat));

/** What the pupil would like to have, the dearest green one first. */
const WISHES = ['harbor', 'castle', 'laboratory', 'church'];
function worthBuilding(desk: Desk): Wanted {
  const card = WISHES.find((one) => desk.can({ verb: 'build', card: one }));
  return card ? { verb: 'build', card } : { verb: 'build' };
}

const city = (): Ref => ({ kind: 'city', id: PUPIL });
const hand = (): Ref => ({ kind: 'hand', id: PUPIL });
const ranks = (): Ref => ({ kind: 'ranks', id: 0 });
const character = (id: string | null | undefined): Ref | null => (id ? { kind: 'character', id } : null);
const me = (desk: Desk): Ref | null => character(mine(desk)[0]);

/**
 * Every city is half built, so that ten minutes are enough to see the end. In the first draft Assassin and Thief lie
 * face up: the first round goes as it is told. How the record is made: tests/web/first_game.py.
 */
const lesson: Lesson = {
  record: first_game,
  seat: PUPIL,
  chapters: ['table', 'draft', 'turn', 'rounds', 'end'],
  steps: [
    { key: 'welcome', chapter: 'table', when: firstDraft },
    { key: 'cities', chapter: 'table', when: firstDraft, point: city },
    { key: 'hand', chapter: 'table', when: firstDraft, point: hand },
    {
      key: 'pick',
      chapter: 'draft',
      when: firstDraft,
      advice: () => ({ verb: 'pick', character: 'merchant' }),
    },
    { key: 'secret', chapter: 'draft', when: unseen, point: me },
    {
      key: 'called',
      chapter: 'draft',
      when: (desk) => unseen(desk) && asks(desk, 'turn'),
      point: ranks,
    },
    {
      key: 'gather',
      chapter: 'turn',
      when: (desk) => asks(desk, 'turn') && !gathered(desk),
      advice: () => ({ verb: 'gather_gold' }),
    },
    { key: 'keep', chapter: 'turn', when: (desk) => asks(desk, 'keep_cards') },
    {
      key: 'income',
      chapter: 'turn',
      when: (desk) => gathered(desk) && desk.can({ verb: 'income' }),
      advice: () => ({ verb: 'income' }),
      point: city,
    },
    {
      key: 'merchant',
      chapter: 'turn',
      when: (desk) => gathered(desk) && desk.can({ verb: 'merchant_gold' }),
      advice: () => ({ verb: 'merchant_gold' }),
      point: me,
    },
    {
      key: 'build',
      chapter: 'turn',
      when: (desk) => desk.can({ verb: 'build' }),
      advice: worthBuilding,
    },
    { key: 'dear', chapter: 'turn', when: tooDear, point: hand },
    {
      key: 'end',
      chapter: 'turn',
      when: (desk) => desk.can({ verb: 'end_turn' }) && !desk.can({ verb: 'build' }) && !moreGold(desk),
      advice: () => ({ verb: 'end_turn' }),
    },
    {
      key: 'killed-you',
      chapter: 'rounds',
      when: (desk) => mine(desk).includes(marked(desk, 'killed') ?? ''),
      point: me,
    },
    {
      key: 'robbed-you',
      chapter: 'rounds',
      when: (desk) => mine(desk).includes(marked(desk, 'robbed') ?? ''),
      point: me,
    },
    { key: 'again', chapter: 'rounds', when: (desk) => later(desk) && asks(desk, 'pick_character') },
    {
      key: 'killed',
      chapter: 'rounds',
      when: (desk) => marked(desk, 'killed') !== null && !mine(desk).includes('assassin'),
      point: (desk) => character(marked(desk, 'killed')),
    },
    {
      key: 'robbed',
      chapter: 'rounds',
      when: (desk) => marked(desk, 'robbed') !== null && !mine(desk).includes('thief'),
      point: (desk) => character(marked(desk, 'robbed')),
    },
    {
      key: 'ability',
      chapter: 'rounds',
      when: (desk) => ABILITIES.some((verb) => desk.can({ verb })),
      point: me,
    },
    { key: 'points', chapter: 'rounds', when: (desk) => later(desk) && asks(desk, 'turn'), point: city },
    {
      key: 'unique',
      chapter: 'rounds',
      when: (desk) => later(desk) && holds(desk, 'laboratory') && asks(desk, 'turn'),
      point: () => ({ kind: 'district', id: 'laboratory' }),
    },
    { key: 'near-you', chapter: 'rounds', when: (desk) => desk.asked && close(desk, PUPIL), point: city },
    { key: 'near', chapter: 'rounds', when: (desk) => desk.asked && someoneClose(desk) },
    {
      key: 'last',
      chapter: 'end',
      when: (desk) => !!see(desk) && see(desk)!.first_to_complete !== null && !see(desk)!.over,
    },
    { key: 'over', chapter: 'end', when: (desk) => see(desk)?.over === true },
  ],
};

export default lesson;
