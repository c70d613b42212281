import { coins, fly, settle } from '../../kit/flight';
import type { Place as Spot } from '../../kit/flight';
import type { Before } from '../../stage/beats';
import type { AnyView, GameEvent } from '../../wire/types';
import { flownCard } from './flown_card';
import { drafting } from './view';
import type { CitadelsView } from './view';

const CARD =
  '<svg viewBox="0 0 24 34" width="24" height="34"><rect x="1" y="1" width="22" height="32" rx="3" fill="#5a1f25" stroke="#2c0c0f" stroke-width="1.5"/><path d="M12 9l6 8-6 8-6-8z" fill="none" stroke="#e2b455" stroke-width="1.5"/></svg>';
const MOST_CARDS = 4;

const seatOf = (event: GameEvent, field = 'seat'): number => Number(event[field]);
const cardOf = (event: GameEvent, field = 'card'): string => String(event[field]);
const goldOf = (event: GameEvent): number => Number(event['gold'] ?? 0);

/** Lets the pieces of a picture come from where they were, as what happened tells. */
export function settled(
  { lay, view: was, scrolled }: Before,
  events: readonly GameEvent[],
  any: AnyView,
): void {
  const view = any as unknown as CitadelsView;
  // Between the draft and the calling everything is laid out anew; only my own side keeps its place.
  const anew = sceneOf(was) !== sceneOf(any);
  const mine = document.querySelector(`[data-anchor="seat-${view.seat}"][data-side]`);
  const stays = (piece: string): boolean =>
    piece.startsWith('card-') || piece.startsWith(`tower-${view.seat}-`);
  // A page that grew or shrank and was scrolled by it moved no piece.
  const slid = scrolled - scrollY;
  const before = new Map(
    [...lay]
      .filter(([piece]) => !anew || stays(piece))
      .map(([piece, one]) => [piece, { ...one, rect: shifted(one.rect, slid) }]),
  );
  for (const event of events) renamed(before, event, view.seat);
  void settle(before, {
    root: anew && mine ? mine : undefined,
    comes: (piece) => origin(piece, events),
    goes: (piece) => fate(piece, events, view.decision.seat),
    shows: (piece) => (piece.startsWith('tower-') ? flownCard(piece.split('-')[2]!) : null),
  });
}

export function sceneOf(view: AnyView): string {
  return drafting(view as unknown as CitadelsView) ? 'draft' : 'calling';
}

/** What travels beside the pieces that everybody sees: cards face down, and gold. */
export function travels(event: GameEvent, view: AnyView): void {
  handed(event, (view as unknown as CitadelsView).seat);
  paid(event);
}

function shifted(rect: DOMRect, by: number): DOMRect {
  return by ? new DOMRect(rect.x, rect.y + by, rect.width, rect.height) : rect;
}

/** Pieces that became something else, or lie elsewhere under another name, fly from where they were. */
function renamed(before: Map<string, unknown>, event: GameEvent, me: number | null): void {
  const move = (from: string, to: string): void => {
    const key = [...before.keys()].find((one) => one.startsWith(`${from}-`));
    if (!key) return;
    before.set(key.replace(from, to), before.get(key));
    before.delete(key);
  };
  switch (event.event) {
    case 'built':
      if (seatOf(event) === me) move(`card-${cardOf(event)}`, `tower-${me}-${cardOf(event)}`);
      break;
    case 'kept':
    case 'took_to_hand':
    case 'searched':
      for (const key of [...before.keys()].filter((one) => one.startsWith('open-')))
        move(key.replace(/-\d+$/, ''), key.replace('open-', 'card-').replace(/-\d+$/, ''));
      break;
    case 'exchanged': {
      const [seat, other] = [seatOf(event), seatOf(event, 'other')];
      move(`tower-${other}-${cardOf(event)}`, `tower-${seat}-${cardOf(event)}`);
      move(`tower-${seat}-${cardOf(event, 'for')}`, `tower-${other}-${cardOf(event, 'for')}`);
      break;
    }
    case 'seized':
      move(`tower-${seatOf(event, 'other')}-${cardOf(event)}`, `tower-${seatOf(event)}-${cardOf(event)}`);
      break;
    default:
      break;
  }
}

/** Where a piece comes from that was not there before. */
function origin(piece: string, events: readonly GameEvent[]): Spot | null {
  const [kind, first] = piece.split('-');
  if (kind === 'tower') return `cards-${first}`;
  if (kind === 'open') return events.some((event) => event.event === 'drew') ? 'deck' : null;
  if (kind !== 'card') return null;
  for (const event of events) {
    switch (event.event) {
      case 'gained_cards':
      case 'searched':
        return 'deck';
      case 'gave_card':
        return `cards-${seatOf(event)}`;
      case 'took_from_hand':
      case 'took_to_hand':
      case 'hands_swapped':
        return `cards-${seatOf(event, 'other')}`;
      case 'recovered':
        return 'bank';
      default:
        break;
    }
  }
  return null;
}

/** Where a piece goes that is there no more. */
function fate(piece: string, events: readonly GameEvent[], next: number | null): Spot | 'sink' | null {
  const kind = piece.split('-')[0];
  if (kind === 'tower') return 'sink';
  if (kind !== 'card' && kind !== 'open') return null;
  for (const event of events) {
    switch (event.event) {
      case 'put_under':
      case 'kept':
        return 'deck';
      case 'gave_card':
      case 'hands_swapped':
        return `cards-${seatOf(event, 'other')}`;
      case 'took_from_hand':
        return `cards-${seatOf(event)}`;
      case 'under_museum':
        return `tower-${seatOf(event)}-museum-0`;
      case 'picked':
        // What I did not take is handed on.
        return `seat-${next}-crown`;
      default:
        break;
    }
  }
  return null;
}

/** Cards that nobody here can see pass from hand to hand. */
function handed(event: GameEvent, me: number | null): void {
  const seat = seatOf(event);
  const other = seatOf(event, 'other');
  const backs = (from: string, to: string, count = 1): void => {
    for (let n = 0; n < Math.min(MOST_CARDS, count); n += 1) void fly({ from, to, html: CARD, stagger: n });
  };
  const unseen = seat !== me;
  switch (event.event) {
    case 'gained_cards':
    case 'drew':
      if (unseen) backs('deck', `cards-${seat}`, Number(event['count']));
      break;
    case 'put_under':
      if (unseen) backs(`cards-${seat}`, 'deck', Number(event['count']));
      break;
    case 'gave_card':
      if (unseen && other !== me) backs(`cards-${seat}`, `cards-${other}`);
      break;
    case 'took_from_hand':
      if (unseen && other !== me) backs(`cards-${other}`, `cards-${seat}`);
      break;
    case 'hands_swapped':
      backs(`cards-${seat}`, `cards-${other}`, 3);
      backs(`cards-${other}`, `cards-${seat}`, 3);
      break;
    case 'under_museum':
      if (unseen) backs(`cards-${seat}`, `tower-${seat}-museum-0`);
      break;
    case 'picked':
      if (unseen) backs('pack', `seat-${seat}`);
      break;
    case 'characters_swapped':
      backs(`seat-${seat}`, `seat-${other}`);
      backs(`seat-${other}`, `seat-${seat}`);
      break;
    default:
      break;
  }
}

/** Gold hops between stashes and the bank. */
function paid(event: GameEvent): void {
  const count = goldOf(event);
  const seat = `gold-${seatOf(event)}`;
  const other = `gold-${seatOf(event, 'other')}`;
  const hop = (from: string, to: string, gold = count): void => void coins({ from, to, count: gold });
  switch (event.event) {
    case 'gained_gold':
    case 'refunded':
      return hop('bank', seat);
    case 'built':
    case 'paid_gold':
    case 'destroyed':
      return hop(seat, 'bank');
    case 'robbed':
    case 'took_gold':
    case 'threat_shown':
      return hop(other, seat);
    case 'bribed':
    case 'seized':
    case 'exchanged':
      return hop(seat, other);
    case 'confiscated':
      return hop('bank', other);
    case 'taxed':
      return hop(seat, 'tax', 1);
    case 'beautified':
      return hop(seat, `tower-${seatOf(event)}-${cardOf(event)}-0`, 1);
    case 'recovered':
      return hop(seat, 'bank', 1);
    default:
  }
}
