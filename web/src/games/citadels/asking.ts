import type { Choice, Desk } from '../../desk/desk.svelte';
import { t } from '../../words';
import type { AskingTable } from '../asking';
import { rankOf } from './cards';
import { draftOf } from './draft';
import { ENDS, counted } from './glosses';
import { BUILDS, orderedFor } from './order';
import { placesOf } from './places';
import type { CitadelsDesk, CitadelsView } from './view';

const own = (desk: Desk): CitadelsDesk => desk as unknown as CitadelsDesk;

/** Pieces that stand for one thing to choose; my character, the deck and the bank stand for anything. */
const OF_ITS_OWN = /^(tower|hand|fan|character|open|seat|own)-/;

function onBoard(desk: Desk, choice: Choice): boolean {
  const { view } = own(desk);
  return view !== null && placesOf(choice.do, view).some((place) => OF_ITS_OWN.test(place));
}

/** Which pieces make these choices. */
function pick(desk: Desk, choices: readonly Choice[]): string {
  const { view } = own(desk);
  const places = view && choices[0] ? placesOf(choices[0].do, view) : [];
  const kind = places.find((place) => OF_ITS_OWN.test(place))?.split('-')[0] ?? '';
  if (kind === 'tower' && typeof choices[0]?.facts['price'] === 'number') return t('citadels-pick-flagged');
  return PICKED.includes(kind) ? t(`citadels-pick-${kind}`) : '';
}
const PICKED = ['tower', 'hand', 'character', 'seat'];

/** What it costs, and how many cards are drawn, as the server tells it. */
function small(desk: Desk, { do: { verb }, facts: { price, count } }: Choice): string {
  if (typeof price === 'number') return counted(own(desk), 'gold', price);
  return verb === 'gather_cards' && typeof count === 'number' ? counted(own(desk), 'cards', count) : '';
}

/** What can be done in my turn. */
function asks(desk: Desk): string {
  const { view } = own(desk);
  if (view?.decision.name !== 'turn') return '';
  if (desk.can({ verb: 'gather_gold' })) return t('citadels-asks-gather');
  const builds = BUILDS.some((verb) => desk.can({ verb }));
  const takes = ['destroy', 'seize', 'exchange'].find((verb) => desk.can({ verb }));
  if (builds) return t(takes ? `citadels-asks-build-or-${takes}` : 'citadels-asks-build');
  return desk.choices.length > 1 ? t('citadels-asks-power') : t('citadels-asks-end');
}

function status(desk: Desk): string {
  const { view } = own(desk);
  if (!view || view.seat === null) return '';
  const raised = desk.isNarrowed && desk.listed.length === 1 ? desk.listed[0]!.do : null;
  if (raised?.verb === 'pick') return desk.sentences.effect('character', String(raised['character']));
  const { turn } = view;
  if (view.decision.name === 'pick_character' && view.decision.seat === view.seat)
    return passedOn(own(desk), view);
  if (!turn || turn.seat !== view.seat) return waiting(own(desk), view);
  const facts = goldOf(own(desk), view, view.seat);
  return turn.gathered
    ? t('citadels-status-gathered', { ...facts, n: turn.builds_left })
    : t('citadels-status', facts);
}

/** What I have, in words. */
function goldOf(desk: CitadelsDesk, view: CitadelsView, seat: number): { gold: string } {
  return { gold: counted(desk, 'gold', view.seats[seat]!.gold) };
}

/** To whom goes what I leave; nothing where something else happens to it first. */
function passedOn(desk: CitadelsDesk, view: CitadelsView): string {
  // The plates of many leave no room for a second line.
  if (view.seats.length > 6) return '';
  const steps = draftOf(view);
  const next = steps.find((step) => step.state === 'later');
  const left = (view.mine?.pack.length ?? 0) - 1;
  if (!next || next.from !== left || next.seat === view.seat) return '';
  return t('citadels-status-passes', { n: left, name: desk.sentences.player(next.seat) });
}

/** When I am called: the next of my ranks, unless I know that it is dead. */
function waiting(desk: CitadelsDesk, view: CitadelsView): string {
  const mine = view.mine?.characters ?? [];
  const left = mine.filter((one) => rankOf(one, view.edition) > view.called);
  const next = left.sort((a, b) => rankOf(a, view.edition) - rankOf(b, view.edition))[0];
  if (!next || !view.ranks.length || view.ranks.some((one) => one.character === next && one.killed))
    return '';
  const character = desk.sentences.name('character', next);
  return t('citadels-status-waiting', { rank: rankOf(next, view.edition), character });
}

/** Free gold and cards: nobody leaves them on purpose. */
const FREE = [
  'income',
  'income_split',
  'merchant_gold',
  'architect_cards',
  'navigator_gold',
  'navigator_cards',
  'royal_gift',
  'collect_tax',
  'tithe',
  'divine',
  'study',
];
/** Powers that cost nothing but the choice. */
const POWERS = [
  'kill',
  'bewitch',
  'rob',
  'sign_warrant',
  'threaten_with_flower',
  'spy',
  'look',
  'swap_hands',
  'redraw',
  'give_crown',
  'destroy',
  'seize',
  'exchange',
  'beautify',
];

/** What an end of the turn would leave undone. */
function left(desk: Desk, choices: readonly Choice[]): string {
  const { view } = own(desk);
  if (view?.decision.name !== 'turn' || view.seat === null) return '';
  const among = (verbs: readonly string[]): Choice | undefined =>
    choices.find((choice) => verbs.includes(choice.do.verb));
  const free = among(FREE);
  const facts = goldOf(own(desk), view, view.seat);
  const said = [
    ...(free ? [t('citadels-left-free', { choice: free.label })] : []),
    ...(among(BUILDS) ? [t('citadels-left-build', facts)] : []),
  ];
  if (said.length) return said.join(' ');
  const power = among(POWERS);
  if (!power) return '';
  return t('citadels-left-power', { choice: power.group ?? power.short });
}

/** Citadels in the ribbon. */
export const asking: AskingTable = {
  asks,
  status,
  ordered: (desk, choices) => orderedFor(own(desk), choices),
  onBoard,
  oneByOne: BUILDS,
  primary: BUILDS,
  pick,
  small,
  ends: ENDS,
  left,
  turn: (desk) => {
    const { view } = own(desk);
    return `${view?.round} ${view?.called}`;
  },
};
