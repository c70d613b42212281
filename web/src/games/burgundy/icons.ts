import bank from 'icon:bank';
import barrel from 'icon:barrel';
import bed from 'icon:bed';
import castle from 'icon:castle';
import checkedShield from 'icon:checked-shield';
import chicken from 'icon:chicken';
import church from 'icon:church';
import clockTower from 'icon:clock-tower';
import coins from 'icon:coins';
import cow from 'icon:cow';
import crane from 'icon:crane';
import dice from 'icon:inverted-dice-5';
import family from 'icon:family-house';
import galleon from 'icon:galleon';
import gate from 'icon:medieval-gate';
import goose from 'icon:duck';
import grapes from 'icon:grapes';
import guild from 'icon:meeple-group';
import hammer from 'icon:hammer-nails';
import hexes from 'icon:hexes';
import house from 'icon:house';
import huts from 'icon:huts-village';
import key from 'icon:key';
import laurels from 'icon:laurels';
import monk from 'icon:monk-face';
import nested from 'icon:nested-hexagons';
import openBook from 'icon:open-book';
import path from 'icon:stone-path';
import pig from 'icon:pig';
import pottery from 'icon:painted-pottery';
import quill from 'icon:quill-ink';
import cloth from 'icon:rolled-cloth';
import scales from 'icon:scales';
import sheep from 'icon:sheep';
import shop from 'icon:shop';
import spire from 'icon:byzantin-temple';
import swap from 'icon:swap-bag';
import tavern from 'icon:tavern-sign';
import tower from 'icon:watchtower';
import treasure from 'icon:open-treasure-chest';
import trophy from 'icon:trophy-cup';
import wagon from 'icon:mine-wagon';
import warehouse from 'icon:warehouse';
import harbor from 'icon:harbor-dock';
import wheat from 'icon:wheat';
import wool from 'icon:wool';
import whiteCastle from 'icon:elven-castle';

/** What lies on an empty space, and on a hex of which there is only one sort. */
export const TYPE_ICONS: Readonly<Record<string, string>> = {
  castle,
  mine: wagon,
  ship: galleon,
  animals: sheep,
  building: house,
  monastery: church,
  inn: tavern,
  vines: grapes,
  posts: gate,
  wild: gate,
};

const BUILDINGS: Readonly<Record<string, string>> = {
  market: shop,
  carpenter: hammer,
  church,
  warehouse,
  boarding_house: bed,
  bank,
  town_hall: clockTower,
  watchtower: tower,
  crane,
  white_castle: whiteCastle,
};

export const ANIMAL_ICONS: Readonly<Record<string, string>> = { cow, sheep, pig, chicken, geese: goose };

/** By number. */
const MONASTERIES: readonly string[] = [
  huts, guild, coins, swap, harbor, hammer, sheep, monk, family, galleon, spire, hexes, coins, guild,
  scales, warehouse, tower, hammer, church, shop, bed, bank, clockTower, cow, swap, laurels, path, guild, whiteCastle,
]; // prettier-ignore

/** By number. */
const SHIELDS: readonly string[] = [
  sheep, guild, hammer, key, galleon, openBook, trophy, wagon, coins, church, castle, scales, checkedShield,
  hexes, gate, dice, nested, path,
]; // prettier-ignore

export const GOODS: readonly string[] = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'];
const GOODS_DRAWN: readonly string[] = [barrel, wheat, cloth, wool, pottery, grapes];

/** Goods are numbered like the sides of a die. */
export function numberOf(goods: string): number {
  return GOODS.indexOf(goods) + 1;
}

export function goodsIcon(goods: string): string {
  return GOODS_DRAWN[GOODS.indexOf(goods)] ?? barrel;
}

export function shieldIcon(shield: number): string {
  return SHIELDS[shield - 1] ?? checkedShield;
}

export function monasteryIcon(hex: string): string {
  return MONASTERIES[Number(hex.replace('monastery_', '')) - 1] ?? quill;
}

export function buildingIcon(hex: string): string {
  return BUILDINGS[hex] ?? house;
}

export { gate as GATE, scales as SCALES, treasure as TREASURE };

/** For the form of options: what an expansion or a hex is shown with. */
export default function iconOf(thing: string): string | null {
  return BUILDINGS[thing] ?? TYPE_ICONS[thing] ?? null;
}
