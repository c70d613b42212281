import type { CitadelsView } from './view';

/** A turn to choose in this round's draft. */
export interface DraftStep {
  seat: number;
  /** How many cards this player chooses from. */
  from: number;
  state: 'done' | 'now' | 'later';
}

interface Turn {
  distance: number;
  from: number;
}

/** Who chooses from how many cards, in order; distances count from the crown (CIT-DRAFT, CIT-FEW). */
export function turnsOf(players: number, characters: number, classic: boolean): Turn[] {
  if (players === 2) {
    // Each later turn is one card shorter for the card taken, and one more for a card laid face down.
    return [
      { distance: 0, from: 7 },
      { distance: 1, from: 6 },
      { distance: 0, from: 4 },
      { distance: 1, from: 2 },
    ];
  }
  const around = Array.from({ length: players }, (_, distance) => distance);
  if (players === 3) {
    const first = characters - 1;
    const middle = classic ? 0 : 1;
    return [
      ...around.map((distance) => ({ distance, from: first - distance })),
      ...around.map((distance) => ({ distance, from: first - 3 - middle - distance })),
    ];
  }
  const up = Math.max(0, characters - players - 2);
  const last = players + 1 === characters ? 1 : 0;
  const pack = characters - up - 1;
  return around.map((distance) => ({
    distance,
    from: pack - distance + (distance === players - 1 ? last : 0),
  }));
}

/** The draft as far as these eyes can follow it: who has chosen, who chooses now, who comes later. */
export function draftOf(view: CitadelsView): DraftStep[] {
  const players = view.seats.length;
  const turns = turnsOf(players, view.cast.length, view.edition === 'classic');
  const seats = turns.map((turn) => (view.crown + turn.distance) % players);
  const now = currentTurn(view, seats);
  return turns.map((turn, at) => ({
    seat: seats[at]!,
    from: turn.from,
    state: at < now ? 'done' : at === now ? 'now' : 'later',
  }));
}

/** With two or three players everybody chooses twice; how often I was handed a pack tells which time it is. */
function currentTurn(view: CitadelsView, seats: number[]): number {
  const chooser = view.decision.seat;
  const times = seats.flatMap((seat, at) => (seat === chooser ? [at] : []));
  if (chooser === null) return afterMyTurns(view, seats);
  if (times.length < 2 || view.seat === null || !view.mine) return times[0] ?? 0;
  const seen = view.mine.saw.length;
  const before = (at: number): number => seats.slice(0, at + 1).filter((seat) => seat === view.seat).length;
  return times.find((at) => before(at) === seen) ?? times[0]!;
}

/** Chance lays a card face up or down: at the beginning, or between the two turns of three players. */
function afterMyTurns(view: CitadelsView, seats: number[]): number {
  return view.decision.name === 'middle_character' ? seats.length / 2 : -1;
}
