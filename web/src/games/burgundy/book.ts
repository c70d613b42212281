import animals from 'icon:sheep';
import area from 'icon:nested-hexagons';
import black from 'icon:medieval-gate';
import boards from 'icon:treasure-map';
import building from 'icon:house';
import castle from 'icon:castle';
import connection from 'icon:stone-path';
import die from 'icon:rolling-dices';
import duchy from 'icon:hexes';
import end from 'icon:sands-of-time';
import grapes from 'icon:grapes';
import hidden from 'icon:sight-disabled';
import inn from 'icon:tavern-sign';
import monastery from 'icon:church';
import more from 'icon:crane';
import phase from 'icon:calendar';
import place from 'icon:hand';
import post from 'icon:watchtower';
import round from 'icon:hourglass';
import route from 'icon:trade';
import sell from 'icon:scales';
import setup from 'icon:open-treasure-chest';
import shield from 'icon:checked-shield';
import ship from 'icon:galleon';
import take from 'icon:swap-bag';
import team from 'icon:shaking-hands';
import turn from 'icon:inverted-dice-5';
import white from 'icon:elven-castle';
import workers from 'icon:person';
import type { GameBook, Standing, Thing } from '../book';
import BookDrawing from './BookDrawing.svelte';
import { HEXES, SHIELDS } from './box';
import { GOODS } from './icons';

const hex = (id: string, rest: Partial<Standing> = {}): Standing => ({ kind: 'hex', id, ...rest });
const dice = (value: number, rest: Partial<Standing> = {}): Standing => ({
  kind: 'die',
  id: String(value),
  ...rest,
});
const goods = (at: number, rest: Partial<Standing> = {}): Standing => ({
  kind: 'goods',
  id: GOODS[at]!,
  ...rest,
});
const silver = (n: number, rest: Partial<Standing> = {}): Standing => ({
  kind: 'silver',
  id: String(n),
  ...rest,
});
const WORKER: Standing = { kind: 'worker', id: 'worker' };

const hexes = (...types: string[]): Thing[] =>
  HEXES.filter((one) => types.includes(one.type)).map(({ id }) => ({ kind: 'hex', id }));
const SIX = [hex('castle'), hex('mine'), hex('ship'), hex('sheep_3'), hex('market'), hex('monastery_6')];

const book: GameBook = {
  icons: {
    setup,
    duchy,
    phase,
    round,
    turn,
    die,
    take,
    place,
    castle,
    ship,
    animals,
    building,
    area,
    sell,
    workers,
    black,
    monastery,
    end,
    boards,
    'extra-hexes': more,
    'border-posts': post,
    'white-castles': white,
    inns: inn,
    connection,
    'trade-routes': route,
    shields: shield,
    vineyards: grapes,
    team,
    hidden,
  },
  pictures: {
    setup: [hex('castle', { lit: true }), silver(1), WORKER, goods(0), goods(2), goods(4)],
    duchy: SIX,
    phase: ['A', 'B', 'C', 'D', 'E'].map((under, at) => goods(at, { under, lit: at === 0 })),
    round: [dice(4, { lit: true }), goods(3, { under: '4' })],
    turn: [dice(2), dice(5)],
    die: [dice(6), WORKER, dice(1, { lit: true })],
    take: [dice(3, { under: '3' }), hex('ship', { under: '3', lit: true })],
    place: [hex('castle'), dice(5, { under: '5' }), hex('monastery_9', { under: '5', lit: true })],
    ship: [hex('ship', { lit: true }), goods(1), goods(1), goods(5)],
    animals: [hex('cow_2', { under: '2' }), hex('cow_3', { under: '3' }), hex('cow_4', { under: '4' })],
    area: [hex('mine', { under: '1' }), hex('mine', { under: '3' }), hex('mine', { under: '6', lit: true })],
    sell: [dice(4), goods(3, { under: '4' }), goods(3, { under: '4' }), silver(1, { lit: true })],
    workers: [dice(1), WORKER, WORKER],
    black: [silver(1), silver(1), hex('monastery_14', { lit: true })],
    end: [
      goods(0, { under: '1' }),
      silver(1, { under: '1' }),
      WORKER,
      WORKER,
      hex('monastery_26', { lit: true }),
    ],
    connection: [hex('castle', { lit: true }), hex('ship'), hex('ship')],
    'trade-routes': [goods(0), goods(2, { lit: true }), goods(4)],
    vineyards: [hex('vines_red_blue'), hex('vines_green'), hex('vines_orange_yellow')],
  },
  shelves: [
    { id: 'hexes', icon: duchy, things: hexes('castle', 'mine', 'ship', 'animals', 'inn'), chapters: [] },
    { id: 'buildings', icon: building, things: hexes('building'), chapters: [] },
    { id: 'monasteries', icon: monastery, things: hexes('monastery'), chapters: [] },
    { id: 'goods', icon: take, things: GOODS.map((id) => ({ kind: 'goods', id })), chapters: [] },
    {
      id: 'shields',
      icon: shield,
      things: SHIELDS.map(({ number }) => ({ kind: 'shield', id: String(number) })),
      chapters: [],
    },
    { id: 'vines', icon: grapes, things: hexes('vines'), chapters: [] },
  ],
  Drawing: BookDrawing,
};

export default book;
