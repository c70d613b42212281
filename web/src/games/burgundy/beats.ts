import type { Sound } from '../../kit/sound';
import type { Beat, Beats, Level } from '../../stage/beats';
import type { AnyView, GameEvent } from '../../wire/types';
import { t } from '../../words';
import { settled, travels } from './flights';
import type { BurgundyView } from './view';

type Lamp = 'seat' | 'other' | 'depot' | 'black';

/** What stays bright: the anchors of what an event names. */
const LAMPS: Record<Lamp, (event: GameEvent) => string | null> = {
  seat: ({ seat }) => (typeof seat === 'number' ? `seat-${seat}` : null),
  other: ({ other }) => (typeof other === 'number' ? `seat-${other}` : null),
  depot: ({ depot }) =>
    typeof depot === 'number' && depot > 0 && depot < 7 ? `depot-${depot}` : depot === 0 ? 'black-0' : null,
  black: () => 'black-0',
};

/** While Châteauma moves, the niche of her step is lit: the Herald's tail finds it. */
function herStep(view: AnyView): string[] {
  const step = (view as unknown as BurgundyView).automa?.step;
  return step ? [`step-${step}`] : [];
}

function beat(level: Level, [motion, hold]: readonly [number, number], lamps: Lamp[], sound?: Sound): Beat {
  return {
    level,
    motion,
    hold,
    lights: (event: GameEvent, view: AnyView) => [
      ...lamps.map((lamp) => LAMPS[lamp](event)).filter((name) => name !== null),
      ...herStep(view),
    ],
    sound,
    moves: travels,
  };
}

/** A small thing: pieces hop, and the next follows soon. */
const SMALL = [320, 130] as const;
/** Something is told, nothing moves. */
const SAID = [0, 600] as const;
const PLACED = [480, 260] as const;
const SOLD = [420, 260] as const;
const BOUGHT = [420, 200] as const;
const FILLED = [940, 400] as const;
const WON = [620, 400] as const;
const SET_UP = [0, 160] as const;

const KINDS: Record<string, Beat> = {
  // Setting up
  first_player: beat(2, [420, 500], ['seat'], 'bell'),
  board_drawn: beat(1, SAID, ['seat'], 'card'),
  duchy_chosen: beat(1, SAID, ['seat'], 'card'),
  start_castle: beat(1, PLACED, ['seat'], 'build'),
  goods_dealt: beat(0, SET_UP, ['seat']),
  workers_dealt: beat(0, SET_UP, ['seat']),
  route_dealt: beat(0, SET_UP, ['seat']),
  route_laid: beat(1, SMALL, ['seat'], 'card'),
  vine_removed: beat(1, SAID, []),
  vine_dealt: beat(0, SMALL, ['seat'], 'card'),

  // Phases and rounds
  phase: beat(2, [1200, 300], [], 'bell'),
  cleared: beat(1, SMALL, [], 'card'),
  filled: beat(0, [120, 0], ['depot']),
  goods_turned: beat(0, SET_UP, []),
  inn_added: beat(0, SMALL, ['black']),
  shield_laid: beat(0, SMALL, ['depot']),
  round: beat(1, [520, 300], ['seat'], 'turn'),
  rolled: beat(0, [520, 80], ['seat'], 'named'),
  white_rolled: beat(1, [520, 300], ['seat'], 'named'),
  goods_placed: beat(1, SMALL, ['depot'], 'card'),
  turn: beat(1, [0, 300], ['seat']),
  turn_ended: beat(0, SET_UP, ['seat']),
  passed: beat(0, [0, 300], ['seat']),
  phase_ended: beat(2, [900, 500], [], 'bell'),

  // A turn
  took: beat(0, SMALL, ['seat', 'depot'], 'card'),
  bought: beat(1, BOUGHT, ['seat', 'black'], 'coin'),
  took_black: beat(1, BOUGHT, ['seat', 'black'], 'card'),
  discarded: beat(0, SMALL, ['seat']),
  placed: beat(1, PLACED, ['seat'], 'build'),
  area_completed: beat(2, FILLED, ['seat'], 'pluck'),
  bonus_tile: beat(2, WON, ['seat'], 'bell'),
  animals_scored: beat(1, SMALL, ['seat'], 'coin'),
  sold: beat(1, SOLD, ['seat'], 'coin'),
  gained_workers: beat(0, SMALL, ['seat'], 'card'),
  gained_silver: beat(0, SMALL, ['seat'], 'coin'),
  spent: beat(0, SMALL, ['seat'], 'coin'),
  scored: beat(0, SMALL, ['seat'], 'coin'),
  loaded: beat(1, [420, 200], ['seat', 'depot'], 'card'),
  moved_ahead: beat(0, [420, 130], ['seat'], 'turn'),
  white_die: beat(0, SMALL, ['seat']),
  recovered: beat(1, SOLD, ['seat'], 'card'),

  // Alone
  hex_removed: beat(1, SMALL, ['depot'], 'card'),
  goods_cleared: beat(1, SMALL, [], 'card'),
  goods_paid: beat(0, SMALL, ['seat'], 'coin'),
  points_bought: beat(1, SOLD, ['seat'], 'coin'),
  target_reached: beat(2, WON, ['seat'], 'bell'),
  took_face_down: beat(1, BOUGHT, ['seat', 'black'], 'card'),

  // Expansions
  posts_joined: beat(2, [700, 400], ['seat'], 'bell'),
  route_covered: beat(0, SMALL, ['seat'], 'coin'),
  route_bonus: beat(1, SOLD, ['seat'], 'pluck'),
  took_shield: beat(2, WON, ['seat', 'depot'], 'silence'),
  shield_put: beat(1, PLACED, ['seat'], 'build'),
  shield_lost: beat(2, WON, ['seat'], 'silence'),
  copied: beat(2, [0, 1000], ['seat', 'other'], 'named'),
  die_turned: beat(1, [520, 130], ['seat'], 'named'),
  tribute_paid: beat(1, BOUGHT, ['seat'], 'coin'),
  gathered: beat(1, [420, 200], ['seat'], 'card'),
  took_vines: beat(0, SMALL, ['seat'], 'card'),
  took_shop: beat(1, BOUGHT, ['seat'], 'coin'),
  planted: beat(1, [480, 300], ['seat'], 'build'),
  vine_tile: beat(2, [620, 300], ['seat'], 'pluck'),

  // Partners
  kept_in_common: beat(0, SMALL, ['seat'], 'card'),
  discarded_shared: beat(0, SMALL, ['seat']),
  placed_shared: beat(1, PLACED, ['seat'], 'build'),

  // Châteauma, step by step
  automa_began: beat(1, SAID, ['seat']),
  automa_card: beat(1, [420, 300], ['seat'], 'card'),
  automa_selected: beat(1, [420, 300], ['seat'], 'card'),
  automa_rolled: beat(1, [520, 300], ['seat'], 'named'),
  automa_does: beat(1, SOLD, ['seat']),
  automa_misses: beat(1, SAID, ['seat']),
  automa_placed: beat(1, [860, 420], ['seat', 'depot'], 'build'),
  automa_reserved: beat(2, [480, 600], ['seat', 'depot'], 'card'),
  automa_completed: beat(2, [1400, 500], ['seat'], 'pluck'),
  automa_moved: beat(0, SMALL, ['seat'], 'card'),
  automa_hidden: beat(1, PLACED, ['seat']),
  automa_slid: beat(0, SMALL, ['seat'], 'card'),
  automa_posts: beat(2, [700, 400], ['seat'], 'bell'),
  automa_shield: beat(2, WON, ['seat', 'depot'], 'silence'),
  automa_vines: beat(1, PLACED, ['seat'], 'build'),

  // The end
  team_scored: beat(1, SAID, ['seat'], 'coin'),
  team_monastery: beat(1, SAID, ['seat'], 'coin'),
  vines_scored: beat(1, SAID, ['seat'], 'coin'),
  shield_scored: beat(1, SAID, ['seat'], 'coin'),
  monastery_scored: beat(1, SAID, ['seat'], 'coin'),
  game_over: beat(2, [0, 1200], [], 'bell'),
};

/** Nothing in this game is taken from anybody, so nothing stops the play for one who was wronged. */
export const BEATS: Beats = { kinds: KINDS, settle: settled, why };

/** The rules whose sentence leaves open why Châteauma does it; the others say it themselves. */
const REASONS = [
  ...['chat-6', 'seek-1', 'seek-3', 'seek-4', 'seek-5', 'gift-3', 'gift-4', 'gift-5', 'gift-6', 'gift-8'],
  ...['card-1', 'card-2', 'card-3', 'card-6', 'card-7', 'mod-4', 'with-7', 'with-9', 'with-10'],
];

/** By which rule Châteauma does it, in a few words. */
function why(event: GameEvent): string {
  const rule = String(event['rule'] ?? '')
    .replace('BUR-', '')
    .toLowerCase();
  return REASONS.includes(rule) ? t(`burgundy-why-${rule}`) : '';
}
