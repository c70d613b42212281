import type { Extra } from './tower_extras';
import type { Roof } from './tower_roofs';

/** How the walls stand: straight, narrow, leaning in, on a broad foot, with low aisles, with a tower at one side, or two. */
export type Body = 'straight' | 'slim' | 'leaning' | 'footed' | 'aisled' | 'flanked' | 'twin';

export type Windows = 'arched' | 'square' | 'slit' | 'barred' | 'round';

/** What tells one district from another of its type. */
export interface Shape {
  body: Body;
  roof: Roof;
  windows: Windows;
  extras: readonly Extra[];
}

const shape = (body: Body, roof: Roof, windows: Windows, ...extras: Extra[]): Shape => ({
  body,
  roof,
  windows,
  extras,
});

export const SHAPES: Readonly<Record<string, Shape>> = {
  manor: shape('straight', 'gable', 'square', 'chimney', 'ivy'),
  castle: shape('straight', 'turrets', 'arched', 'drawbridge'),
  palace: shape('footed', 'mansard', 'arched', 'columns'),

  temple: shape('straight', 'pediment', 'arched', 'columns'),
  church: shape('aisled', 'spire', 'arched', 'rose'),
  monastery: shape('straight', 'belfry', 'arched', 'cloister'),
  cathedral: shape('straight', 'spires', 'arched', 'rose', 'buttresses'),

  tavern: shape('straight', 'awning', 'square', 'chimney', 'signboard'),
  market: shape('straight', 'tents', 'square', 'stalls'),
  trading_post: shape('straight', 'loft', 'square', 'barrels'),
  docks: shape('straight', 'ridge', 'square', 'crane'),
  harbor: shape('straight', 'stepped', 'round', 'sails'),
  town_hall: shape('footed', 'clock', 'arched', 'gate'),

  watchtower: shape('slim', 'gallery', 'slit', 'beacon'),
  prison: shape('straight', 'battlement', 'barred', 'gallows'),
  barracks: shape('footed', 'teeth', 'slit', 'banners'),
  fortress: shape('leaning', 'corners', 'slit', 'gate', 'banner'),

  armory: shape('straight', 'hip', 'slit', 'swords'),
  basilica: shape('aisled', 'domes', 'arched', 'gate'),
  capitol: shape('footed', 'rotunda', 'arched', 'columns'),
  dragon_gate: shape('twin', 'ziggurat', 'arched', 'horns', 'gate'),
  factory: shape('straight', 'hip', 'square', 'wheel', 'chimney'),
  framework: shape('slim', 'terrace', 'square', 'scaffold'),
  gold_mine: shape('leaning', 'pyramid', 'square', 'tunnel', 'stones'),
  great_wall: shape('straight', 'terrace', 'slit', 'wings'),
  haunted_quarter: shape('flanked', 'cone', 'square', 'bats'),
  imperial_treasury: shape('footed', 'dome', 'round', 'chest'),
  ivory_tower: shape('slim', 'onion', 'arched', 'stripes'),
  keep: shape('leaning', 'ziggurat', 'slit', 'drawbridge'),
  laboratory: shape('straight', 'glass', 'round', 'flask'),
  library: shape('aisled', 'pyramid', 'arched', 'books'),
  map_room: shape('straight', 'dome', 'square', 'globe', 'scroll'),
  monument: shape('footed', 'platform', 'slit', 'obelisk'),
  museum: shape('footed', 'pyramid', 'arched', 'columns', 'vase'),
  necropolis: shape('leaning', 'dome', 'slit', 'graves'),
  observatory: shape('slim', 'dome', 'round', 'telescope'),
  park: shape('slim', 'glass', 'round', 'trees'),
  poor_house: shape('straight', 'hip', 'square', 'lean'),
  quarry: shape('leaning', 'terrace', 'square', 'crane', 'stones'),
  school_of_magic: shape('twin', 'cone', 'round', 'wand'),
  secret_vault: shape('footed', 'ziggurat', 'barred', 'lock'),
  smithy: shape('straight', 'pyramid', 'square', 'stacks', 'anvil'),
  stables: shape('straight', 'hip', 'round', 'paddock'),
  statue: shape('footed', 'platform', 'arched', 'figure'),
  theater: shape('straight', 'rotunda', 'round', 'curtain'),
  thieves_den: shape('flanked', 'pyramid', 'barred', 'tunnel'),
  wishing_well: shape('straight', 'cone', 'arched', 'bucket'),
  haunted_city: shape('flanked', 'onion', 'square', 'ghost'),
  graveyard: shape('slim', 'pyramid', 'slit', 'graves'),
  university: shape('twin', 'rotunda', 'arched', 'books'),
  lighthouse: shape('slim', 'cone', 'round', 'lamp', 'stripes'),
  bell_tower: shape('slim', 'dome', 'arched', 'bell'),
  hospital: shape('aisled', 'hip', 'square', 'crossed'),
  throne_room: shape('footed', 'platform', 'arched', 'throne', 'banners'),
};

const UNKNOWN = shape('straight', 'dome', 'arched');

export function shapeOf(card: string): Shape {
  return SHAPES[card] ?? UNKNOWN;
}
