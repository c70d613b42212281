import type { Json } from '../wire/types';
import type { Fields, Sentences, Words } from '../words';
import { Sentences as Sentenced } from '../words';
import type { Field, Options } from './options';

/** A game's options in its own words. */
export class OptionWords {
  private readonly sentences: Sentences;

  constructor(
    readonly words: Words,
    readonly fields: Fields,
    edition: string,
  ) {
    this.sentences = new Sentenced(words, fields, [], edition);
  }

  /** Whether the game says what this option means; one without words is not shown. */
  knows(field: string): boolean {
    return this.words.has(`option-${field}`);
  }

  label(field: string): string {
    return this.knows(field) ? this.words.text(`option-${field}`) : field;
  }

  help(field: string): string {
    return this.words.has(`option-${field}.help`) ? this.words.text(`option-${field}.help`) : '';
  }

  /** What a ready-made set is about; a game tells it as an attribute of the value. */
  about(field: string, value: string): string {
    const key = `${field}-${value}.about`;
    return this.words.has(key) ? this.words.text(key) : '';
  }

  value(field: string, value: Json): string {
    if (Array.isArray(value)) return value.map((one) => this.value(field, one)).join(', ');
    if (typeof value === 'boolean') return this.words.text(value ? 'choice-yes' : 'choice-no');
    if (typeof value === 'number') return this.number(field, value);
    const id = String(value);
    const own = [`choice-${field}-${id}`, `${field}-${id}`, `choice-${id}`].find((key) =>
      this.words.has(key),
    );
    return own ? this.words.text(own) : this.item(id);
  }

  /** A thing of the game, whatever family of names it belongs to. */
  item(id: string): string {
    const family = [...new Set(Object.values(this.fields.names))].find((one) =>
      this.words.has(`${one}-${id}`),
    );
    return family ? this.sentences.name(family, id) : id;
  }

  /** What a thing does, in a sentence. */
  effect(id: string): string {
    const family = [...new Set(Object.values(this.fields.names))].find((one) =>
      this.words.has(`${one}-${id}`),
    );
    return family ? this.sentences.effect(family, id) : '';
  }

  /** Seats are counted from one where people read them. */
  private number(field: string, value: number): string {
    const key = `choice-${field}-seat`;
    return this.words.has(key) ? this.words.text(key, { seat: value + 1 }) : String(value);
  }
}

/** The field whose values are shown as cards: one that tells what each of its values is about. */
export function cardsField(fields: readonly Field[], words: OptionWords): Field | undefined {
  return fields.find(
    (field) => field.kind === 'choice' && field.values.every((one) => words.about(field.name, String(one))),
  );
}

/** The lists that a set fills and that one may fill oneself. */
export function ownLists(fields: readonly Field[], cards: Field | undefined): Field[] {
  return fields.filter((field) => field.kind === 'list' && cards && field.values.includes(cards.name));
}

/** Whether somebody chooses for themselves what a set would bring. */
export function isOwn(lists: readonly Field[], options: Options): boolean {
  return lists.some((field) => Array.isArray(options[field.name]));
}
