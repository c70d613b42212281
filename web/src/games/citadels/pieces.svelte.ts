import type { Choice, Desk, Wanted } from '../../desk/desk.svelte';
import type { Ref } from '../../words';
import { choicesByPlace } from './places';
import type { Place } from './places';
import type { CitadelsDesk } from './view';

/** How a piece looks now. */
export type Look = 'rest' | 'legal' | 'selected' | 'hinted';

/** Something the player laid open to look at: nothing is decided by it. */
export type Peek = { kind: 'known'; seat: number } | { kind: 'museum' } | { kind: 'packs' };

const NOWHERE: ReadonlyMap<Place, Choice[]> = new Map();

/** Which choices each piece on the table can make; made once for each desk. */
export class Pieces {
  peek = $state.raw<Peek | null>(null);

  constructor(readonly desk: CitadelsDesk) {}

  /** Lays it open, or folds it away if it is open. */
  peekAt(wanted: Peek): void {
    const open = JSON.stringify(this.peek) === JSON.stringify(wanted);
    this.peek = open ? null : wanted;
  }

  // A click that left several choices open lights up only what can still be clicked.
  private readonly byPlace: ReadonlyMap<Place, Choice[]> = $derived.by(() => {
    const view = this.desk.view;
    return view ? choicesByPlace(this.desk.listed, view) : NOWHERE;
  });

  choicesAt(place: Place): Choice[] {
    return this.byPlace.get(place) ?? [];
  }

  can(place: Place): boolean {
    return this.byPlace.has(place);
  }

  look(place: Place): Look {
    const here = this.byPlace.get(place);
    if (!here) return 'rest';
    if (here.some((choice) => choice.key === this.desk.pending?.key)) return 'selected';
    if (here.some((choice) => choice.key === this.desk.hint?.key)) return 'hinted';
    return 'legal';
  }

  /** What a choice that is aimed at this piece costs, if it costs gold. */
  priceAt(place: Place): number | null {
    const prices = this.choicesAt(place).map((choice) => choice.facts['price']);
    return prices.find((price) => typeof price === 'number') ?? null;
  }

  /** The piece was clicked; `wanted` is what one would have meant if it can do nothing. */
  use(place: Place, wanted: readonly Wanted[] = []): void {
    const here = this.choicesAt(place);
    this.desk.use(...(here.length ? here.map((choice) => choice.do) : wanted));
  }

  /** Why the piece can do nothing, as far as it is known. */
  whyNot(place: Place, wanted: readonly Wanted[]): string {
    if (this.can(place)) return '';
    return wanted.map((one) => this.desk.whyNot(one)).find(Boolean) ?? '';
  }

  /** Whether the log or a word points at this thing. */
  pointedAt(kind: string, id: string | number): boolean {
    const ref: Ref | null = this.desk.pointed;
    return ref !== null && ref.kind === kind && ref.id === id;
  }
}

const known = new WeakMap<CitadelsDesk, Pieces>();

/** The pieces of this desk. */
export function piecesOf(desk: Desk | CitadelsDesk): Pieces {
  const own = desk as unknown as CitadelsDesk;
  let pieces = known.get(own);
  if (!pieces) {
    // Whichever component asks first must not take them with it when it goes.
    $effect.root(() => {
      pieces = new Pieces(own);
    });
    known.set(own, pieces!);
  }
  return pieces!;
}
