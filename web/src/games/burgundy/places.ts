import type { Choice } from '../../desk/desk.svelte';
import type { Action } from '../../wire/types';
import { HEXES } from './box';
import { isDouble } from './looks';
import type { BurgundyView } from './view';

/**
 * The things on the table by which a choice can be made, each as a key: `depot-4-bank` (a hex in a depot), `depot-4`
 * (its goods), `lying-pink` (goods in any depot), `black-mine`, `shop-…`, `slot-3` (of the vineyard depot), `space-12`
 * (of my duchy), `plot-5` (of my vineyard), `stored-bank`, `shared-bank` (with my partner), `goods-pink` (mine), `die-1`, `workers`, `silver`,
 * `shield-7`, `seat-2`, `route-4`, `pool-red`, `duchy-3`.
 */
export type Place = string;

const text = (value: unknown): string => String(value);

/** Every place where this choice can be made; none for those that only words can say. */
export function placesOf(action: Action, view: BurgundyView): Place[] {
  const { decision } = view;
  const hex = text(action['hex']);
  switch (action.verb) {
    case 'take':
    case 'commission':
      return [`depot-${text(action['depot'])}-${hex}`];
    case 'buy':
    case 'take_black':
      return [isDouble(hex) ? `shop-${hex}` : `black-${hex}`];
    case 'take_vines':
      return [`slot-${text(action['slot'])}`];
    case 'place':
    case 'discard':
      return [`stored-${hex}`];
    case 'place_shared':
    case 'discard_shared':
      return [`shared-${hex}`];
    case 'at':
    case 'start_castle':
    case 'put_shield':
      return [`space-${text(action['space'])}`];
    case 'plant':
      return [`plot-${text(action['space'])}`];
    case 'use_die':
    case 'turn_die':
      return [`die-${text(action['die'])}`];
    case 'sell':
      return [`goods-${text(action['goods'])}`];
    case 'keep_goods':
      return [`lying-${text(action['goods'])}-${text(decision.depot)}`];
    case 'gather':
      return view.depots.map(({ number }) => `lying-${text(action['goods'])}-${number}`);
    case 'take_workers':
      return ['workers'];
    case 'recruit':
      return ['silver'];
    case 'load':
      return [`depot-${text(action['depot'])}`];
    case 'take_shield':
    case 'pay_tribute':
      return [`shield-${text(action['shield'])}`];
    case 'copy':
      return [`seat-${text(action['other'])}`];
    case 'lay_route':
      return [`route-${text(action['route'])}`];
    case 'take_vine_tile':
      return [`pool-${text(action['colour'])}`];
    case 'choose_duchy':
      return [`duchy-${text(action['duchy'])}`];
    case 'count_animal':
      return animalsIn(view, text(action['animal']));
    default:
      return [];
  }
}

/** The spaces of my duchy that have these animals on them. */
function animalsIn(view: BurgundyView, animal: string): Place[] {
  const shown = HEXES.filter((one) => one.animal === animal).map((one) => one.id as string);
  const mine = view.seats[view.seat ?? -1]?.hexes ?? [];
  return mine.flatMap((hex, at) => (hex && shown.includes(hex) ? [`space-${at + 1}`] : []));
}

/** For each place the choices that can be made there. */
export function choicesByPlace(choices: readonly Choice[], view: BurgundyView): ReadonlyMap<Place, Choice[]> {
  const found = new Map<Place, Choice[]>();
  for (const choice of choices) {
    for (const place of placesOf(choice.do, view)) {
      const there = found.get(place);
      if (there) there.push(choice);
      else found.set(place, [choice]);
    }
  }
  return found;
}

/** What one would have meant by a click on a thing that can do nothing now, to be told why. */
export function meantBy(place: Place): Action[] {
  const [kind, first, ...rest] = place.split('-') as [string, string, ...string[]];
  const second = rest.join('-');
  switch (kind) {
    case 'depot':
      return second
        ? [{ verb: 'take', depot: Number(first), hex: second }]
        : [{ verb: 'load', depot: Number(first) }];
    case 'black':
    case 'shop':
      return [{ verb: 'buy', hex: first }];
    case 'slot':
      return [{ verb: 'take_vines', slot: Number(first) }];
    case 'shared':
      return [{ verb: 'place_shared', hex: first }];
    case 'stored':
      return [{ verb: 'place', hex: first }];
    case 'space':
      return [{ verb: 'at', space: Number(first) }];
    case 'goods':
      return [{ verb: 'sell', goods: first }];
    case 'workers':
      return [{ verb: 'take_workers' }];
    case 'silver':
      return [{ verb: 'recruit' }];
    case 'die':
      return [{ verb: 'use_die', die: Number(first) }];
    case 'shield':
      return [{ verb: 'take_shield', shield: Number(first) }];
    case 'seat':
      return [{ verb: 'copy', other: Number(first) }];
    default:
      return [];
  }
}
