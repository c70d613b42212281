import type { Choice, Desk } from '../desk/desk.svelte';
import type { GameTable } from '../games/board';
import { amend } from '../kit/gloss.svelte';
import type { Note } from '../kit/gloss.svelte';
import { changed } from '../wire/difference';
import { Refused } from '../wire/http';
import type { AnyView, Preview } from '../wire/types';
import { plain, t } from '../words';

const PAUSE = 120;

/** Says what a choice would do, as far as one can know: asked of the server when one looks at it. */
export class Foresight {
  /** What is known about the choices of one decision. */
  private told = $state.raw<{ n: number; texts: Readonly<Record<string, string>> }>({ n: -1, texts: {} });
  private looked = $state.raw<Choice | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The note that was made last, to be told what is learnt after it. */
  private noted: { key: string; note: Note } | null = null;

  constructor(
    private readonly desk: Desk,
    private readonly table: GameTable,
  ) {}

  /** The choice that one looks at and what it leads to; nothing while one looks at none. */
  get said(): string {
    const text = this.looked ? this.textOf(this.looked) : '';
    return this.looked && text ? t('table-foresight', { choice: this.looked.label, text }) : '';
  }

  /** The player looks at a choice, or no longer at any; a glance in passing asks nothing. */
  look(choice: Choice | null): void {
    clearTimeout(this.timer);
    this.looked = choice;
    if (choice && this.textOf(choice) === undefined)
      this.timer = setTimeout(() => void this.foretell(choice), PAUSE);
  }

  /** Adds what the choice leads to, now or as soon as it is known. */
  added(choice: Choice, note: Note): Note {
    const whole = { ...note, preview: this.textOf(choice) || undefined };
    this.noted = { key: choice.key, note: whole };
    return whole;
  }

  private textOf(choice: Choice): string | undefined {
    return this.told.n === this.desk.n ? this.told.texts[choice.key] : undefined;
  }

  private async foretell(choice: Choice): Promise<void> {
    const { n, view } = this.desk;
    if (!this.desk.source.preview || !view) return;
    try {
      const told = await this.desk.source.preview(choice.do);
      if (n === this.desk.n) this.keep(n, choice, this.inWords(view, told));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  private inWords(view: AnyView, told: Preview): string {
    if (told.reveals || !told.changes) return '';
    const own = this.table.foretell?.(this.desk, changed(view, told.changes));
    const events = (told.events ?? []).map((event) => plain(this.desk.sentences.event(event)));
    return own || events.join(' ');
  }

  private keep(n: number, choice: Choice, text: string): void {
    const before = this.told.n === n ? this.told.texts : {};
    this.told = { n, texts: { ...before, [choice.key]: text } };
    if (text && this.noted?.key === choice.key) amend(this.noted.note, { preview: text });
  }
}
