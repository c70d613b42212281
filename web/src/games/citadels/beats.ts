import type { Sound } from '../../kit/sound';
import type { Beat, Beats, Level } from '../../stage/beats';
import type { AnyView, GameEvent } from '../../wire/types';
import { doneTo } from './done';
import { sceneOf, settled, travels } from './flights';
import type { CitadelsView } from './view';

type Lamp = 'seat' | 'other' | 'niche' | 'called' | 'deck' | 'bank' | 'tower';

/** What stays bright: the anchors of what an event names. */
const LAMPS: Record<Lamp, (event: GameEvent, view: CitadelsView) => string | null> = {
  seat: (event) => `seat-${Number(event['seat'])}`,
  other: (event) => `seat-${Number(event['other'])}`,
  niche: (event, view) => rankAnchor(view.cast.indexOf(event['character'] as never) + 1),
  called: (event) => rankAnchor(Number(event['rank'])),
  deck: () => 'deck',
  bank: () => 'bank',
  tower: (event) => `tower-${Number(event['other'] ?? event['seat'])}-${String(event['card'])}-0`,
};

function rankAnchor(rank: number): string | null {
  return rank > 0 ? `rank-${rank}` : null;
}

/** Where whoever acts stands in the row of ranks. */
function actingNiche(event: GameEvent, { turn, cast }: CitadelsView): string | null {
  return turn?.seat === event['seat'] ? rankAnchor(cast.indexOf(turn!.character) + 1) : null;
}

function beat(level: Level, [motion, hold]: readonly [number, number], lamps: Lamp[], sound?: Sound): Beat {
  const lights = (event: GameEvent, any: AnyView): string[] => {
    const view = any as unknown as CitadelsView;
    const named = lamps.map((lamp) => LAMPS[lamp](event, view));
    return [...named, lamps.includes('seat') ? actingNiche(event, view) : null].filter(
      (name) => name !== null,
    );
  };
  return { level, motion, hold, lights, sound, moves: travels };
}

/** A small thing: pieces hop, and the next follows soon. */
const SMALL = [320, 130] as const;
/** Something is told, nothing moves. */
const SAID = [0, 700] as const;
/** A character is named, or a mark is laid. */
const NAMED = [480, 600] as const;
/** Gold or cards go from one player to another. */
const TAKEN = [620, 500] as const;
/** Hands or characters cross. */
const CROSSED = [540, 460] as const;
/** A district changes hands, or falls. */
const STRUCK = [680, 520] as const;

const KINDS: Record<string, Beat> = {
  // The round and the draft
  first_crown: beat(2, [1060, 300], ['seat'], 'crown'),
  cast: beat(0, [0, 160], ['niche']),
  included: beat(0, [0, 160], []),
  round: beat(2, SAID, ['seat'], 'bell'),
  laid_open: beat(1, [420, 380], ['niche'], 'card'),
  laid_aside: beat(0, SMALL, [], 'card'),
  picked: beat(0, SMALL, ['seat'], 'card'),
  discarded_character: beat(0, SMALL, ['seat'], 'card'),
  characters_swapped: beat(2, CROSSED, ['seat', 'other'], 'swapped'),

  // The calling
  silent: beat(2, [160, 340], ['called'], 'silence'),
  revealed: beat(2, [580, 500], ['niche', 'seat'], 'call'),
  resumed: beat(2, [580, 500], ['niche', 'seat'], 'call'),
  heir_shown: beat(2, [580, 500], ['niche', 'seat'], 'call'),
  crowned: beat(2, [1060, 300], ['seat'], 'crown'),
  turn_ended: beat(0, [0, 160], []),
  passed: beat(0, [0, 300], ['seat']),

  // Gold and cards
  gained_gold: beat(0, SMALL, ['seat'], 'coin'),
  refunded: beat(0, SMALL, ['seat'], 'coin'),
  paid_gold: beat(0, SMALL, ['seat'], 'coin'),
  taxed: beat(0, SMALL, ['seat'], 'coin'),
  gained_cards: beat(0, SMALL, ['seat', 'deck'], 'card'),
  drew: beat(0, SMALL, ['seat', 'deck'], 'card'),
  kept: beat(0, SMALL, ['seat', 'deck'], 'card'),
  put_under: beat(0, SMALL, ['seat', 'deck'], 'card'),
  searched: beat(1, SMALL, ['seat', 'deck'], 'card'),
  studied: beat(0, SMALL, ['seat', 'deck'], 'card'),
  looked_at_deck: beat(1, SAID, ['seat', 'deck'], 'card'),
  under_museum: beat(1, [320, 380], ['seat'], 'card'),
  recovered: beat(1, [320, 480], ['seat'], 'card'),

  // Building
  built: beat(1, [840, 260], ['seat', 'tower'], 'build'),
  beautified: beat(1, [320, 480], ['seat', 'tower'], 'coin'),
  completed: beat(2, [0, 1400], ['seat'], 'bell'),
  bell_rung: beat(2, [0, 900], ['seat'], 'bell'),

  // What is done to others
  killed: beat(2, NAMED, ['niche', 'seat'], 'killed'),
  bewitched: beat(2, NAMED, ['niche', 'seat'], 'named'),
  warranted: beat(2, NAMED, ['niche', 'seat'], 'named'),
  marked_for_theft: beat(2, NAMED, ['niche', 'seat'], 'named'),
  threatened: beat(2, NAMED, ['niche', 'seat'], 'named'),
  robbed: beat(2, TAKEN, ['seat', 'other'], 'robbed'),
  took_gold: beat(2, TAKEN, ['seat', 'other'], 'robbed'),
  bribed: beat(2, TAKEN, ['seat', 'other'], 'coin'),
  refused_bribe: beat(2, SAID, ['seat']),
  threat_shown: beat(2, TAKEN, ['seat', 'other'], 'named'),
  threat_left: beat(1, SAID, ['seat', 'other']),
  confiscated: beat(2, STRUCK, ['seat', 'other'], 'named'),
  spied: beat(2, [0, 1000], ['seat', 'other'], 'named'),
  looked_at_hand: beat(2, [0, 900], ['seat', 'other'], 'card'),
  took_from_hand: beat(2, TAKEN, ['seat', 'other'], 'card'),
  took_to_hand: beat(1, SMALL, ['seat', 'other'], 'card'),
  gave_card: beat(1, [320, 480], ['seat', 'other'], 'card'),
  hands_swapped: beat(2, CROSSED, ['seat', 'other'], 'swapped'),
  destroyed: beat(2, STRUCK, ['seat', 'other', 'tower'], 'destroyed'),
  exchanged: beat(2, STRUCK, ['seat', 'other'], 'swapped'),
  seized: beat(2, STRUCK, ['seat', 'other'], 'build'),

  game_over: beat(2, [0, 1200], [], 'bell'),
};

/** Ranks are called and characters named with their portraits. */
function figureOf({ event, character }: GameEvent): string | null {
  return typeof character === 'string' && (KINDS[event]?.level ?? 0) >= 2 ? character : null;
}

export const BEATS: Beats = { kinds: KINDS, figure: figureOf, scene: sceneOf, settle: settled, done: doneTo };
