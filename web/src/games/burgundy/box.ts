// Written by `python -m kasztelan.server.wire.typescript` from the server's own descriptions.
// Change those, then run `make types`.

import type { BurgundyHex, BurgundyType, BurgundyGoods, BurgundyIcon } from '../../wire/schema';

/** A duchy board: its number, the set it came with, its spaces row by row, and whether no real board was at hand. */
export interface BoxDuchy {
  number: number;
  set: string;
  reconstructed: boolean;
  rows: [BurgundyType, number][][];
}

/** A hex: its type, and the animals on it if it has any. */
export interface BoxHex {
  id: BurgundyHex;
  type: BurgundyType;
  animal: string | null;
  animals: number;
}

/** A tile of the trade routes: its fields from left to right, each the goods it wants and what it gives. */
export interface BoxRoute {
  number: number;
  fields: [BurgundyGoods, BurgundyIcon][];
  reconstructed: boolean;
}

/** A shield, and what it is worth at the end. */
export interface BoxShield {
  number: number;
  points: number;
}

/** A double space of the vineyard board: its layer from the bottom, its number, where its two hexes are, and what they give. */
export interface BoxVineSpace {
  space: number;
  layer: number;
  number: number;
  hexes: [number, number][];
  icons: BurgundyIcon[];
  reconstructed: boolean;
}

export const HEXES: readonly BoxHex[] = [
  { id: 'castle', type: 'castle', animal: null, animals: 0 },
  { id: 'mine', type: 'mine', animal: null, animals: 0 },
  { id: 'ship', type: 'ship', animal: null, animals: 0 },
  { id: 'cow_2', type: 'animals', animal: 'cow', animals: 2 },
  { id: 'cow_3', type: 'animals', animal: 'cow', animals: 3 },
  { id: 'cow_4', type: 'animals', animal: 'cow', animals: 4 },
  { id: 'sheep_2', type: 'animals', animal: 'sheep', animals: 2 },
  { id: 'sheep_3', type: 'animals', animal: 'sheep', animals: 3 },
  { id: 'sheep_4', type: 'animals', animal: 'sheep', animals: 4 },
  { id: 'pig_2', type: 'animals', animal: 'pig', animals: 2 },
  { id: 'pig_3', type: 'animals', animal: 'pig', animals: 3 },
  { id: 'pig_4', type: 'animals', animal: 'pig', animals: 4 },
  { id: 'chicken_2', type: 'animals', animal: 'chicken', animals: 2 },
  { id: 'chicken_3', type: 'animals', animal: 'chicken', animals: 3 },
  { id: 'chicken_4', type: 'animals', animal: 'chicken', animals: 4 },
  { id: 'geese', type: 'animals', animal: 'geese', animals: 2 },
  { id: 'market', type: 'building', animal: null, animals: 0 },
  { id: 'carpenter', type: 'building', animal: null, animals: 0 },
  { id: 'church', type: 'building', animal: null, animals: 0 },
  { id: 'warehouse', type: 'building', animal: null, animals: 0 },
  { id: 'boarding_house', type: 'building', animal: null, animals: 0 },
  { id: 'bank', type: 'building', animal: null, animals: 0 },
  { id: 'town_hall', type: 'building', animal: null, animals: 0 },
  { id: 'watchtower', type: 'building', animal: null, animals: 0 },
  { id: 'crane', type: 'building', animal: null, animals: 0 },
  { id: 'white_castle', type: 'building', animal: null, animals: 0 },
  { id: 'monastery_1', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_2', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_3', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_4', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_5', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_6', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_7', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_8', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_9', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_10', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_11', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_12', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_13', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_14', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_15', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_16', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_17', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_18', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_19', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_20', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_21', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_22', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_23', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_24', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_25', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_26', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_27', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_28', type: 'monastery', animal: null, animals: 0 },
  { id: 'monastery_29', type: 'monastery', animal: null, animals: 0 },
  { id: 'inn', type: 'inn', animal: null, animals: 0 },
  { id: 'wild', type: 'wild', animal: null, animals: 0 },
  { id: 'vines_orange', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_yellow', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_green', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_red', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_black', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_blue', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_orange_yellow', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_orange_green', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_orange_red', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_orange_black', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_orange_blue', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_yellow_green', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_yellow_red', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_yellow_black', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_yellow_blue', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_green_red', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_green_black', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_green_blue', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_red_black', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_red_blue', type: 'vines', animal: null, animals: 0 },
  { id: 'vines_black_blue', type: 'vines', animal: null, animals: 0 },
];

export const ROUTES: readonly BoxRoute[] = [
  { number: 1, fields: [['purple', 'take_building'], ['red', 'take_mine_monastery_castle'], ['turquoise', 'workers4']], reconstructed: false },
  { number: 2, fields: [['orange', 'vp4'], ['pink', 'silver2'], ['red', 'take_building']], reconstructed: false },
  { number: 3, fields: [['red', 'take_any'], ['pink', 'take_mine_monastery_castle'], ['purple', 'workers4']], reconstructed: false },
  { number: 4, fields: [['brown', 'take_ship_animals'], ['turquoise', 'silver2'], ['orange', 'vp4']], reconstructed: true },
  { number: 5, fields: [['turquoise', 'vp4'], ['brown', 'take_building'], ['pink', 'take_ship_animals']], reconstructed: true },
  { number: 6, fields: [['orange', 'silver2'], ['purple', 'take_ship_animals'], ['brown', 'workers4']], reconstructed: true },
  { number: 7, fields: [['pink', 'vp4'], ['orange', 'take_mine_monastery_castle'], ['turquoise', 'take_any']], reconstructed: true },
  { number: 8, fields: [['purple', 'silver2'], ['brown', 'vp4'], ['red', 'take_ship_animals']], reconstructed: true },
  { number: 9, fields: [['red', 'silver2'], ['turquoise', 'take_mine_monastery_castle'], ['brown', 'take_any']], reconstructed: true },
  { number: 10, fields: [['orange', 'workers4'], ['pink', 'take_building'], ['purple', 'vp4']], reconstructed: true },
  { number: 11, fields: [['brown', 'silver2'], ['red', 'workers4'], ['orange', 'take_ship_animals']], reconstructed: true },
  { number: 12, fields: [['turquoise', 'take_building'], ['pink', 'workers4'], ['purple', 'take_mine_monastery_castle']], reconstructed: true },
];

export const SHIELDS: readonly BoxShield[] = [
  { number: 1, points: 12 },
  { number: 2, points: 12 },
  { number: 3, points: 12 },
  { number: 4, points: 12 },
  { number: 5, points: 12 },
  { number: 6, points: 12 },
  { number: 7, points: 8 },
  { number: 8, points: 8 },
  { number: 9, points: 8 },
  { number: 10, points: 8 },
  { number: 11, points: 8 },
  { number: 12, points: 8 },
  { number: 13, points: 4 },
  { number: 14, points: 4 },
  { number: 15, points: 4 },
  { number: 16, points: 4 },
  { number: 17, points: 4 },
  { number: 18, points: 4 },
];

export const VINEYARD: readonly BoxVineSpace[] = [
  { space: 1, layer: 1, number: 1, hexes: [[1, 2], [1, 4]], icons: ['take_building', 'silver2'], reconstructed: true },
  { space: 2, layer: 1, number: 4, hexes: [[1, 6], [1, 8]], icons: ['workers4', 'take_ship_animals'], reconstructed: true },
  { space: 3, layer: 2, number: 2, hexes: [[2, -1], [2, 1]], icons: ['take_mine_monastery_castle', 'vp4'], reconstructed: true },
  { space: 4, layer: 2, number: 6, hexes: [[2, 3], [2, 5]], icons: ['sell_goods', 'workers4'], reconstructed: true },
  { space: 5, layer: 2, number: 5, hexes: [[2, 7], [2, 9]], icons: ['take_building', 'silver2'], reconstructed: true },
  { space: 6, layer: 3, number: 3, hexes: [[3, 2], [3, 4]], icons: ['place_hex', 'take_ship_animals'], reconstructed: true },
  { space: 7, layer: 3, number: 1, hexes: [[3, 6], [3, 8]], icons: ['take_mine_monastery_castle', 'take_double'], reconstructed: true },
  { space: 8, layer: 4, number: 4, hexes: [[4, 1], [4, 3]], icons: ['sell_goods', 'silver2'], reconstructed: true },
  { space: 9, layer: 4, number: 2, hexes: [[4, 5], [4, 7]], icons: ['take_black', 'workers4'], reconstructed: true },
  { space: 10, layer: 4, number: 6, hexes: [[4, 9], [4, 11]], icons: ['take_ship_animals', 'place_hex'], reconstructed: true },
  { space: 11, layer: 5, number: 5, hexes: [[5, 2], [5, 4]], icons: ['castle_action', 'vp4'], reconstructed: true },
  { space: 12, layer: 5, number: 3, hexes: [[5, 6], [5, 8]], icons: ['take_building', 'take_mine_monastery_castle'], reconstructed: true },
];

export const DUCHIES: readonly BoxDuchy[] = [
  { number: 1, set: 'base', reconstructed: false, rows: [[['animals', 6], ['castle', 5], ['castle', 4], ['monastery', 3]], [['animals', 2], ['animals', 1], ['castle', 6], ['monastery', 5], ['building', 4]], [['animals', 5], ['animals', 4], ['building', 3], ['monastery', 1], ['building', 2], ['building', 3]], [['ship', 6], ['ship', 1], ['ship', 2], ['castle', 6], ['ship', 5], ['ship', 4], ['ship', 1]], [['building', 2], ['building', 5], ['mine', 4], ['building', 3], ['building', 1], ['animals', 2]], [['building', 6], ['mine', 1], ['monastery', 2], ['building', 5], ['building', 6]], [['mine', 3], ['monastery', 4], ['monastery', 1], ['building', 3]]] },
  { number: 2, set: 'base', reconstructed: false, rows: [[['monastery', 6], ['monastery', 5], ['monastery', 4], ['castle', 3]], [['building', 2], ['building', 1], ['ship', 6], ['animals', 5], ['mine', 4]], [['mine', 5], ['building', 4], ['building', 3], ['ship', 1], ['animals', 2], ['ship', 3]], [['castle', 6], ['building', 1], ['ship', 2], ['castle', 6], ['monastery', 5], ['building', 4], ['ship', 1]], [['monastery', 2], ['ship', 5], ['building', 4], ['animals', 3], ['monastery', 1], ['building', 2]], [['building', 6], ['building', 1], ['animals', 2], ['building', 5], ['mine', 6]], [['animals', 3], ['animals', 4], ['building', 1], ['castle', 3]]] },
  { number: 3, set: 'base', reconstructed: false, rows: [[['animals', 6], ['animals', 5], ['animals', 4], ['animals', 3]], [['ship', 2], ['ship', 1], ['castle', 6], ['ship', 5], ['ship', 4]], [['building', 5], ['mine', 4], ['monastery', 3], ['monastery', 1], ['ship', 2], ['building', 3]], [['building', 6], ['building', 1], ['monastery', 2], ['castle', 6], ['monastery', 5], ['building', 4], ['building', 1]], [['building', 2], ['building', 5], ['monastery', 4], ['monastery', 3], ['building', 1], ['building', 2]], [['castle', 6], ['animals', 1], ['mine', 2], ['mine', 5], ['castle', 6]], [['building', 3], ['animals', 4], ['ship', 1], ['building', 3]]] },
  { number: 4, set: 'base', reconstructed: false, rows: [[['castle', 6], ['building', 5], ['ship', 4], ['building', 3]], [['animals', 2], ['animals', 1], ['building', 6], ['ship', 5], ['ship', 4]], [['building', 5], ['animals', 4], ['building', 3], ['ship', 1], ['castle', 2], ['mine', 3]], [['animals', 6], ['animals', 1], ['animals', 2], ['monastery', 6], ['monastery', 5], ['mine', 4], ['ship', 1]], [['building', 2], ['castle', 5], ['monastery', 4], ['building', 3], ['building', 1], ['monastery', 2]], [['building', 6], ['mine', 1], ['building', 2], ['monastery', 5], ['building', 6]], [['ship', 3], ['building', 4], ['monastery', 1], ['castle', 3]]] },
  { number: 5, set: 'base', reconstructed: false, rows: [[['animals', 6], ['building', 5], ['building', 4], ['ship', 3]], [['animals', 2], ['animals', 1], ['building', 6], ['mine', 5], ['mine', 4]], [['building', 5], ['castle', 4], ['monastery', 3], ['ship', 1], ['ship', 2], ['ship', 3]], [['building', 6], ['building', 1], ['animals', 2], ['monastery', 6], ['castle', 5], ['building', 4], ['building', 1]], [['monastery', 2], ['castle', 5], ['animals', 4], ['monastery', 3], ['ship', 1], ['building', 2]], [['building', 6], ['animals', 1], ['building', 2], ['castle', 5], ['ship', 6]], [['monastery', 3], ['monastery', 4], ['building', 1], ['mine', 3]]] },
  { number: 6, set: 'base', reconstructed: false, rows: [[['monastery', 6], ['monastery', 5], ['castle', 4], ['ship', 3]], [['monastery', 2], ['building', 1], ['building', 6], ['ship', 5], ['building', 4]], [['animals', 5], ['animals', 4], ['mine', 3], ['ship', 1], ['building', 2], ['building', 3]], [['monastery', 6], ['building', 1], ['building', 2], ['castle', 6], ['ship', 5], ['building', 4], ['building', 1]], [['monastery', 2], ['building', 5], ['building', 4], ['mine', 3], ['ship', 1], ['building', 2]], [['monastery', 6], ['mine', 1], ['animals', 2], ['animals', 5], ['ship', 6]], [['castle', 3], ['animals', 4], ['animals', 1], ['castle', 3]]] },
  { number: 7, set: 'base', reconstructed: false, rows: [[['monastery', 6], ['castle', 5], ['castle', 4], ['ship', 3]], [['monastery', 2], ['animals', 1], ['animals', 6], ['animals', 5], ['ship', 4]], [['ship', 5], ['mine', 4], ['building', 3], ['building', 1], ['mine', 2], ['animals', 3]], [['ship', 6], ['monastery', 1], ['building', 2], ['building', 6], ['building', 5], ['animals', 4], ['building', 1]], [['building', 2], ['monastery', 5], ['building', 4], ['building', 3], ['animals', 1], ['building', 2]], [['building', 6], ['ship', 1], ['mine', 2], ['monastery', 5], ['building', 6]], [['ship', 3], ['castle', 4], ['castle', 1], ['monastery', 3]]] },
  { number: 8, set: 'base', reconstructed: false, rows: [[['building', 6], ['building', 5], ['ship', 4], ['building', 3]], [['building', 2], ['castle', 1], ['monastery', 6], ['castle', 5], ['building', 4]], [['building', 5], ['monastery', 4], ['mine', 3], ['monastery', 1], ['monastery', 2], ['ship', 3]], [['ship', 6], ['animals', 1], ['monastery', 2], ['mine', 6], ['animals', 5], ['monastery', 4], ['ship', 1]], [['ship', 2], ['animals', 5], ['animals', 4], ['mine', 3], ['animals', 1], ['building', 2]], [['building', 6], ['castle', 1], ['animals', 2], ['castle', 5], ['building', 6]], [['building', 3], ['ship', 4], ['building', 1], ['building', 3]]] },
  { number: 9, set: 'base', reconstructed: false, rows: [[['building', 6], ['building', 5], ['castle', 4], ['monastery', 3]], [['building', 2], ['building', 1], ['animals', 6], ['animals', 5], ['ship', 4]], [['building', 5], ['building', 4], ['animals', 3], ['animals', 1], ['ship', 2], ['ship', 3]], [['castle', 6], ['monastery', 1], ['monastery', 2], ['mine', 6], ['ship', 5], ['castle', 4], ['monastery', 1]], [['ship', 2], ['ship', 5], ['monastery', 4], ['mine', 3], ['building', 1], ['animals', 2]], [['monastery', 6], ['building', 1], ['building', 2], ['building', 5], ['animals', 6]], [['mine', 3], ['castle', 4], ['building', 1], ['building', 3]]] },
  { number: 10, set: 'base', reconstructed: false, rows: [[['ship', 6], ['building', 5], ['animals', 4], ['castle', 3]], [['animals', 2], ['ship', 1], ['building', 6], ['animals', 5], ['building', 4]], [['animals', 5], ['animals', 4], ['animals', 3], ['building', 1], ['monastery', 2], ['building', 3]], [['building', 6], ['building', 1], ['building', 2], ['building', 6], ['building', 5], ['monastery', 4], ['castle', 1]], [['monastery', 2], ['monastery', 5], ['mine', 4], ['monastery', 3], ['mine', 1], ['ship', 2]], [['building', 6], ['building', 1], ['mine', 2], ['monastery', 5], ['ship', 6]], [['castle', 3], ['ship', 4], ['ship', 1], ['castle', 3]]] },
  { number: 11, set: 'exp1', reconstructed: false, rows: [[['building', 6], ['building', 5], ['building', 4], ['building', 3]], [['monastery', 2], ['monastery', 1], ['castle', 6], ['animals', 5], ['animals', 4]], [['monastery', 5], ['monastery', 4], ['ship', 3], ['ship', 1], ['animals', 2], ['animals', 3]], [['castle', 6], ['building', 1], ['building', 2], ['building', 6], ['building', 5], ['building', 4], ['castle', 1]], [['ship', 2], ['animals', 5], ['animals', 4], ['monastery', 3], ['monastery', 1], ['mine', 2]], [['ship', 6], ['ship', 1], ['castle', 2], ['mine', 5], ['mine', 6]], [['ship', 3], ['building', 4], ['building', 1], ['building', 3]]] },
  { number: 12, set: 'exp1', reconstructed: false, rows: [[['animals', 6], ['animals', 5], ['animals', 4], ['animals', 3]], [['building', 2], ['building', 1], ['building', 6], ['animals', 5], ['building', 4]], [['ship', 5], ['mine', 4], ['mine', 3], ['castle', 1], ['building', 2], ['building', 3]], [['ship', 6], ['castle', 1], ['ship', 2], ['animals', 6], ['ship', 5], ['ship', 4], ['mine', 1]], [['ship', 2], ['monastery', 5], ['building', 4], ['building', 3], ['monastery', 1], ['castle', 2]], [['monastery', 6], ['monastery', 1], ['building', 2], ['monastery', 5], ['building', 6]], [['monastery', 3], ['castle', 4], ['building', 1], ['building', 3]]] },
  { number: 13, set: 'exp1', reconstructed: false, rows: [[['building', 6], ['building', 5], ['monastery', 4], ['building', 3]], [['mine', 2], ['castle', 1], ['monastery', 6], ['monastery', 5], ['building', 4]], [['mine', 5], ['building', 4], ['monastery', 3], ['monastery', 1], ['monastery', 2], ['castle', 3]], [['castle', 6], ['animals', 1], ['building', 2], ['animals', 6], ['animals', 5], ['animals', 4], ['building', 1]], [['building', 2], ['mine', 5], ['castle', 4], ['ship', 3], ['animals', 1], ['building', 2]], [['building', 6], ['ship', 1], ['building', 2], ['ship', 5], ['animals', 6]], [['ship', 3], ['ship', 4], ['building', 1], ['ship', 3]]] },
  { number: 14, set: 'exp1', reconstructed: false, rows: [[['mine', 6], ['building', 5], ['building', 4], ['ship', 3]], [['building', 2], ['castle', 1], ['mine', 6], ['castle', 5], ['building', 4]], [['building', 5], ['animals', 4], ['animals', 3], ['mine', 1], ['animals', 2], ['building', 3]], [['monastery', 6], ['building', 1], ['animals', 2], ['monastery', 6], ['animals', 5], ['building', 4], ['ship', 1]], [['monastery', 2], ['building', 5], ['animals', 4], ['monastery', 3], ['building', 1], ['ship', 2]], [['monastery', 6], ['castle', 1], ['ship', 2], ['castle', 5], ['ship', 6]], [['monastery', 3], ['building', 4], ['building', 1], ['ship', 3]]] },
  { number: 15, set: 'exp1', reconstructed: false, rows: [[['mine', 6], ['monastery', 5], ['monastery', 4], ['castle', 3]], [['castle', 2], ['monastery', 1], ['building', 6], ['building', 5], ['animals', 4]], [['ship', 5], ['animals', 4], ['building', 3], ['building', 1], ['building', 2], ['animals', 3]], [['ship', 6], ['animals', 1], ['mine', 2], ['building', 6], ['building', 5], ['building', 4], ['animals', 1]], [['ship', 2], ['ship', 5], ['mine', 4], ['ship', 3], ['ship', 1], ['animals', 2]], [['monastery', 6], ['castle', 1], ['building', 2], ['building', 5], ['castle', 6]], [['monastery', 3], ['monastery', 4], ['building', 1], ['building', 3]]] },
  { number: 16, set: 'exp1', reconstructed: false, rows: [[['building', 6], ['building', 5], ['building', 4], ['building', 3]], [['castle', 2], ['monastery', 1], ['monastery', 6], ['monastery', 5], ['animals', 4]], [['monastery', 5], ['building', 4], ['monastery', 3], ['monastery', 1], ['animals', 2], ['animals', 3]], [['building', 6], ['building', 1], ['mine', 2], ['mine', 6], ['castle', 5], ['ship', 4], ['ship', 1]], [['building', 2], ['mine', 5], ['ship', 4], ['ship', 3], ['animals', 1], ['animals', 2]], [['castle', 6], ['building', 1], ['building', 2], ['building', 5], ['animals', 6]], [['ship', 3], ['ship', 4], ['building', 1], ['castle', 3]]] },
  { number: 17, set: 'exp1', reconstructed: false, rows: [[['monastery', 6], ['monastery', 5], ['castle', 4], ['building', 3]], [['ship', 2], ['ship', 1], ['building', 6], ['building', 5], ['building', 4]], [['building', 5], ['ship', 4], ['animals', 3], ['animals', 1], ['animals', 2], ['castle', 3]], [['building', 6], ['building', 1], ['castle', 2], ['mine', 6], ['animals', 5], ['animals', 4], ['monastery', 1]], [['ship', 2], ['ship', 5], ['ship', 4], ['animals', 3], ['mine', 1], ['monastery', 2]], [['building', 6], ['building', 1], ['castle', 2], ['mine', 5], ['monastery', 6]], [['building', 3], ['monastery', 4], ['building', 1], ['building', 3]]] },
  { number: 18, set: 'exp1', reconstructed: false, rows: [[['building', 6], ['building', 5], ['building', 4], ['building', 3]], [['building', 2], ['building', 1], ['castle', 6], ['ship', 5], ['ship', 4]], [['animals', 5], ['animals', 4], ['animals', 3], ['castle', 1], ['ship', 2], ['ship', 3]], [['mine', 6], ['mine', 1], ['mine', 2], ['castle', 6], ['building', 5], ['building', 4], ['building', 1]], [['ship', 2], ['ship', 5], ['castle', 4], ['monastery', 3], ['monastery', 1], ['building', 2]], [['monastery', 6], ['monastery', 1], ['animals', 2], ['animals', 5], ['building', 6]], [['monastery', 3], ['monastery', 4], ['animals', 1], ['building', 3]]] },
  { number: 19, set: 'exp3', reconstructed: false, rows: [[['building', 6], ['animals', 5], ['building', 4], ['castle', 3]], [['animals', 2], ['animals', 1], ['animals', 6], ['monastery', 5], ['mine', 4]], [['castle', 5], ['animals', 4], ['mine', 3], ['ship', 1], ['mine', 2], ['building', 3]], [['monastery', 6], ['monastery', 1], ['building', 2], ['ship', 6], ['ship', 5], ['building', 4], ['ship', 1]], [['monastery', 2], ['building', 5], ['building', 4], ['monastery', 3], ['building', 1], ['ship', 2]], [['building', 6], ['animals', 1], ['building', 2], ['monastery', 5], ['castle', 6]], [['castle', 3], ['building', 4], ['building', 1], ['ship', 3]]] },
  { number: 20, set: 'exp7', reconstructed: false, rows: [[['building', 6], ['building', 5], ['building', 4], ['castle', 3]], [['castle', 2], ['building', 1], ['building', 6], ['mine', 5], ['mine', 4]], [['monastery', 5], ['monastery', 4], ['animals', 3], ['mine', 1], ['monastery', 2], ['monastery', 3]], [['ship', 6], ['ship', 1], ['animals', 2], ['building', 6], ['monastery', 5], ['animals', 4], ['animals', 1]], [['building', 2], ['ship', 5], ['building', 4], ['animals', 3], ['animals', 1], ['castle', 2]], [['building', 6], ['castle', 1], ['ship', 2], ['building', 5], ['building', 6]], [['building', 3], ['ship', 4], ['ship', 1], ['monastery', 3]]] },
  { number: 21, set: 'se_boards', reconstructed: false, rows: [[['castle', 6], ['mine', 5], ['mine', 4], ['ship', 3]], [['castle', 2], ['building', 1], ['building', 6], ['mine', 5], ['ship', 4]], [['building', 5], ['building', 4], ['building', 3], ['monastery', 1], ['building', 2], ['animals', 3]], [['building', 6], ['building', 1], ['castle', 2], ['animals', 6], ['building', 5], ['building', 4], ['animals', 1]], [['ship', 2], ['animals', 5], ['animals', 4], ['monastery', 3], ['castle', 1], ['animals', 2]], [['monastery', 6], ['building', 1], ['building', 2], ['monastery', 5], ['ship', 6]], [['monastery', 3], ['ship', 4], ['monastery', 1], ['ship', 3]]] },
  { number: 22, set: 'se_boards', reconstructed: false, rows: [[['monastery', 6], ['monastery', 5], ['building', 4], ['building', 3]], [['monastery', 2], ['castle', 1], ['building', 6], ['castle', 5], ['building', 4]], [['building', 5], ['ship', 4], ['building', 3], ['building', 1], ['ship', 2], ['building', 3]], [['building', 6], ['building', 1], ['mine', 2], ['mine', 6], ['mine', 5], ['ship', 4], ['building', 1]], [['building', 2], ['monastery', 5], ['animals', 4], ['monastery', 3], ['monastery', 1], ['animals', 2]], [['ship', 6], ['castle', 1], ['animals', 2], ['castle', 5], ['animals', 6]], [['ship', 3], ['ship', 4], ['animals', 1], ['animals', 3]]] },
  { number: 23, set: 'exp4', reconstructed: false, rows: [[['castle', 6], ['building', 5], ['building', 4], ['castle', 3]], [['monastery', 2], ['monastery', 1], ['monastery', 6], ['monastery', 5], ['monastery', 4]], [['ship', 5], ['animals', 4], ['building', 3], ['building', 1], ['ship', 2], ['animals', 3]], [['building', 6], ['ship', 1], ['building', 2], ['building', 6], ['building', 5], ['animals', 4], ['mine', 1]], [['building', 2], ['ship', 5], ['building', 4], ['building', 3], ['animals', 1], ['mine', 2]], [['castle', 6], ['ship', 1], ['monastery', 2], ['animals', 5], ['castle', 6]], [['mine', 3], ['ship', 4], ['animals', 1], ['building', 3]]] },
  { number: 24, set: 'exp4', reconstructed: false, rows: [[['building', 6], ['building', 5], ['building', 4], ['castle', 3]], [['building', 2], ['mine', 1], ['monastery', 6], ['monastery', 5], ['building', 4]], [['building', 5], ['mine', 4], ['mine', 3], ['animals', 1], ['monastery', 2], ['building', 3]], [['castle', 6], ['ship', 1], ['ship', 2], ['animals', 6], ['monastery', 5], ['monastery', 4], ['building', 1]], [['ship', 2], ['ship', 5], ['ship', 4], ['animals', 3], ['monastery', 1], ['castle', 2]], [['ship', 6], ['animals', 1], ['animals', 2], ['animals', 5], ['building', 6]], [['building', 3], ['castle', 4], ['building', 1], ['building', 3]]] },
  { number: 25, set: 'exp4', reconstructed: false, rows: [[['castle', 6], ['building', 5], ['building', 4], ['monastery', 3]], [['mine', 2], ['animals', 1], ['building', 6], ['building', 5], ['animals', 4]], [['building', 5], ['building', 4], ['castle', 3], ['animals', 1], ['animals', 2], ['animals', 3]], [['monastery', 6], ['building', 1], ['building', 2], ['mine', 6], ['ship', 5], ['ship', 4], ['animals', 1]], [['monastery', 2], ['monastery', 5], ['monastery', 4], ['castle', 3], ['ship', 1], ['ship', 2]], [['ship', 6], ['building', 1], ['building', 2], ['monastery', 5], ['mine', 6]], [['ship', 3], ['building', 4], ['building', 1], ['castle', 3]]] },
  { number: 26, set: 'exp4', reconstructed: false, rows: [[['ship', 6], ['castle', 5], ['castle', 4], ['building', 3]], [['ship', 2], ['ship', 1], ['monastery', 6], ['building', 5], ['building', 4]], [['ship', 5], ['ship', 4], ['ship', 3], ['building', 1], ['building', 2], ['building', 3]], [['animals', 6], ['animals', 1], ['mine', 2], ['mine', 6], ['mine', 5], ['monastery', 4], ['monastery', 1]], [['animals', 2], ['building', 5], ['animals', 4], ['animals', 3], ['building', 1], ['monastery', 2]], [['building', 6], ['building', 1], ['animals', 2], ['monastery', 5], ['building', 6]], [['castle', 3], ['building', 4], ['monastery', 1], ['castle', 3]]] },
  { number: 27, set: 'exp4', reconstructed: false, rows: [[['mine', 6], ['mine', 5], ['monastery', 4], ['monastery', 3]], [['monastery', 2], ['building', 1], ['building', 6], ['ship', 5], ['building', 4]], [['castle', 5], ['monastery', 4], ['building', 3], ['monastery', 1], ['ship', 2], ['castle', 3]], [['animals', 6], ['animals', 1], ['animals', 2], ['monastery', 6], ['building', 5], ['building', 4], ['mine', 1]], [['animals', 2], ['ship', 5], ['ship', 4], ['building', 3], ['building', 1], ['building', 2]], [['animals', 6], ['ship', 1], ['ship', 2], ['building', 5], ['building', 6]], [['animals', 3], ['castle', 4], ['castle', 1], ['building', 3]]] },
  { number: 28, set: 'exp4', reconstructed: false, rows: [[['building', 6], ['building', 5], ['building', 4], ['ship', 3]], [['monastery', 2], ['monastery', 1], ['castle', 6], ['building', 5], ['ship', 4]], [['ship', 5], ['building', 4], ['building', 3], ['mine', 1], ['building', 2], ['building', 3]], [['castle', 6], ['building', 1], ['building', 2], ['mine', 6], ['animals', 5], ['ship', 4], ['castle', 1]], [['monastery', 2], ['building', 5], ['mine', 4], ['animals', 3], ['ship', 1], ['ship', 2]], [['monastery', 6], ['building', 1], ['castle', 2], ['monastery', 5], ['monastery', 6]], [['animals', 3], ['animals', 4], ['animals', 1], ['animals', 3]]] },
  { number: 29, set: 'exp4', reconstructed: false, rows: [[['building', 6], ['building', 5], ['mine', 4], ['ship', 3]], [['building', 2], ['animals', 1], ['animals', 6], ['building', 5], ['building', 4]], [['building', 5], ['castle', 4], ['building', 3], ['monastery', 1], ['castle', 2], ['building', 3]], [['ship', 6], ['ship', 1], ['building', 2], ['castle', 6], ['monastery', 5], ['building', 4], ['ship', 1]], [['animals', 2], ['animals', 5], ['building', 4], ['monastery', 3], ['ship', 1], ['ship', 2]], [['mine', 6], ['animals', 1], ['castle', 2], ['building', 5], ['monastery', 6]], [['animals', 3], ['monastery', 4], ['monastery', 1], ['mine', 3]]] },
  { number: 30, set: 'exp4', reconstructed: false, rows: [[['ship', 6], ['ship', 5], ['monastery', 4], ['mine', 3]], [['ship', 2], ['building', 1], ['monastery', 6], ['monastery', 5], ['ship', 4]], [['animals', 5], ['building', 4], ['building', 3], ['building', 1], ['building', 2], ['castle', 3]], [['castle', 6], ['ship', 1], ['castle', 2], ['animals', 6], ['animals', 5], ['animals', 4], ['animals', 1]], [['building', 2], ['building', 5], ['building', 4], ['monastery', 3], ['building', 1], ['castle', 2]], [['building', 6], ['building', 1], ['monastery', 2], ['monastery', 5], ['building', 6]], [['mine', 3], ['animals', 4], ['ship', 1], ['mine', 3]]] },
];
