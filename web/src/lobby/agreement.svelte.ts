import { post } from '../wire/http';
import type { AboutGame, CheckedOptions, Json, Participant, Preset } from '../wire/types';
import { fieldsOf, same } from './options';
import type { Field, Options } from './options';

const PAUSE = 150;
/** How often an answer may bring another question before we are content with it. */
const MOST_QUESTIONS = 4;

/** What is being agreed for a table: what somebody has chosen, and what the server says to it after every change. */
export class Agreement {
  readonly fields: Field[];
  /** What was chosen here; the server knows the rest. */
  private chosen = $state.raw<Options>({});
  /** The server's latest answer; nothing can be drawn before the first. */
  checked = $state.raw<CheckedOptions | null>(null);
  /** Whoever takes part; while the options make no game, as it was before. */
  participants = $state.raw<readonly Participant[]>([]);
  /** The preset that was just taken, until the server has answered. */
  private taken = $state.raw<string | undefined>(undefined);
  /** Somebody chooses for themselves what presets bring, until one is taken again, even if it comes to the same. */
  private byHand = $state(false);
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends when what was asked last is answered. */
  private answer: Promise<void> = Promise.resolve();

  readonly options: Options = $derived({ ...this.checked?.options, ...this.chosen });
  /** Those that do not fit what else was chosen are among them. */
  readonly all: readonly Preset[] = $derived(this.checked?.presets ?? []);
  readonly presets: readonly Preset[] = $derived(this.all.filter((one) => one.fits));
  /** The lists that presets fill: they set them, or tell what a word that stands for the list means. */
  readonly filled: Field[] = $derived.by(() => {
    const presets = this.checked?.presets ?? [];
    return this.fields.filter(
      ({ name, kind, values }) =>
        kind === 'list' &&
        presets.some((one) => name in one.options || (values.length > 0 && name in one.contents)),
    );
  });
  /** The preset that holds; null if somebody chooses for themselves what one would bring. */
  readonly preset: string | null = $derived.by(() => {
    if (this.byHand) return null;
    if (this.taken !== undefined) return this.taken;
    const held = this.checked?.presets.find((one) => one.name === this.checked?.preset);
    const differs = this.filled.some(({ name }) => {
      // A list that this preset leaves alone is the preset's as long as it is as usual.
      const own = held && name in held.options ? held.options[name] : this.checked?.defaults[name];
      return Array.isArray(this.options[name]) && !same(this.options[name], own);
    });
    return held && !differs ? held.name : null;
  });
  readonly own: boolean = $derived(this.preset === null);

  /** The options that mean something now. */
  private readonly applying: Field[] = $derived.by(() =>
    this.fields.filter((one) => this.checked?.applies.includes(one.name)),
  );
  readonly chairs: Field | undefined = $derived(this.applying.find((one) => one.kind === 'chairs'));
  /** The lists to choose from; those that presets fill only where no preset is taken. */
  readonly lists: Field[] = $derived(
    this.applying.filter(
      (one) =>
        one.kind === 'list' &&
        (this.own || !this.filled.includes(one)) &&
        this.checked?.lists[one.name]?.wanted !== 0,
    ),
  );
  /** The lists that the preset fills, as it fills them. */
  readonly inPreset: Field[] = $derived(
    this.applying.filter(
      (one) => this.filled.includes(one) && !this.own && Array.isArray(this.options[one.name]),
    ),
  );
  /** Choices on which others depend stand where one sees them. */
  readonly first: Field[] = $derived(
    this.applying.filter(
      ({ name, kind }) =>
        ['choice', 'switch'].includes(kind) && this.fields.some((other) => other.dependsOn.includes(name)),
    ),
  );
  readonly rest: Field[] = $derived(
    this.applying.filter((one) => !['chairs', 'list'].includes(one.kind) && !this.first.includes(one)),
  );
  /** How many of them are not as usual. */
  readonly unusual: number = $derived(this.rest.filter((one) => !this.isUsual(one.name)).length);

  constructor(private readonly game: AboutGame) {
    this.fields = fieldsOf(game.options);
  }

  set(name: string, value: Json): void {
    if (same(this.options[name], value)) return;
    this.chosen = { ...this.chosen, [name]: value };
    this.askSoon();
  }

  /** Everything as this preset has it. */
  takePreset(name: string): void {
    const preset = this.checked?.presets.find((one) => one.name === name);
    if (!preset) return;
    this.chosen = { ...this.without(this.setByPresets()), ...preset.options };
    this.taken = name;
    this.byHand = false;
    this.askSoon();
  }

  /** One's own choice, which begins with what is held now. */
  takeOwn(): void {
    const lists = this.filled.map(({ name }) => [name, this.held(name)]);
    this.chosen = { ...this.chosen, ...Object.fromEntries(lists) };
    this.taken = undefined;
    this.byHand = true;
    this.askSoon();
  }

  /** What a list holds as things are; where that is left to chance, what the first preset that tells it would bring. */
  held(list: string): string[] {
    const told = [this.checked?.contents ?? {}, ...this.presets.map((one) => one.contents)];
    return told.find((contents) => contents[list])?.[list] ?? [];
  }

  /** What is sent: only what was chosen, means something and is not as usual anyway. */
  toSend(): Options {
    return this.chosenWhere((name) => this.applies(name) && !this.isUsual(name));
  }

  /** Asks the server; ends when it has answered. What it refuses is thrown. */
  ask(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.answer = this.askFor(++this.turn, MOST_QUESTIONS);
    return this.answer;
  }

  /** Ends when the server has said what it thinks of the latest change. */
  settled(): Promise<void> {
    return this.timer === undefined ? this.answer : this.ask();
  }

  private askSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask().catch(() => undefined), PAUSE);
  }

  private async askFor(turn: number, left: number): Promise<void> {
    const options = this.chosenWhere((name) => this.applies(name));
    const checked = await post<CheckedOptions>(`/api/games/${this.game.name}/check`, { options });
    if (turn !== this.turn) return this.answer;
    this.checked = checked;
    this.participants = checked.participants ?? this.participants;
    // Something was chosen since: the answer to that will say what becomes of it.
    if (this.timer !== undefined) return;
    this.taken = undefined;
    this.mend(checked);
    const now = this.chosenWhere((name) => this.applies(name));
    if (left > 1 && !same(options, now)) await this.askFor(turn, left - 1);
  }

  /** Lets go of what cannot be chosen any longer: presets that do not fit, seats and things that are not there. */
  private mend(checked: CheckedOptions): void {
    const seats = checked.seats ?? Infinity;
    const gone = this.fields
      .filter((one) => one.kind === 'seat' && Number(this.chosen[one.name]) >= seats)
      .map((one) => one.name);
    if (gone.length) this.chosen = this.without(gone);
    const held = checked.presets.find((one) => one.name === checked.preset);
    const other = this.presets[0];
    if (held && !held.fits && other && !this.byHand)
      this.chosen = { ...this.without(this.setByPresets()), ...other.options };
    for (const [name, { groups }] of Object.entries(checked.lists)) {
      const value = this.chosen[name];
      if (!Array.isArray(value)) continue;
      const known = groups.flatMap((group) => group.items);
      const kept = value.filter((one) => known.includes(String(one)));
      if (kept.length < value.length) this.chosen = { ...this.chosen, [name]: kept };
    }
  }

  /** What would be agreed with this preset. */
  withPreset(preset: Preset): Options {
    const set = this.setByPresets();
    return { ...this.chosenWhere((name) => this.applies(name) && !set.includes(name)), ...preset.options };
  }

  /** What would be agreed if a list held this too. */
  withItem(list: string, item: string): Options {
    const value = this.options[list];
    const held = Array.isArray(value) ? value : [];
    return { ...this.chosenWhere((name) => this.applies(name)), [list]: [...held, item] };
  }

  /** Before the server has said which options mean something, everything may. */
  private applies(name: string): boolean {
    return this.checked?.applies.includes(name) ?? true;
  }

  private isUsual(name: string): boolean {
    return same(this.options[name], this.checked?.defaults[name]);
  }

  private setByPresets(): string[] {
    const named = (this.checked?.presets ?? []).flatMap((one) => Object.keys(one.options));
    return [...named, ...this.filled.map((one) => one.name)];
  }

  private without(names: readonly string[]): Options {
    return this.chosenWhere((name) => !names.includes(name));
  }

  private chosenWhere(fits: (name: string) => boolean): Options {
    return Object.fromEntries(Object.entries(this.chosen).filter(([name]) => fits(name)));
  }
}
