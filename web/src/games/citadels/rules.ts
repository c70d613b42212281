import { typeOf } from './cards';

/** Where a card's own rules stand, if not under its name. */
const OTHER_NAMES: Record<string, string> = {
  dragon_gate: 'DRAGON',
  gold_mine: 'GOLDMINE',
  great_wall: 'GREATWALL',
  haunted_quarter: 'HAUNTED',
  haunted_city: 'HAUNTED',
  imperial_treasury: 'TREASURY',
  ivory_tower: 'IVORY',
  map_room: 'MAPROOM',
  poor_house: 'POORHOUSE',
  school_of_magic: 'SCHOOL',
  secret_vault: 'VAULT',
  thieves_den: 'THIEVESDEN',
  wishing_well: 'WELL',
  bell_tower: 'BELLTOWER',
  throne_room: 'THRONE',
  tax_collector: 'TAX',
};

/** What the classic edition has alone, or has its own rule for. */
const CLASSIC = new Set([
  'ABBOT',
  'ARMORY',
  'BELLTOWER',
  'DIPLOMAT',
  'EMPEROR',
  'GRAVEYARD',
  'HAUNTED',
  'HOSPITAL',
  'KEEP',
  'KING',
  'LABORATORY',
  'LIBRARY',
  'LIGHTHOUSE',
  'QUARRY',
  'TAX',
  'THRONE',
  'UNIVERSITY',
  'WARLORD',
  'WELL',
  'WIZARD',
]);

/** Basic districts are listed by type. */
const LISTED: Record<string, string> = {
  noble: 'CIT-SETUP-3',
  religious: 'CIT-SETUP-4',
  trade: 'CIT-SETUP-5',
  military: 'CIT-SETUP-6',
};

function ownRule(card: string, edition: string): string {
  const name = OTHER_NAMES[card] ?? card.toUpperCase().replaceAll('_', '');
  return edition === 'classic' && CLASSIC.has(name) ? `CIT-CLASSIC-${name}-1` : `CIT-${name}-1`;
}

/** The first rule about a district; its id is a place in the rules book. */
export function districtRule(card: string, edition: string): string {
  return LISTED[typeOf(card)] ?? ownRule(card, edition);
}

export function characterRule(character: string, edition: string): string {
  return ownRule(character, edition);
}

export function typeRule(type: string): string {
  return LISTED[type] ?? 'CIT-CAST-16';
}

export const DECK_RULE = 'CIT-DECK-1';
export const BANK_RULE = 'CIT-SETUP-8';
export const POINTS_RULE = 'CIT-SCORE-1';
