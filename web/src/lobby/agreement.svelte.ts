import type { OptionsSchema, Json } from '../wire/types';
import { PLAYERS, applies, changed, defaultsOf, fieldsOf, same, toSend } from './options';
import type { Field, Options } from './options';
import type { Preview } from './previews/preview';
import { cardsField, isOwn, ownLists } from './wording';
import type { OptionWords } from './wording';

/** What is being agreed for a table: the game's options as a form shows them, and how one changes another. */
export class Agreement {
  readonly fields: Field[];
  options = $state.raw<Options>({});
  /** The game's words and its preview come later than the form. */
  words = $state.raw<OptionWords | null>(null);
  preview = $state.raw<Preview | null>(null);

  /** The ready-made sets. */
  readonly cards = $derived.by(() => (this.words ? cardsField(this.fields, this.words) : undefined));
  /** What a set brings and one may choose oneself. */
  readonly lists = $derived.by(() => ownLists(this.fields, this.cards));
  readonly own = $derived.by(() => isOwn(this.lists, this.options));
  /** Options on which others depend stand where one sees them. */
  readonly first = $derived.by(() =>
    this.fields.filter((one) => one.kind === 'choice' && this.fields.some((other) => one.name in other.only)),
  );
  /** The lists that are to be filled now. */
  readonly listed = $derived.by(() =>
    this.fields.filter((one) => one.kind === 'list' && applies(one, this.options) && this.needs(one)),
  );
  /** All other options that mean something now and have words. */
  readonly rest = $derived.by(() =>
    this.fields.filter(
      (one) =>
        ![PLAYERS, this.cards?.name].includes(one.name) &&
        one.kind !== 'list' &&
        !this.first.includes(one) &&
        this.words?.knows(one.name) &&
        applies(one, this.options),
    ),
  );
  /** How many of them are not as usual. */
  readonly unusual = $derived.by(() => changed(this.rest, this.options).length);

  constructor(schema: OptionsSchema) {
    this.fields = fieldsOf(schema);
    this.options = defaultsOf(this.fields);
  }

  field(name: string): Field | undefined {
    return this.fields.find((one) => one.name === name);
  }

  /** Whether a mistake in this option can be shown beside it. */
  shows(name: string): boolean {
    return (
      [...this.first, ...this.rest, ...this.listed].some((one) => one.name === name) || this.isFixed(name)
    );
  }

  set(name: string, value: Json): void {
    if (same(this.options[name], value)) return;
    this.options = { ...this.options, [name]: value };
    if (!this.cards || !this.first.some((one) => one.name === name)) return;
    const chosen = String(this.options[this.cards.name]);
    const fits = this.preview?.fits(chosen, this.options) ?? true;
    this.takeSet(fits ? chosen : String(this.cards.default));
  }

  /** Everything as this set has it. */
  takeSet(chosen: string): void {
    const cards = this.cards?.name;
    if (!cards) return;
    const lists = this.lists.map((one) => [one.name, cards]);
    this.options = { ...this.options, [cards]: chosen, ...Object.fromEntries(lists) };
  }

  /** One's own choice, which begins with what the set would bring. */
  takeOwn(): void {
    const lists = this.lists.map((one) => [one.name, this.held(one.name)]);
    this.options = { ...this.options, ...Object.fromEntries(lists) };
  }

  /** What the chosen set, or else the first one, brings into a list. */
  held(name: string): string[] {
    if (!this.cards) return [];
    const holds = this.preview?.holds(String(this.options[this.cards.name]), this.options) ?? {};
    return holds[name] ?? this.preview?.holds(String(this.cards.default), this.options)[name] ?? [];
  }

  toSend(): Options {
    return toSend(this.fields, this.options);
  }

  private isFixed(name: string): boolean {
    return name === PLAYERS || name === this.cards?.name;
  }

  /** Lists without a set to fall back to are shown only while they are needed. */
  private needs(list: Field): boolean {
    if (!this.own) return false;
    return this.lists.includes(list) || (this.preview?.wanted(list.name, this.options) ?? 0) > 0;
  }
}
