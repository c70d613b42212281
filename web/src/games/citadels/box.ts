// Written by `python -m kasztelan.server.wire.typescript` from the server's own descriptions.
// Change those, then run `make types`.

import type { CitadelsEdition, CitadelsType, CitadelsCard, CitadelsCharacter, CitadelsSet } from '../../wire/schema';

/** At which numbers of players the rules keep a character out. */
export interface BarredAt {
  revised: number[];
  classic: number[];
}

/** A character card; `income` is the type of district it is paid for. */
export interface BoxCharacter {
  id: CitadelsCharacter;
  editions: CitadelsEdition[];
  rank: InBoth;
  income: CitadelsType | null;
  barred: BarredAt;
  starred: boolean;
}

/** A district card; one that costs null can never be built. `starred` ones are additions to the classic deck. */
export interface BoxDistrict {
  id: CitadelsCard;
  type: CitadelsType;
  editions: CitadelsEdition[];
  cost: InBoth;
  copies: Copies;
  starred: boolean;
}

/** The characters of each rank from 0, which nobody has, to 9. */
export interface BoxRanks {
  revised: CitadelsCharacter[][];
  classic: CitadelsCharacter[][];
}

/** A ready-made choice: a character for each rank, and unique districts. */
export interface BoxSet {
  id: CitadelsSet;
  characters: CitadelsCharacter[];
  districts: CitadelsCard[];
}

/** How many the box of each edition holds. */
export interface Copies {
  revised: number;
  classic: number;
}

/** A number for each edition; null where that edition has none. */
export interface InBoth {
  revised: number | null;
  classic: number | null;
}

export const DISTRICTS: readonly BoxDistrict[] = [
  { id: 'manor', type: 'noble', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 }, copies: { revised: 5, classic: 5 }, starred: false },
  { id: 'castle', type: 'noble', editions: ['revised', 'classic'], cost: { revised: 4, classic: 4 }, copies: { revised: 4, classic: 4 }, starred: false },
  { id: 'palace', type: 'noble', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'temple', type: 'religious', editions: ['revised', 'classic'], cost: { revised: 1, classic: 1 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'church', type: 'religious', editions: ['revised', 'classic'], cost: { revised: 2, classic: 2 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'monastery', type: 'religious', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'cathedral', type: 'religious', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 2, classic: 2 }, starred: false },
  { id: 'tavern', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 1, classic: 1 }, copies: { revised: 5, classic: 5 }, starred: false },
  { id: 'market', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 2, classic: 2 }, copies: { revised: 4, classic: 4 }, starred: false },
  { id: 'trading_post', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 2, classic: 2 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'docks', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'harbor', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 4, classic: 4 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'town_hall', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 2, classic: 2 }, starred: false },
  { id: 'watchtower', type: 'military', editions: ['revised', 'classic'], cost: { revised: 1, classic: 1 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'prison', type: 'military', editions: ['revised', 'classic'], cost: { revised: 2, classic: 2 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'barracks', type: 'military', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 }, copies: { revised: 3, classic: 3 }, starred: false },
  { id: 'fortress', type: 'military', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 2, classic: 2 }, starred: false },
  { id: 'armory', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'basilica', type: 'unique', editions: ['revised'], cost: { revised: 4, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'capitol', type: 'unique', editions: ['revised'], cost: { revised: 5, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'dragon_gate', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 }, copies: { revised: 1, classic: 1 }, starred: false },
  { id: 'factory', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 6 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'framework', type: 'unique', editions: ['revised'], cost: { revised: 3, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'gold_mine', type: 'unique', editions: ['revised'], cost: { revised: 6, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'great_wall', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 }, copies: { revised: 1, classic: 1 }, starred: false },
  { id: 'haunted_quarter', type: 'unique', editions: ['revised'], cost: { revised: 2, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'imperial_treasury', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 4 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'ivory_tower', type: 'unique', editions: ['revised'], cost: { revised: 5, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'keep', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 }, copies: { revised: 1, classic: 2 }, starred: false },
  { id: 'laboratory', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 1, classic: 1 }, starred: false },
  { id: 'library', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 }, copies: { revised: 1, classic: 1 }, starred: false },
  { id: 'map_room', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'monument', type: 'unique', editions: ['revised'], cost: { revised: 4, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'museum', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 4, classic: 4 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'necropolis', type: 'unique', editions: ['revised'], cost: { revised: 5, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'observatory', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 4, classic: 5 }, copies: { revised: 1, classic: 1 }, starred: false },
  { id: 'park', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'poor_house', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 4, classic: 5 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'quarry', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'school_of_magic', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 }, copies: { revised: 1, classic: 1 }, starred: false },
  { id: 'secret_vault', type: 'unique', editions: ['revised'], cost: { revised: null, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'smithy', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 1, classic: 1 }, starred: false },
  { id: 'stables', type: 'unique', editions: ['revised'], cost: { revised: 2, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'statue', type: 'unique', editions: ['revised'], cost: { revised: 3, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'theater', type: 'unique', editions: ['revised'], cost: { revised: 6, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'thieves_den', type: 'unique', editions: ['revised'], cost: { revised: 6, classic: null }, copies: { revised: 1, classic: 0 }, starred: false },
  { id: 'wishing_well', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 }, copies: { revised: 1, classic: 1 }, starred: true },
  { id: 'haunted_city', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 2 }, copies: { revised: 0, classic: 1 }, starred: false },
  { id: 'graveyard', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 5 }, copies: { revised: 0, classic: 1 }, starred: false },
  { id: 'university', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 6 }, copies: { revised: 0, classic: 1 }, starred: false },
  { id: 'lighthouse', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 3 }, copies: { revised: 0, classic: 1 }, starred: true },
  { id: 'bell_tower', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 5 }, copies: { revised: 0, classic: 1 }, starred: true },
  { id: 'hospital', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 6 }, copies: { revised: 0, classic: 1 }, starred: true },
  { id: 'throne_room', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 6 }, copies: { revised: 0, classic: 1 }, starred: true },
];

export const CHARACTERS: readonly BoxCharacter[] = [
  { id: 'assassin', editions: ['revised', 'classic'], rank: { revised: 1, classic: 1 }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'witch', editions: ['revised', 'classic'], rank: { revised: 1, classic: 1 }, income: null, barred: { revised: [], classic: [] }, starred: true },
  { id: 'magistrate', editions: ['revised'], rank: { revised: 1, classic: null }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'thief', editions: ['revised', 'classic'], rank: { revised: 2, classic: 2 }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'spy', editions: ['revised'], rank: { revised: 2, classic: null }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'blackmailer', editions: ['revised'], rank: { revised: 2, classic: null }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'magician', editions: ['revised', 'classic'], rank: { revised: 3, classic: 3 }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'wizard', editions: ['revised', 'classic'], rank: { revised: 3, classic: 3 }, income: null, barred: { revised: [], classic: [] }, starred: true },
  { id: 'seer', editions: ['revised'], rank: { revised: 3, classic: null }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'king', editions: ['revised', 'classic'], rank: { revised: 4, classic: 4 }, income: 'noble', barred: { revised: [], classic: [] }, starred: false },
  { id: 'emperor', editions: ['revised', 'classic'], rank: { revised: 4, classic: 4 }, income: 'noble', barred: { revised: [2], classic: [2] }, starred: true },
  { id: 'patrician', editions: ['revised'], rank: { revised: 4, classic: null }, income: 'noble', barred: { revised: [], classic: [] }, starred: false },
  { id: 'bishop', editions: ['revised', 'classic'], rank: { revised: 5, classic: 5 }, income: 'religious', barred: { revised: [], classic: [] }, starred: false },
  { id: 'abbot', editions: ['revised', 'classic'], rank: { revised: 5, classic: 5 }, income: 'religious', barred: { revised: [], classic: [] }, starred: true },
  { id: 'cardinal', editions: ['revised'], rank: { revised: 5, classic: null }, income: 'religious', barred: { revised: [], classic: [] }, starred: false },
  { id: 'merchant', editions: ['revised', 'classic'], rank: { revised: 6, classic: 6 }, income: 'trade', barred: { revised: [], classic: [] }, starred: false },
  { id: 'alchemist', editions: ['revised', 'classic'], rank: { revised: 6, classic: 6 }, income: null, barred: { revised: [], classic: [] }, starred: true },
  { id: 'trader', editions: ['revised'], rank: { revised: 6, classic: null }, income: 'trade', barred: { revised: [], classic: [] }, starred: false },
  { id: 'architect', editions: ['revised', 'classic'], rank: { revised: 7, classic: 7 }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'navigator', editions: ['revised', 'classic'], rank: { revised: 7, classic: 7 }, income: null, barred: { revised: [], classic: [] }, starred: true },
  { id: 'scholar', editions: ['revised'], rank: { revised: 7, classic: null }, income: null, barred: { revised: [], classic: [] }, starred: false },
  { id: 'warlord', editions: ['revised', 'classic'], rank: { revised: 8, classic: 8 }, income: 'military', barred: { revised: [], classic: [] }, starred: false },
  { id: 'diplomat', editions: ['revised', 'classic'], rank: { revised: 8, classic: 8 }, income: 'military', barred: { revised: [], classic: [] }, starred: true },
  { id: 'marshal', editions: ['revised'], rank: { revised: 8, classic: null }, income: 'military', barred: { revised: [], classic: [] }, starred: false },
  { id: 'queen', editions: ['revised', 'classic'], rank: { revised: 9, classic: 9 }, income: null, barred: { revised: [2, 3, 4], classic: [2, 3, 4] }, starred: true },
  { id: 'artist', editions: ['revised', 'classic'], rank: { revised: 9, classic: 9 }, income: null, barred: { revised: [2], classic: [2, 3] }, starred: true },
  { id: 'tax_collector', editions: ['revised', 'classic'], rank: { revised: 9, classic: 2 }, income: null, barred: { revised: [2], classic: [] }, starred: true },
];

export const SETS: readonly BoxSet[] = [
  { id: 'first_game', characters: ['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord', 'artist'], districts: ['dragon_gate', 'factory', 'haunted_quarter', 'imperial_treasury', 'keep', 'laboratory', 'library', 'map_room', 'quarry', 'school_of_magic', 'smithy', 'statue', 'thieves_den', 'wishing_well'] },
  { id: 'ambitious_aristocrats', characters: ['magistrate', 'thief', 'wizard', 'patrician', 'bishop', 'trader', 'architect', 'marshal', 'queen'], districts: ['capitol', 'factory', 'framework', 'great_wall', 'haunted_quarter', 'keep', 'necropolis', 'park', 'poor_house', 'quarry', 'school_of_magic', 'stables', 'statue', 'thieves_den'] },
  { id: 'cunning_agents', characters: ['witch', 'blackmailer', 'magician', 'emperor', 'abbot', 'alchemist', 'architect', 'warlord', 'tax_collector'], districts: ['armory', 'basilica', 'dragon_gate', 'gold_mine', 'keep', 'monument', 'museum', 'necropolis', 'park', 'poor_house', 'quarry', 'secret_vault', 'smithy', 'theater'] },
  { id: 'illustrious_emissaries', characters: ['witch', 'spy', 'seer', 'emperor', 'bishop', 'merchant', 'scholar', 'diplomat', 'artist'], districts: ['factory', 'framework', 'great_wall', 'haunted_quarter', 'ivory_tower', 'keep', 'library', 'museum', 'observatory', 'park', 'poor_house', 'quarry', 'school_of_magic', 'smithy'] },
  { id: 'devious_dignitaries', characters: ['magistrate', 'blackmailer', 'wizard', 'king', 'abbot', 'alchemist', 'navigator', 'marshal', 'queen'], districts: ['dragon_gate', 'factory', 'framework', 'haunted_quarter', 'laboratory', 'necropolis', 'park', 'poor_house', 'secret_vault', 'smithy', 'stables', 'theater', 'thieves_den', 'wishing_well'] },
  { id: 'tenacious_delegates', characters: ['assassin', 'spy', 'seer', 'king', 'cardinal', 'trader', 'scholar', 'diplomat', 'artist'], districts: ['basilica', 'capitol', 'haunted_quarter', 'imperial_treasury', 'laboratory', 'library', 'map_room', 'observatory', 'school_of_magic', 'secret_vault', 'smithy', 'stables', 'statue', 'wishing_well'] },
  { id: 'vicious_nobles', characters: ['assassin', 'thief', 'magician', 'patrician', 'cardinal', 'merchant', 'navigator', 'warlord', 'tax_collector'], districts: ['armory', 'basilica', 'dragon_gate', 'gold_mine', 'imperial_treasury', 'ivory_tower', 'laboratory', 'map_room', 'monument', 'museum', 'school_of_magic', 'statue', 'thieves_den', 'wishing_well'] },
];

export const RANKS: Readonly<BoxRanks> = {
  revised: [[], ['assassin', 'witch', 'magistrate'], ['thief', 'spy', 'blackmailer'], ['magician', 'wizard', 'seer'], ['king', 'emperor', 'patrician'], ['bishop', 'abbot', 'cardinal'], ['merchant', 'alchemist', 'trader'], ['architect', 'navigator', 'scholar'], ['warlord', 'diplomat', 'marshal'], ['queen', 'artist', 'tax_collector']],
  classic: [[], ['assassin', 'witch'], ['thief', 'tax_collector'], ['magician', 'wizard'], ['king', 'emperor'], ['bishop', 'abbot'], ['merchant', 'alchemist'], ['architect', 'navigator'], ['warlord', 'diplomat'], ['queen', 'artist']],
};

export const DISTRICT = Object.fromEntries(DISTRICTS.map((one) => [one.id, one])) as Readonly<Record<CitadelsCard, BoxDistrict>>;

export const CHARACTER = Object.fromEntries(CHARACTERS.map((one) => [one.id, one])) as Readonly<Record<CitadelsCharacter, BoxCharacter>>;
