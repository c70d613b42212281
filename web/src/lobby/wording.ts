import type { Json } from '../wire/types';
import { Sentences, hasWords, optionLabel, refusalSentence, t, titled } from '../words';
import type { Coded, Named, Problem } from '../words';

/** Facts about a problem that are values of the option itself. */
const OF_VALUES = ['value', 'values', 'words'];

/** A game's options in its own words; what it has no words for is said in a readable form. */
export class OptionWords {
  private readonly sentences: Sentences;

  constructor(
    private readonly named: Named,
    dialect: string,
  ) {
    this.sentences = new Sentences(named, [], dialect);
  }

  label(field: string): string {
    return optionLabel(this.named.words, field);
  }

  help(field: string): string {
    return this.text(`option-${field}.help`) ?? '';
  }

  preset(name: string): string {
    return this.sentences.name('preset', name);
  }

  /** What a preset is about, in a sentence. */
  about(preset: string): string {
    return this.sentences.more('preset', preset, 'about');
  }

  /** What a thing brings that a list can hold, in a few words. */
  brings(field: string, item: string): string {
    return this.text(`choice-${field}-${item}.about`) ?? this.effect(item);
  }

  /** Whoever takes part without a seat. */
  automa(key: string): string {
    return this.text(key) ?? titled(key);
  }

  value(field: string, value: Json): string {
    if (Array.isArray(value))
      return value.map((one) => this.value(field, one)).join(', ') || t('plain-nothing');
    if (value === null) return t('plain-nothing');
    if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no');
    if (typeof value === 'object') return t('lobby-file-own');
    const own = [`choice-${field}-${value}`, `${field}-${value}`, `choice-${value}`];
    const said = own.map((key) => this.text(key)).find((text) => text !== undefined);
    return said ?? (typeof value === 'number' ? String(value) : this.item(value));
  }

  /** Seats are counted from one where people read them. */
  seat(field: string, seat: number): string {
    const key = `choice-${field}-seat`;
    const { words } = this.named;
    return words.has(key) ? words.text(key, { seat: seat + 1 }) : t('lobby-seat', { n: seat + 1 });
  }

  /** A word that stands for a list. */
  way(field: string, word: string): string {
    const own = this.text(`choice-${field}-${word}`) ?? this.text(`choice-${word}`);
    if (own !== undefined) return own;
    return hasWords(`lobby-list-${word}`) ? t(`lobby-list-${word}`) : titled(word);
  }

  /** What a group of a list is called: a number stays one. */
  group(field: string, label: string): string {
    return this.text(`group-${field}-${label}`) ?? label;
  }

  /** A thing of the game, whatever family of names it belongs to. */
  item(id: string): string {
    const family = this.familyOf(id);
    return family ? this.sentences.name(family, id) : titled(id);
  }

  /** What a thing does, in a sentence. */
  effect(id: string): string {
    const family = this.familyOf(id);
    return family ? this.sentences.effect(family, id) : '';
  }

  /** What is wrong with an option, and what would be right; values of the option go by their names. */
  problem({ field, problem, allowed }: Problem): string {
    const refusal = { field, problem: this.spelt(field, problem), allowed: this.spelt(field, allowed) };
    return refusalSentence(this.named.words, this.sentences, refusal);
  }

  private spelt(field: string, told: Coded): Coded {
    const facts = OF_VALUES.filter((name) => typeof told[name] === 'string' || Array.isArray(told[name]));
    const said = facts.map((name) => [name, this.value(field, told[name] as Json)]);
    return { ...told, ...Object.fromEntries(said) } as Coded;
  }

  private familyOf(id: string): string | undefined {
    const families = new Set(Object.values(this.named.fields.names));
    return [...families].find((one) => this.named.words.has(`${one}-${id}`));
  }

  private text(key: string): string | undefined {
    return this.named.words.has(key) ? this.named.words.text(key) : undefined;
  }
}
