import bag from 'icon:swap-bag';
import cards from 'icon:card-exchange';
import dagger from 'icon:plain-dagger';
import eye from 'icon:eye-target';
import rubble from 'icon:stone-pile';
import spell from 'icon:magic-swirl';
import threat from 'icon:dagger-rose';
import warrant from 'icon:tied-scroll';
import type { Done } from '../../stage/beats';
import type { AnyView, GameEvent } from '../../wire/types';
import { plain, t } from '../../words';
import type { Ref, Sentences } from '../../words';
import { pointsOf } from './view';
import type { CitadelsView } from './view';

/** What befell a player: the sign of the deed, and the piece that it is about. */
interface Deed {
  icon: string;
  piece?: 'character' | 'card' | 'gave';
  /** What is lost, and what stays or is gained, by the keys of their words. */
  bad?: readonly string[];
  good?: readonly string[];
  note?: string;
  /** Whether the event did anything at all. */
  counts?(event: GameEvent): boolean;
}

const took = (event: GameEvent): boolean => Number(event['gold']) > 0;

const DEEDS: Record<string, Deed> = {
  killed: { icon: dagger, piece: 'character', bad: ['no-turn'], good: ['keep'], note: 'named' },
  bewitched: { icon: spell, piece: 'character', bad: ['no-building'], good: ['keep'], note: 'named' },
  robbed: { icon: bag, good: ['keep-cards'], note: 'named' },
  took_gold: { icon: bag, good: ['keep-cards'], counts: took },
  threat_shown: { icon: threat, good: ['keep-cards'], counts: took },
  destroyed: { icon: rubble, piece: 'card', good: ['keep-hand'] },
  seized: { icon: warrant, piece: 'card', good: ['paid'] },
  confiscated: { icon: warrant, piece: 'card', good: ['paid'] },
  exchanged: { icon: cards, piece: 'card' },
  hands_swapped: { icon: cards, bad: ['lost'], good: ['got'] },
  characters_swapped: { icon: cards, piece: 'gave' },
  took_from_hand: { icon: cards, piece: 'card' },
  looked_at_hand: { icon: eye },
  spied: { icon: eye },
};

const OF_CHARACTERS = ['killed', 'bewitched'];

/** What an event did to a seat, as that seat is told. */
export function doneTo(
  event: GameEvent,
  me: number,
  any: AnyView,
  sentences: Sentences,
  sure: boolean,
): Done | null {
  const deed = DEEDS[event.event];
  const view = any as unknown as CitadelsView;
  if (!deed || event['seat'] === me || deed.counts?.(event) === false) return null;
  const ofCharacter = OF_CHARACTERS.includes(event.event);
  const owned = view.mine?.characters.includes(event['character'] as never) ?? false;
  if (ofCharacter ? !owned && !sure : event['other'] !== me) return null;
  const say = (key: string): string => t(`citadels-done-${key}`, factsOf(event, me, view, sentences));
  const id = deed.piece && event[deed.piece];
  return {
    heading: ofCharacter ? say(event.event) : plain(sentences.event(event)),
    meaning: say(`${event.event}-means`),
    lines: [
      ...(deed.bad ?? []).map((key) => ({ good: false, text: say(key) })),
      ...(deed.good ?? []).map((key) => ({ good: true, text: say(key) })),
    ].filter((line) => line.text),
    seat: Number(event['seat']),
    note: deed.note && say(deed.note),
    lights: lightsOf(event, me, view),
    icon: deed.icon,
    piece: typeof id === 'string' ? pieceOf(deed.piece!, id) : undefined,
  };
}

function pieceOf(field: string, id: string): Ref {
  return { kind: field === 'card' ? 'district' : 'character', id };
}

function lightsOf(event: GameEvent, me: number, view: CitadelsView): string[] {
  const rank = view.cast.indexOf(event['character'] as never) + 1;
  return [`seat-${String(event['seat'])}`, ...(rank > 0 ? [`rank-${rank}`] : [`seat-${me}`])];
}

/** What the words may tell: who did it, what it is about, and what I have now. */
function factsOf(
  event: GameEvent,
  me: number,
  view: CitadelsView,
  sentences: Sentences,
): Record<string, string | number> {
  const mine = view.seats[me]!;
  const count = (what: string, n: number, form = ''): string =>
    sentences.words.text(`count-${what}${form}`, { n });
  const named = (family: string, id: unknown, form = ''): string =>
    typeof id === 'string' ? sentences.name(family, id, form) : '';
  const all = (event['cards'] ?? []) as string[];
  const taken = Number(event['taken'] ?? 0);
  const list = (some: string[]): string =>
    some.map((id) => named('district', id)).join(', ') || t('citadels-done-none');
  return {
    name: sentences.player(Number(event['seat'])),
    character: named('character', event['character']),
    gave: named('character', event['gave']),
    price: count('gold', Number(event['gold'] ?? 0), '.acc'),
    has: count('gold', mine.gold),
    holds: count('cards', mine.hand),
    gold: count('gold', mine.gold, '.acc'),
    cards: count('cards', mine.hand, '.acc'),
    districts: count('districts', mine.size, '.acc'),
    points: count('points', pointsOf(mine), '.acc'),
    lost: list(all.slice(0, taken)),
    got: list(all.slice(taken)),
  };
}
