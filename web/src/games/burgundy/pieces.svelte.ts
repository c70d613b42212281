import type { Choice, Desk } from '../../desk/desk.svelte';
import { workersFor } from './glosses';
import { choicesByPlace, meantBy } from './places';
import type { Place } from './places';
import type { BurgundyDesk } from './view';

/** How a piece looks now. */
export type Look = 'rest' | 'legal' | 'selected' | 'hinted';

const NOWHERE: ReadonlyMap<Place, Choice[]> = new Map();

/** What can be done with a stored hex at a space, as the server tells it. */
export interface Reach {
  space: number;
  number: number;
  value?: number;
  workers: number;
}

/** Which choices each piece on the table can make, and what is looked at; made once for each desk. */
export class Pieces {
  /** Whose duchy lies large over mine: kept by a click, or only while it is pointed at. */
  kept = $state<number | null>(null);
  passing = $state<number | null>(null);
  /** The depot that a phone shows large; 0 is the black one, 7 the vineyard's. */
  opened = $state<number | null>(null);
  /** The stored hex whose spaces are shown, as a place. */
  looked = $state<Place | null>(null);
  /** What lies on the left when a double hex is planted; null for the way it comes. */
  turned = $state(false);
  /** On a small screen: my vineyard instead of my duchy. */
  leaf = $state<'duchy' | 'vineyard'>('duchy');

  constructor(readonly desk: BurgundyDesk) {}

  get shown(): number | null {
    return this.passing ?? this.kept;
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

  /** Whether any place that begins so can be used. */
  canAny(start: string): boolean {
    return [...this.byPlace.keys()].some((place) => place.startsWith(start));
  }

  look(place: Place): Look {
    const here = this.byPlace.get(place);
    if (!here) return 'rest';
    if (here.some((choice) => choice.key === this.desk.pending?.key)) return 'selected';
    if (here.some((choice) => choice.key === this.desk.hint?.key)) return 'hinted';
    return 'legal';
  }

  /** How many workers it takes at least, if it takes any. */
  workersAt(place: Place): number {
    const all = this.choicesAt(place).map(workersFor);
    return all.length ? Math.min(...all) : 0;
  }

  /** The points that come at once. */
  pointsAt(place: Place): number {
    return Math.max(0, ...this.choicesAt(place).map(({ facts }) => Number(facts['points'] ?? 0)));
  }

  /** The spaces that the stored hex which is looked at could go to. */
  readonly reach: readonly Reach[] = $derived.by(() => {
    const choice = this.looked === null ? undefined : this.choicesAt(this.looked)[0];
    const spaces = choice?.do.verb.startsWith('place') ? choice.facts['spaces'] : undefined;
    return Array.isArray(spaces) ? (spaces as unknown as Reach[]) : [];
  });

  /** The piece was clicked: what it does now, or why it can do nothing. */
  use(place: Place): void {
    const here = this.choicesAt(place);
    this.desk.use(...(here.length ? here.map((choice) => choice.do) : meantBy(place)));
  }

  /** Why the piece can do nothing, as far as it is known. */
  whyNot(place: Place): string {
    if (this.can(place) || !this.desk.asked) return '';
    return (
      meantBy(place)
        .map((one) => this.desk.whyNot(one))
        .find(Boolean) ?? ''
    );
  }

  /** Whether the log or a word points at this thing. */
  pointedAt(kind: string, id: string | number): boolean {
    const ref = this.desk.pointed;
    return ref !== null && ref.kind === kind && ref.id === id;
  }
}

const known = new WeakMap<BurgundyDesk, Pieces>();

/** The pieces of this desk. */
export function piecesOf(desk: Desk | BurgundyDesk): Pieces {
  const own = desk as unknown as BurgundyDesk;
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
