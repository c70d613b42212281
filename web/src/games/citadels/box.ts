// Written by `python -m kasztelan.server.wire.typescript` from the server's own descriptions.
// Change those, then run `make types`.

import type { CitadelsEdition, CitadelsType, CitadelsCard, CitadelsCharacter } from '../../wire/schema';

/** A character card; `income` is the type of district it is paid for. */
export interface BoxCharacter {
  id: CitadelsCharacter;
  editions: CitadelsEdition[];
  rank: InBoth;
  income: CitadelsType | null;
}

/** A district card; one that costs null can never be built. */
export interface BoxDistrict {
  id: CitadelsCard;
  type: CitadelsType;
  editions: CitadelsEdition[];
  cost: InBoth;
}

/** A number for each edition; null where that edition has none. */
export interface InBoth {
  revised: number | null;
  classic: number | null;
}

export const DISTRICTS: readonly BoxDistrict[] = [
  { id: 'manor', type: 'noble', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 } },
  { id: 'castle', type: 'noble', editions: ['revised', 'classic'], cost: { revised: 4, classic: 4 } },
  { id: 'palace', type: 'noble', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'temple', type: 'religious', editions: ['revised', 'classic'], cost: { revised: 1, classic: 1 } },
  { id: 'church', type: 'religious', editions: ['revised', 'classic'], cost: { revised: 2, classic: 2 } },
  { id: 'monastery', type: 'religious', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 } },
  { id: 'cathedral', type: 'religious', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'tavern', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 1, classic: 1 } },
  { id: 'market', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 2, classic: 2 } },
  { id: 'trading_post', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 2, classic: 2 } },
  { id: 'docks', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 } },
  { id: 'harbor', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 4, classic: 4 } },
  { id: 'town_hall', type: 'trade', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'watchtower', type: 'military', editions: ['revised', 'classic'], cost: { revised: 1, classic: 1 } },
  { id: 'prison', type: 'military', editions: ['revised', 'classic'], cost: { revised: 2, classic: 2 } },
  { id: 'barracks', type: 'military', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 } },
  { id: 'fortress', type: 'military', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'armory', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 } },
  { id: 'basilica', type: 'unique', editions: ['revised'], cost: { revised: 4, classic: null } },
  { id: 'capitol', type: 'unique', editions: ['revised'], cost: { revised: 5, classic: null } },
  { id: 'dragon_gate', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 } },
  { id: 'factory', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 6 } },
  { id: 'framework', type: 'unique', editions: ['revised'], cost: { revised: 3, classic: null } },
  { id: 'gold_mine', type: 'unique', editions: ['revised'], cost: { revised: 6, classic: null } },
  { id: 'great_wall', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 } },
  { id: 'haunted_quarter', type: 'unique', editions: ['revised'], cost: { revised: 2, classic: null } },
  { id: 'imperial_treasury', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 4 } },
  { id: 'ivory_tower', type: 'unique', editions: ['revised'], cost: { revised: 5, classic: null } },
  { id: 'keep', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 3, classic: 3 } },
  { id: 'laboratory', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'library', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 } },
  { id: 'map_room', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'monument', type: 'unique', editions: ['revised'], cost: { revised: 4, classic: null } },
  { id: 'museum', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 4, classic: 4 } },
  { id: 'necropolis', type: 'unique', editions: ['revised'], cost: { revised: 5, classic: null } },
  { id: 'observatory', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 4, classic: 5 } },
  { id: 'park', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 } },
  { id: 'poor_house', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 4, classic: 5 } },
  { id: 'quarry', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'school_of_magic', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 6, classic: 6 } },
  { id: 'secret_vault', type: 'unique', editions: ['revised'], cost: { revised: null, classic: null } },
  { id: 'smithy', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'stables', type: 'unique', editions: ['revised'], cost: { revised: 2, classic: null } },
  { id: 'statue', type: 'unique', editions: ['revised'], cost: { revised: 3, classic: null } },
  { id: 'theater', type: 'unique', editions: ['revised'], cost: { revised: 6, classic: null } },
  { id: 'thieves_den', type: 'unique', editions: ['revised'], cost: { revised: 6, classic: null } },
  { id: 'wishing_well', type: 'unique', editions: ['revised', 'classic'], cost: { revised: 5, classic: 5 } },
  { id: 'haunted_city', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 2 } },
  { id: 'graveyard', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 5 } },
  { id: 'university', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 6 } },
  { id: 'lighthouse', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 3 } },
  { id: 'bell_tower', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 5 } },
  { id: 'hospital', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 6 } },
  { id: 'throne_room', type: 'unique', editions: ['classic'], cost: { revised: null, classic: 6 } },
];

export const CHARACTERS: readonly BoxCharacter[] = [
  { id: 'assassin', editions: ['revised', 'classic'], rank: { revised: 1, classic: 1 }, income: null },
  { id: 'witch', editions: ['revised', 'classic'], rank: { revised: 1, classic: 1 }, income: null },
  { id: 'magistrate', editions: ['revised'], rank: { revised: 1, classic: null }, income: null },
  { id: 'thief', editions: ['revised', 'classic'], rank: { revised: 2, classic: 2 }, income: null },
  { id: 'spy', editions: ['revised'], rank: { revised: 2, classic: null }, income: null },
  { id: 'blackmailer', editions: ['revised'], rank: { revised: 2, classic: null }, income: null },
  { id: 'magician', editions: ['revised', 'classic'], rank: { revised: 3, classic: 3 }, income: null },
  { id: 'wizard', editions: ['revised', 'classic'], rank: { revised: 3, classic: 3 }, income: null },
  { id: 'seer', editions: ['revised'], rank: { revised: 3, classic: null }, income: null },
  { id: 'king', editions: ['revised', 'classic'], rank: { revised: 4, classic: 4 }, income: 'noble' },
  { id: 'emperor', editions: ['revised', 'classic'], rank: { revised: 4, classic: 4 }, income: 'noble' },
  { id: 'patrician', editions: ['revised'], rank: { revised: 4, classic: null }, income: 'noble' },
  { id: 'bishop', editions: ['revised', 'classic'], rank: { revised: 5, classic: 5 }, income: 'religious' },
  { id: 'abbot', editions: ['revised', 'classic'], rank: { revised: 5, classic: 5 }, income: 'religious' },
  { id: 'cardinal', editions: ['revised'], rank: { revised: 5, classic: null }, income: 'religious' },
  { id: 'merchant', editions: ['revised', 'classic'], rank: { revised: 6, classic: 6 }, income: 'trade' },
  { id: 'alchemist', editions: ['revised', 'classic'], rank: { revised: 6, classic: 6 }, income: null },
  { id: 'trader', editions: ['revised'], rank: { revised: 6, classic: null }, income: 'trade' },
  { id: 'architect', editions: ['revised', 'classic'], rank: { revised: 7, classic: 7 }, income: null },
  { id: 'navigator', editions: ['revised', 'classic'], rank: { revised: 7, classic: 7 }, income: null },
  { id: 'scholar', editions: ['revised'], rank: { revised: 7, classic: null }, income: null },
  { id: 'warlord', editions: ['revised', 'classic'], rank: { revised: 8, classic: 8 }, income: 'military' },
  { id: 'diplomat', editions: ['revised', 'classic'], rank: { revised: 8, classic: 8 }, income: 'military' },
  { id: 'marshal', editions: ['revised'], rank: { revised: 8, classic: null }, income: 'military' },
  { id: 'queen', editions: ['revised', 'classic'], rank: { revised: 9, classic: 9 }, income: null },
  { id: 'artist', editions: ['revised', 'classic'], rank: { revised: 9, classic: 9 }, income: null },
  { id: 'tax_collector', editions: ['revised', 'classic'], rank: { revised: 9, classic: 2 }, income: null },
];
