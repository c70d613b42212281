import { keep, kept } from '../../kit/kept';
import { costOf, typeOf } from './cards';
import { TYPE_NAMES } from './district_types';
import type { CitadelsView } from './view';

export type Order = 'dealt' | 'cost' | 'type' | 'name';
export const ORDERS: readonly Order[] = ['dealt', 'cost', 'type', 'name'];

const KEPT = 'citadels.sort';
let liked = $state<Order>(ORDERS.find((one) => one === kept(KEPT)) ?? 'dealt');

/** How this player's hand lies. */
export const order = (): Order => liked;

export function sortBy(wanted: Order): void {
  liked = wanted;
  keep(KEPT, wanted);
}

/** The hand as its player likes it; what is equal stays as it was dealt. */
export function sorted(
  hand: readonly string[],
  order: Order,
  view: Pick<CitadelsView, 'edition' | 'costs'>,
  nameOf: (card: string) => string,
  language = 'en',
): string[] {
  if (order === 'dealt') return [...hand];
  const cost = (card: string): number => costOf(card, view) ?? 99;
  const place = (card: string): number => TYPE_NAMES.indexOf(typeOf(card));
  const compare: Record<Exclude<Order, 'dealt'>, (a: string, b: string) => number> = {
    cost: (a, b) => cost(a) - cost(b) || place(a) - place(b),
    type: (a, b) => place(a) - place(b) || cost(a) - cost(b),
    name: (a, b) => nameOf(a).localeCompare(nameOf(b), language),
  };
  return [...hand].sort(compare[order]);
}
