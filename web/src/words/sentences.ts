import { FluentNumber } from '@fluent/bundle';
import { marked, partsOf, plain } from './parts';
import type { Part } from './parts';
import { t } from './language.svelte';
import { Wordless, titled } from './wordless';
import type { Fact, Facts, Words } from './words';

/** How a game's fields become words; one that is not here is a number, a truth or a selector. */
export interface Fields {
  /** Fields that name something, and the family of its message: card is district-<id>. */
  names: Record<string, string>;
  /** Fields that count something, and what: gold is count-gold. */
  units: Record<string, string>;
  /** Fields that mean a player. */
  seats: string[];
}

/** A game's own words, as its server gives them. */
export interface Named {
  words: Words;
  fields: Fields;
  /** Where a thing's rule stands in the rules book, by the key of its name: `character-witch`. */
  rules?: Readonly<Record<string, string>>;
}

/** An action, event or decision of the wire: a name and fields. */
export type Told = Record<string, unknown>;

const NONE = 'none';
const CASES = ['acc', 'gen'];
/** Fields that name anything that has a name, in every game. */
const THINGS = ['thing', 'item', 'other_item', 'missing'];

/**
 * Puts what is done, asked, told and refused at a table into sentences; the counterpart of `texts/sentences.py`,
 * which describes how variables get their facts. Names come back as parts that can be pointed at. A game that has no
 * words for something is still played: what it is called on the wire is said in a readable form.
 */
export class Sentences {
  readonly words: Words;
  readonly fields: Fields;
  private readonly wordless = new Wordless(this);

  /** `dialect`: which of its names the game goes by, where it has several; `me`: the seat that is "you". */
  constructor(
    private readonly named: Named,
    readonly players: readonly string[],
    readonly dialect: string,
    readonly me: number | null = null,
  ) {
    this.words = named.words;
    this.fields = named.fields;
  }

  action(action: Told, facts: Told = {}): Part[] {
    const key = `action-${String(action['verb'])}`;
    if (!this.words.has(key)) return this.wordless.thing(String(action['verb']), action);
    return this.say(key, { ...facts, ...action }, true);
  }

  /** The action on a button beside the question: what it is aimed at, or what is done. */
  short(action: Told, facts: Told = {}): string {
    const key = `action-${String(action['verb'])}.short`;
    return this.words.has(key)
      ? plain(this.say(key, { ...facts, ...action }, true))
      : titled(String(action['verb']));
  }

  /** What actions of this kind are called together, if there can be several. */
  group(action: Told): string | undefined {
    const key = `action-${String(action['verb'])}.group`;
    return this.words.has(key) ? plain(this.say(key, {})) : undefined;
  }

  /** So many of something, as this dialect counts: "2 gold". */
  count(unit: string, n: number, form = ''): Fact {
    const key = this.key('count', unit);
    const counted = form ? `${key}.${form}` : key;
    return this.words.has(counted) ? this.words.text(counted, { n }) : n;
  }

  /** The question for whoever is asked; for all others, whom the table waits for. */
  decision(decision: Told, viewer: number | null): Part[] {
    const key = `decision-${String(decision['name'])}`;
    const asked = decision['seat'] !== null && decision['seat'] === viewer;
    const said = asked || decision['name'] === 'over' ? key : `${key}.waiting`;
    return this.words.has(said) ? this.say(said, decision) : this.wordless.decision(decision, asked);
  }

  /** What happened, as fully as the event tells it. */
  event(event: Told): Part[] {
    const key = `event-${String(event['event'])}`;
    const known = `${key}.known`;
    if (!this.words.has(key)) return this.wordless.event(event);
    return this.say(this.words.has(known) && this.tells(known, event) ? known : key, event);
  }

  /** What happened as an item of a list behind the name of whoever did it; null for what is in no such list. */
  brief(event: Told): Part[] | null {
    const key = `event-${String(event['event'])}.short`;
    const known = `${key}_known`;
    if (!this.words.has(key)) return null;
    return this.say(this.words.has(known) && this.tells(known, event) ? known : key, event);
  }

  reason(why: { code: string; [fact: string]: unknown }): Part[] {
    return this.coded('reason', why);
  }

  /** A code of this family with its facts: why not, what is wrong, what is allowed. */
  coded(family: string, why: { code: string; [fact: string]: unknown }): Part[] {
    const key = `${family}-${why.code}`;
    return this.words.has(key) ? this.say(key, why) : this.wordless.thing(why.code, why);
  }

  /** What points were scored for. */
  source(name: string): string {
    return this.wordOr(`source-${name}`, name);
  }

  /** Why the game is over. */
  ending(reason: string): string {
    return this.wordOr(`ending-${reason}`, reason);
  }

  /** What a field of the game's view is called. */
  field(name: string): string {
    return this.wordOr(`field-${name}`, name);
  }

  /** What a field says, as plain text. */
  value(field: string, value: unknown): string {
    return plain(partsOf(this.wordless.value(field, value)));
  }

  /** The name of a thing of this family, as it is called in this dialect. */
  name(family: string, id: string, form = ''): string {
    const key = this.key(family, id);
    if (form && this.words.has(`${key}.${form}`)) return this.words.text(`${key}.${form}`);
    return this.wordOr(key, id);
  }

  /** Anything that has a name in this game: a value of an option, a card, a preset; else the id itself. */
  thing(id: string): string {
    const families = ['choice', ...new Set(Object.values(this.fields.names)), 'preset'];
    const key = families.map((family) => this.key(family, id)).find((one) => this.words.has(one));
    return key ? this.words.text(key) : id;
  }

  /** What a thing does in our words; nothing for one without an effect. */
  effect(family: string, id: string): string {
    return this.more(family, id, 'effect');
  }

  /** What is told of a thing beside its name, if anything. */
  more(family: string, id: string, attribute: string): string {
    const key = `${this.key(family, id)}.${attribute}`;
    return this.words.has(key) ? this.words.text(key) : '';
  }

  /** Where the rules book tells about a thing; its dialect may have a rule of its own. */
  rule(family: string, id: string): string | undefined {
    const { rules = {} } = this.named;
    return rules[`${family}-${id}-${this.dialect}`] ?? rules[`${family}-${id}`];
  }

  /** Who sits there, as it stands alone: "You" for me. */
  player(seat: number): string {
    return this.isMe(seat) ? t('plain-you') : this.called(seat);
  }

  private called(seat: number): string {
    return this.players[seat] ?? String(seat);
  }

  private isMe(seat: unknown): boolean {
    return this.me !== null && seat === this.me;
  }

  /** The key in the second person, where the message has one and is about me. */
  private toMe(key: string, told: Told): string {
    const person = this.isMe(told['seat']) ? 'you' : this.isMe(told['other']) ? 'at_you' : '';
    if (!person) return key;
    const [message, attribute] = key.split('.');
    const addressed = `${message}.${person}${attribute ? `_${attribute}` : ''}`;
    return this.words.has(addressed) ? addressed : key;
  }

  private wordOr(key: string, name: string): string {
    return this.words.has(key) ? this.words.text(key) : titled(name);
  }

  private key(family: string, id: string): string {
    const own = [`${family}-${id}-${this.dialect}`, `${family}-${id}.${this.dialect}`];
    return own.find((key) => this.words.has(key)) ?? `${family}-${id}`;
  }

  private tells(key: string, told: Told): boolean {
    return [...this.words.variables(key)].every(
      (name) => name === 'dialect' || name === 'own' || name in told || this.split(name, told) !== null,
    );
  }

  private say(plainKey: string, told: Told, lenient = false): Part[] {
    const key = this.toMe(plainKey, told);
    const facts: Facts = {};
    for (const name of this.words.variables(key)) facts[name] = this.fact(key, name, told, lenient);
    return partsOf(this.words.text(key, facts));
  }

  private fact(key: string, variable: string, told: Told, lenient: boolean): Fact {
    if (variable === 'dialect') return this.dialect;
    if (variable === 'own') return told['seat'] === told['other'] ? 'yes' : 'no';
    if (variable in told) return this.plain(variable, told[variable]);
    const split = this.split(variable, told);
    if (split) return this.formed(split[0], told[split[0]], split[1]);
    if (lenient) return NONE;
    throw new Error(`${key} needs ${variable}`);
  }

  /** The field a variable is made from and the form it wants. */
  private split(variable: string, told: Told): [string, string] | null {
    for (const field of Object.keys(told)) {
      if (variable.startsWith(`${field}_`)) return [field, variable.slice(field.length + 1)];
    }
    return null;
  }

  private plain(field: string, value: unknown): Fact {
    if (value === null || value === undefined) return NONE;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (this.fields.seats.includes(field)) return this.seated(Number(value));
    if (field in this.fields.names) return this.names(field, value, '');
    if (THINGS.includes(field)) return this.thing(String(value));
    if (Array.isArray(value)) return value.map((one) => this.thing(String(one))).join(', ') || NONE;
    return typeof value === 'number' || value instanceof FluentNumber ? value : String(value);
  }

  /** The name, not "You": a sentence without a second person is told as of anybody else. */
  private seated(seat: number): string {
    return this.isMe(seat) ? marked('seat', seat, this.called(seat)) : this.wordless.seat(seat);
  }

  private names(field: string, value: unknown, form: string): string {
    const family = this.fields.names[field] ?? field;
    const one = (id: string): string => marked(family, id, this.name(family, id, form));
    if (typeof value === 'string') return one(value);
    const many = value as string[];
    return many.length ? many.map(one).join(', ') : NONE;
  }

  private formed(field: string, value: unknown, form: string): Fact {
    if (value === null || value === undefined) return NONE;
    if (field in this.fields.names) return this.names(field, value, form);
    if (field === 'decision') return this.wordOr(`decision-${String(value)}.short`, String(value));
    const at = form.lastIndexOf('_');
    let unit = at < 0 ? '' : form.slice(0, at);
    let last = form.slice(at + 1);
    if (!unit && last !== 'text' && !CASES.includes(last)) {
      unit = last;
      last = '';
    }
    return this.count(
      unit || this.fields.units[field] || field,
      Number(value),
      CASES.includes(last) ? last : '',
    );
  }
}
