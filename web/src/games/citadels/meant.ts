import type { Action } from '../../wire/types';
import { CHARACTERS } from './box';
import type { CitadelsView, DistrictView } from './view';

/** What a click on a piece that can do nothing now would have meant, so that one can be told why it is not possible. */

const NAMES_RANKS: Record<string, string> = {
  assassin: 'kill',
  witch: 'bewitch',
  magistrate: 'sign_warrant',
  thief: 'rob',
  blackmailer: 'threaten_with_flower',
};
const TAKES_DISTRICTS: Record<string, string> = {
  warlord: 'destroy',
  marshal: 'seize',
  diplomat: 'exchange',
};
const OWN_POWER: Record<string, string> = {
  merchant: 'merchant_gold',
  architect: 'architect_cards',
  navigator: 'navigator_gold',
  scholar: 'study',
  seer: 'divine',
  queen: 'royal_gift',
  tax_collector: 'collect_tax',
};
/** Districts that are used on a card in the hand. */
const TAKES_A_CARD = ['laboratory', 'museum'];

/** The ability of this kind that my character has, else that of a character in this game. */
function abilityOf(view: CitadelsView, all: Record<string, string>): string | undefined {
  const mine = view.turn?.seat === view.seat ? view.turn?.character : undefined;
  if (mine && mine in all) return all[mine];
  return view.cast.flatMap((one) => (one && one in all ? [all[one]!] : []))[0];
}

function isMine(view: CitadelsView, abilities: Record<string, string>): boolean {
  return view.turn?.seat === view.seat && (view.turn?.character ?? '') in abilities;
}

/** A character in the row of ranks: to be named. */
export function meantByNiche(view: CitadelsView, character: string | null): Action[] {
  if (!character) return [];
  if (character === 'tax_collector' && view.turn?.character === character) return [{ verb: 'collect_tax' }];
  const verb = abilityOf(view, NAMES_RANKS);
  return verb ? [{ verb, character }] : [];
}

/** A district: to be taken or destroyed; one of my own: to be used or beautified. */
export function meantByTower(view: CitadelsView, seat: number, district: DistrictView): Action[] {
  const { card, beautified } = district;
  const takes = abilityOf(view, TAKES_DISTRICTS);
  const aimed = takes ? [{ verb: takes, seat, card, beautified }] : [];
  if (seat !== view.seat) return aimed;
  if (card === 'smithy') return [{ verb: card }];
  const held = view.mine?.hand[0];
  if (TAKES_A_CARD.includes(card) && held) return [{ verb: card, card: held }];
  if (isMine(view, TAKES_DISTRICTS)) return aimed;
  return view.cast.includes('artist') ? [{ verb: 'beautify', card }] : [];
}

/** My own character: its power, else its income. */
export function meantByMe(character: string): Action[] {
  const verb = OWN_POWER[character];
  if (verb) return [{ verb }];
  return CHARACTERS.find((one) => one.id === character)?.income ? [{ verb: 'income' }] : [];
}
