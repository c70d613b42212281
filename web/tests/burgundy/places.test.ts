import { describe, expect, it } from 'vitest';
import { meantBy, placesOf } from '../../src/games/burgundy/places';
import type { BurgundyView } from '../../src/games/burgundy/view';

const view = {
  seat: 0,
  decision: { name: 'turn', seat: 0, depot: 3 },
  depots: [1, 2, 3, 4, 5, 6].map((number) => ({ number, slots: [], goods: [], shields: [] })),
  seats: [{ hexes: ['castle', 'cow_2', null, 'sheep_3', 'cow_4'] }],
} as unknown as BurgundyView;

describe('where a choice is made', () => {
  it.each([
    [{ verb: 'take', depot: 4, hex: 'bank' }, ['depot-4-bank']],
    [{ verb: 'commission', depot: 4, hex: 'bank' }, ['depot-4-bank']],
    [{ verb: 'buy', hex: 'mine' }, ['black-mine']],
    [{ verb: 'buy', hex: 'vines_red_blue' }, ['shop-vines_red_blue']],
    [{ verb: 'place', hex: 'ship' }, ['stored-ship']],
    [{ verb: 'at', space: 12 }, ['space-12']],
    [{ verb: 'plant', space: 5, left: 'red' }, ['plot-5']],
    [{ verb: 'sell', goods: 'pink' }, ['goods-pink']],
    [{ verb: 'keep_goods', goods: 'pink' }, ['lying-pink-3']],
    [{ verb: 'turn_die', die: 2, value: 6 }, ['die-2']],
    [{ verb: 'count_animal', animal: 'cow' }, ['space-2', 'space-5']],
    [{ verb: 'end_turn' }, []],
  ])('%j', (action, places) => {
    expect(placesOf(action, view)).toEqual(places);
  });

  it('goods are gathered in any depot', () => {
    expect(placesOf({ verb: 'gather', goods: 'red' }, view)).toHaveLength(6);
  });
});

describe('what a click on a thing would have meant', () => {
  it.each([
    ['depot-4-bank', { verb: 'take', depot: 4, hex: 'bank' }],
    ['black-cow_2', { verb: 'buy', hex: 'cow_2' }],
    ['stored-monastery_3', { verb: 'place', hex: 'monastery_3' }],
    ['space-12', { verb: 'at', space: 12 }],
    ['goods-pink', { verb: 'sell', goods: 'pink' }],
    ['shield-7', { verb: 'take_shield', shield: 7 }],
    ['slot-2', { verb: 'take_vines', slot: 2 }],
  ])('%s', (place, action) => {
    expect(meantBy(place)).toEqual([action]);
  });
});
