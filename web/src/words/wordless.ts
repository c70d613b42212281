import { t } from './language.svelte';
import { marked, partsOf } from './parts';
import type { Part } from './parts';
import type { Fields, Told } from './sentences';

/** What gives a thing its name; everything else tells more about it. */
const NAMED_BY = ['verb', 'name', 'event', 'code'];

/** A name from the wire as one may read it: `automa_takes` is "automa takes". */
export function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

/** The same at the beginning of a line. */
export function titled(name: string): string {
  const text = spaced(name);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Who and what has a name all the same. */
interface Named {
  readonly fields: Fields;
  player(seat: number): string;
  name(family: string, id: string): string;
}

/** Says what a game has no words for: its names from the wire and all that its fields tell, in a readable form. */
export class Wordless {
  constructor(private readonly named: Named) {}

  /** "Take (stones: 2)". */
  thing(name: string, told: Told): Part[] {
    return partsOf(titled(this.said(name, told)));
  }

  decision(decision: Told, asked: boolean): Part[] {
    const { name, seat, ...more } = decision;
    if (name === 'over') return [{ text: t('plain-over') }];
    if (name === 'rules') return [{ text: t('plain-goes-on') }];
    const what = this.said(String(name), more);
    if (asked) return partsOf(t('plain-asked', { what }));
    if (typeof seat !== 'number') return partsOf(t('plain-chance-decides', { what }));
    return partsOf(t('plain-waiting', { name: this.seat(seat), what }));
  }

  /** "Anna: taken (stones: 2)". */
  event(event: Told): Part[] {
    const { seat, ...more } = event;
    const what = String(event['event']);
    return typeof seat === 'number'
      ? partsOf(`${this.seat(seat)}: ${this.said(what, more)}`)
      : this.thing(what, more);
  }

  /** What a field says; names can be pointed at. */
  value(field: string, value: unknown): string {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no');
    if (Array.isArray(value))
      return value.map((one) => this.value(field, one)).join(', ') || t('plain-nothing');
    if (typeof value === 'object') return this.listed(value);
    const { seats, names } = this.named.fields;
    if (typeof value === 'number') return seats.includes(field) ? this.seat(value) : String(value);
    const family = names[field];
    return family
      ? marked(family, String(value), this.named.name(family, String(value)))
      : spaced(String(value));
  }

  /** A seat that nobody sits on cannot be pointed at. */
  seat(seat: number): string {
    return seat < 0 ? t('plain-chance') : marked('seat', seat, this.named.player(seat));
  }

  private said(name: string, told: Told): string {
    const more = this.listed(
      Object.fromEntries(Object.entries(told).filter(([field]) => !NAMED_BY.includes(field))),
    );
    return more ? `${spaced(name)} (${more})` : spaced(name);
  }

  private listed(told: object): string {
    return Object.entries(told)
      .map(([field, value]) => `${spaced(field)}: ${this.value(field, value)}`)
      .join(', ');
  }
}
