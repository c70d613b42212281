import { CHARACTERS, DISTRICTS } from './box';
import type { BoxCharacter, BoxDistrict } from './box';
import type { CitadelsView } from './view';

const DISTRICT = new Map<string, BoxDistrict>(DISTRICTS.map((one) => [one.id, one]));
const CHARACTER = new Map<string, BoxCharacter>(CHARACTERS.map((one) => [one.id, one]));

export function typeOf(card: string): string {
  return DISTRICT.get(card)?.type ?? 'unique';
}

/** What a district card costs in this game, as printed or as a file corrected it; null for one that can never be built. */
export function costOf(
  card: string,
  { edition, costs }: Pick<CitadelsView, 'edition' | 'costs'>,
): number | null {
  return costs[card] ?? DISTRICT.get(card)?.cost[edition] ?? null;
}

export function rankOf(character: string, edition: string): number {
  const rank = CHARACTER.get(character)?.rank;
  return (edition === 'classic' ? rank?.classic : rank?.revised) ?? 0;
}

/** The type of district that pays this character, if any. */
export function incomeOf(character: string): string | null {
  return CHARACTER.get(character)?.income ?? null;
}

export function isDistrict(id: string | number): id is string {
  return DISTRICT.has(String(id));
}

export function isCharacter(id: string | number): id is string {
  return CHARACTER.has(String(id));
}

/** A key for each card of a list, the same for the same card as long as the list only gains or loses others. */
export function keyed<Card>(
  cards: readonly Card[],
  nameOf: (card: Card) => string,
): { key: string; card: Card }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = nameOf(card);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { key: `${name}-${nth}`, card };
  });
}
