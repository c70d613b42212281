import { plain } from '../words';
import type { Part, Ref, Sentences } from '../words';
import type { Action, AnyView, GameEvent, Json, Picture, Preview, Why } from '../wire/types';
import { settings } from './settings.svelte';

/** Something one may do now, in words. */
export interface Choice {
  key: string;
  do: Action;
  facts: Record<string, Json>;
  parts: Part[];
  label: string;
  short: string;
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
  watch?(watcher: { before?(events: GameEvent[]): void; after?(events: GameEvent[]): void }): () => void;
}

export type Adviser = 'bot' | 'lesson';

export type Wanted = Partial<Record<string, Json>>;

export function keyOf(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
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
  complaint = $state<string>('');
  /** What the log or a word points at. */
  pointed = $state.raw<Ref | null>(null);
  /** What a bot would do, or what a lesson advises. */
  hinted = $state<string | null>(null);
  private hintedAt = $state(-1);
  hintedBy = $state<Adviser>('bot');

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

  /** Whether the shown seat has to decide now. */
  get asked(): boolean {
    return this.source.playing && this.picture?.game?.choices != null;
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
        short: this.sentences.short(action),
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

  /** What the ribbon lists now: everything, or what the clicked piece can do. */
  listed: Choice[] = $derived.by(() => {
    const kept = this.narrowedAt === this.n ? this.narrowed : null;
    return kept ? this.choices.filter((choice) => kept.includes(choice.key)) : this.choices;
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

  /** Choices with these fields, as a board asks for a piece: `{verb: 'build', card: 'market'}` or `{card}`. */
  those(wanted: Wanted): Choice[] {
    return this.choices.filter((choice) => fits(choice.do, wanted));
  }

  can(wanted: Wanted): boolean {
    return this.choices.some((choice) => fits(choice.do, wanted));
  }

  /** The reason, in words, why a piece cannot be used now; empty if it can, or if nobody would ask. */
  whyNot(wanted: Wanted): string {
    if (this.can(wanted)) return '';
    return this.near.find((one) => fits(one.do, wanted))?.why ?? '';
  }

  /** A piece was clicked: does the one thing it can do, lists several, or says why it can do none. */
  use(...wanted: Wanted[]): void {
    const found = wanted.flatMap((one) => this.those(one));
    this.complaint = '';
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length > 1) this.narrow(found);
    else this.complaint = wanted.map((one) => this.whyNot(one)).find(Boolean) ?? '';
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
    this.complaint = '';
  }

  /** Makes a choice; if the player wants to confirm, the second time counts. */
  choose(choice: Choice): void {
    if (!this.asked || this.source.busy) return;
    if (settings.confirm && this.pending?.key !== choice.key) {
      this.pendingKey = choice.key;
      this.pendingAt = this.n;
      return;
    }
    this.widen();
    void this.source.act(choice.do);
  }

  /** Shows what a bot would do, or what a lesson advises. */
  suggest(action: Action, by: Adviser = 'bot'): void {
    this.hinted = keyOf(action);
    this.hintedAt = this.n;
    this.hintedBy = by;
  }
}
