import type { Choice } from '../../desk/desk.svelte';
import type { Action } from '../../wire/types';
import type { CitadelsView } from './view';

/**
 * The things on the table by which a choice can be made, each as a key: `hand-market`, `tower-2-market`, `seat-2`,
 * `gold-2`, `cards-2`, `character-thief` (its niche), `fan-thief` (in the draft), `own-thief` (a card of mine),
 * `open-market` (among cards laid before me), `deck`, `bank`, `tax`, `crown`, `me` (my character as a whole).
 */
export type Place = string;

export const handPlace = (card: string): Place => `hand-${card}`;
export const openPlace = (card: string): Place => `open-${card}`;
export const towerPlace = (seat: number, card: string, beautified: boolean): Place =>
  `tower-${seat}-${card}${beautified ? '+' : ''}`;

const NAMING = ['kill', 'bewitch', 'rob', 'sign_warrant', 'warrant', 'threaten', 'threaten_with_flower'];
const FROM_HAND = [
  'build',
  'build_with_framework',
  'build_with_loan',
  'pay_card',
  'give',
  'redraw',
  'laboratory',
  'museum',
];
const AIMED = ['destroy', 'exchange', 'seize', 'armory'];
const AT_OWN = ['give_district', 'beautify', 'build_by_sacrifice'];
const AT_SEAT = ['spy', 'swap_hands', 'look', 'give_crown', 'tithe', 'borrow_from', 'swap_characters'];

/** Verbs that take no target, and where they are made; `me` is my character. */
const PLAIN: Record<string, Place[]> = {
  gather_gold: ['bank'],
  gather_cards: ['deck'],
  merchant_gold: ['bank', 'me'],
  navigator_gold: ['bank', 'me'],
  architect_cards: ['deck', 'me'],
  navigator_cards: ['deck', 'me'],
  study: ['deck', 'me'],
  divine: ['me'],
  income: ['me'],
  income_split: ['me'],
  royal_gift: ['me'],
  take_crown: ['crown', 'me'],
  collect_tax: ['tax', 'me'],
  refuse: ['me'],
};

/** My district whose own power a verb is. */
const POWER_OF: Record<string, string> = {
  laboratory: 'laboratory',
  museum: 'museum',
  smithy: 'smithy',
  armory: 'armory',
  build_with_framework: 'framework',
  swap_characters: 'theater',
  ring_bell: 'bell_tower',
  recover: 'graveyard',
  use_hospital: 'hospital',
};

/** Abilities of a character that are aimed at something else: clicking my character lists them. */
const ABILITIES = [
  ...NAMING,
  'spy',
  'swap_hands',
  'redraw',
  'look',
  'tithe',
  'destroy',
  'exchange',
  'seize',
  'beautify',
  'give_crown',
];

/** Every place where this choice can be made; none for those that only words can say. */
export function placesOf(action: Action, view: CitadelsView): Place[] {
  const me = view.seat ?? -1;
  const { verb } = action;
  const card = String(action['card'] ?? '');
  const found: Place[] = [...(PLAIN[verb] ?? []), ...special(action, view)];
  if (FROM_HAND.includes(verb)) found.push(handPlace(card));
  if (AIMED.includes(verb))
    found.push(towerPlace(Number(action['seat']), card, action['beautified'] === true));
  if (AT_OWN.includes(verb)) found.push(towerPlace(me, card, action['beautified'] === true));
  if (AT_SEAT.includes(verb)) found.push(`seat-${String(action['seat'])}`);
  if (NAMING.includes(verb)) found.push(`character-${String(action['character'])}`);
  if (ABILITIES.includes(verb) && view.decision.name === 'turn') found.push('me');
  const power = POWER_OF[verb];
  if (power) found.push(...ownTowers(view, power));
  return found;
}

/** For each place the choices that can be made there. */
export function choicesByPlace(choices: readonly Choice[], view: CitadelsView): ReadonlyMap<Place, Choice[]> {
  const found = new Map<Place, Choice[]>();
  for (const choice of choices) {
    for (const place of new Set(placesOf(choice.do, view))) {
      const there = found.get(place);
      if (there) there.push(choice);
      else found.set(place, [choice]);
    }
  }
  return found;
}

/** My districts of this name, beautified or not. */
function ownTowers(view: CitadelsView, card: string): Place[] {
  const me = view.seat ?? -1;
  return (view.seats[me]?.city ?? [])
    .filter((district) => district.card === card)
    .map((district) => towerPlace(me, district.card, district.beautified));
}

/** What depends on the question that is asked. */
function special(action: Action, view: CitadelsView): Place[] {
  const { decision, mine } = view;
  const me = view.seat ?? -1;
  const card = String(action['card'] ?? '');
  const fromHand = (own: string): Place[] =>
    mine?.held === own ? [handPlace(own), openPlace(own)] : [handPlace(own)];
  switch (action.verb) {
    case 'pick':
    case 'discard':
      return [`fan-${String(action['character'])}`];
    case 'offer_character':
      return [`own-${String(action['character'])}`];
    case 'keep':
    case 'take':
    case 'search':
      return [openPlace(card)];
    case 'build':
    case 'build_with_framework':
      return mine?.held === card ? [openPlace(card)] : [];
    case 'to_hand':
      return mine?.held ? [openPlace(mine.held)] : [];
    case 'build_by_sacrifice':
      return fromHand('necropolis');
    case 'build_with_cards':
      return fromHand('thieves_den');
    case 'confiscate':
    case 'recover':
      return decision.card ? [openPlace(decision.card)] : [];
    case 'use_effect':
      return decision.card ? ownTowers(view, decision.card) : [];
    case 'spy':
      return [`type-${String(action['type'])}`];
    case 'bribe':
      return [`gold-${me}`, `seat-${String(decision.other)}`];
    case 'take_gold':
      return [`gold-${String(decision.other)}`];
    case 'take_card':
      return decision.name === 'lighthouse_search'
        ? ['deck', ...ownTowers(view, 'lighthouse')]
        : [`cards-${String(decision.other)}`];
    case 'give_gold':
      return [`gold-${me}`];
    case 'reveal_threat':
      return view.turn ? [`character-${view.turn.character}`] : [];
    case 'done':
      return decision.name === 'redrawing' ? ['deck'] : [];
    default:
      return [];
  }
}
