import { plain } from '../words';
import type { Part, Ref, Sentences } from '../words';
import type { Action, AnyView, Json, Picture, Preview, Why } from '../wire/types';
import { Refused } from '../wire/http';
import { settings } from './settings.svelte';

/** Something one may do now, in words. */
export interface Choice {
  key: string;
  do: Action;
  facts: Record<string, Json>;
  parts: Part[];
  label: string;
  short: string;
  /** What choices of this kind are called together: "Destroy". */
  group?: string;
}

/** Something one might want and cannot do now, with the reason in words. */
export interface NearMiss {
  key: string;
  do: Action;
  label: string;
  why: string;
}

/** What a desk shows and where its commands go: a live table, a replay, a guided game. */
export interface Source {
  readonly picture: Picture | null;
  readonly seats: number[];
  readonly eyes: number | null;
  readonly busy: boolean;
  /** Whether this seat's choices may be made here. */
  readonly playing: boolean;
  act(action: Action): Promise<void>;
  preview?(action: Action): Promise<Preview>;
  why?(action: Action): Promise<Why | null>;
}

export type Adviser = 'bot' | 'lesson';

export type Wanted = Partial<Record<string, Json>>;

export function keyOf(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isAction(wanted: Wanted): wanted is Action {
  return typeof wanted['verb'] === 'string';
}

function fits(action: Action, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([field, value]) => action[field] === value);
}

/** What a player at a table sees and can do, for the ribbon and for any board. It knows no rules. */
export class Desk<View extends AnyView = AnyView> {
  /** Choices that a clicked piece narrowed the list down to. */
  private narrowed = $state.raw<string[] | null>(null);
  private narrowedAt = $state(-1);
  /** Chosen, to be confirmed. */
  private pendingKey = $state<string | null>(null);
  private pendingAt = $state(-1);
  /** Why the last click on a piece did nothing. */
  private complained = $state.raw({ n: -1, text: '' });
  /** Reasons that were asked for since this decision is open, by the action that is not possible. */
  private told = $state.raw<{ n: number; reasons: Readonly<Record<string, string>> }>({ n: -1, reasons: {} });
  /** Counts clicks, so that no answer comes to one that was followed by another. */
  private clicks = 0;
  /** What was chosen last. */
  private made = $state.raw<{ n: number; choice: Choice } | null>(null);
  /** What the log or a word points at. */
  pointed = $state.raw<Ref | null>(null);
  /** What a bot would do, or what a lesson advises. */
  hinted = $state<string | null>(null);
  private hintedAt = $state(-1);
  hintedBy = $state<Adviser>('bot');
  private hintedFor = $state.raw<Why | null>(null);

  constructor(
    readonly source: Source,
    private readonly speak: () => Sentences,
  ) {}

  get sentences(): Sentences {
    return this.speak();
  }

  get picture(): Picture<View> | null {
    return this.source.picture as Picture<View> | null;
  }

  get view(): View | null {
    return this.picture?.game?.view ?? null;
  }

  /** The seat whose eyes look. */
  get seat(): number | null {
    return this.source.eyes;
  }

  get n(): number {
    return this.picture?.game?.n ?? -1;
  }

  /** A bot plays on for the shown seat. */
  get away(): boolean {
    return this.seat !== null && (this.picture?.table.seats[this.seat]?.away ?? false);
  }

  /** Whether the shown seat has to decide now. */
  get asked(): boolean {
    return this.source.playing && !this.away && this.picture?.game?.choices != null;
  }

  get complaint(): string {
    return this.complained.n === this.n ? this.complained.text : '';
  }

  /** The choice that was made and is not yet known to have arrived. */
  get underway(): Choice | null {
    return this.source.busy && this.made?.n === this.n ? this.made.choice : null;
  }

  choices: Choice[] = $derived.by(() => {
    const game = this.picture?.game;
    if (!this.asked || !game?.choices) return [];
    return game.choices.map((action, at) => {
      const facts = game.facts?.[at] ?? {};
      const parts = this.sentences.action(action, facts);
      return {
        key: keyOf(action),
        do: action,
        facts,
        parts,
        label: plain(parts),
        short: this.sentences.short(action, facts),
        group: this.sentences.group(action),
      };
    });
  });

  near: NearMiss[] = $derived.by(() => {
    if (!this.asked) return [];
    return (this.picture?.game?.near ?? []).map(({ do: action, why }) => ({
      key: keyOf(action),
      do: action,
      label: plain(this.sentences.action(action)),
      why: plain(this.sentences.reason(why)),
    }));
  });

  /**
   * What the ribbon lists now: everything, or what the clicked piece can do; not what the rules do anyway, unless
   * somebody advises it.
   */
  listed: Choice[] = $derived.by(() => {
    const kept = this.narrowedAt === this.n ? this.narrowed : null;
    if (kept) return this.choices.filter((choice) => kept.includes(choice.key));
    return this.choices.filter((choice) => choice.facts['anyway'] !== true || choice.key === this.hint?.key);
  });

  get isNarrowed(): boolean {
    return this.narrowedAt === this.n && this.narrowed !== null;
  }

  /** The choice that waits to be confirmed. */
  pending: Choice | null = $derived.by(() => {
    if (this.pendingAt !== this.n) return null;
    return this.choices.find((choice) => choice.key === this.pendingKey) ?? null;
  });

  /** The choice that is advised, while its decision is still open. */
  get hint(): Choice | null {
    if (this.hintedAt !== this.n) return null;
    return this.choices.find((choice) => choice.key === this.hinted) ?? null;
  }

  /** What the advice goes by, in a sentence; nothing from a bot that cannot say. */
  get hintWhy(): Part[] | null {
    return this.hint && this.hintedFor ? this.sentences.coded('hint', this.hintedFor) : null;
  }

  /** Choices with these fields, as a board asks for a piece: `{verb: 'build', card: 'market'}` or `{card}`. */
  those(wanted: Wanted): Choice[] {
    return this.choices.filter((choice) => fits(choice.do, wanted));
  }

  can(wanted: Wanted): boolean {
    return this.choices.some((choice) => fits(choice.do, wanted));
  }

  /** The reason, in words, why a piece cannot be used now; empty if it can, or if it is not known. */
  whyNot(wanted: Wanted): string {
    if (this.can(wanted)) return '';
    const near = this.near.find((one) => fits(one.do, wanted))?.why;
    return near ?? (this.told.n === this.n && isAction(wanted) ? this.told.reasons[keyOf(wanted)] : '') ?? '';
  }

  /** A piece was clicked: does the one thing it can do, lists several, or says why it can do none. */
  use(...wanted: Wanted[]): void {
    const found = wanted.flatMap((one) => this.those(one));
    this.complain('');
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length > 1) this.narrow(found);
    else if (this.asked) void this.explain(wanted);
  }

  /** Says why none of these is possible: what is known already, else what the server answers. */
  private async explain(wanted: Wanted[]): Promise<void> {
    const { n, clicks } = this;
    const known = wanted.map((one) => this.whyNot(one)).find(Boolean);
    const action = wanted.find(isAction);
    const text = known ?? (action ? await this.reasonOf(action) : '');
    if (n !== this.n || clicks !== this.clicks) return;
    this.complain(text);
    if (known || !text || !action) return;
    const before = this.told.n === n ? this.told.reasons : {};
    this.told = { n, reasons: { ...before, [keyOf(action)]: text } };
  }

  private async reasonOf(action: Action): Promise<string> {
    try {
      const why = await this.source.why?.(action);
      return why ? plain(this.sentences.reason(why)) : '';
    } catch (error) {
      // Without a connection, or once the table has moved on, there is nothing to say.
      if (error instanceof Refused) return '';
      throw error;
    }
  }

  private complain(text: string): void {
    this.clicks += 1;
    this.complained = { n: this.n, text };
  }

  /** Lists only these choices until something else is clicked. */
  narrow(found: Choice[]): void {
    this.narrowed = found.map((choice) => choice.key);
    this.narrowedAt = this.n;
    this.pendingKey = null;
  }

  widen(): void {
    this.narrowed = null;
    this.pendingKey = null;
    this.complain('');
  }

  /** Makes a choice; if the player wants to confirm and is not `sure` yet, the second time counts. */
  choose(choice: Choice, sure = false): void {
    if (!this.asked || this.source.busy) return;
    if (settings.confirm && !sure && this.pending?.key !== choice.key) {
      this.pendingKey = choice.key;
      this.pendingAt = this.n;
      return;
    }
    this.widen();
    this.made = { n: this.n, choice };
    void this.source.act(choice.do);
  }

  /** Shows what a bot would do, or what a lesson advises. */
  suggest(action: Action, by: Adviser = 'bot', why: Why | null = null): void {
    this.hinted = keyOf(action);
    this.hintedFor = why;
    this.hintedAt = this.n;
    this.hintedBy = by;
  }
}
