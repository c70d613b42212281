import type { Choice, Desk } from '../desk/desk.svelte';
import type { GameTable } from '../games/board';
import { changed } from '../wire/difference';
import { Refused } from '../wire/http';
import { plain, t } from '../words';

const PAUSE = 120;

/** Says what a choice would do, as far as one can know: asked of the server when one looks at it. */
export class Foresight {
  private told = $state.raw({ n: -1, text: '' });
  private wanted = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly table: GameTable,
  ) {}

  /** What the choice that was looked at leads to; nothing once the decision has passed. */
  get said(): string {
    return this.told.n === this.desk.n ? this.told.text : '';
  }

  /** The player looks at a choice; a glance in passing asks nothing. */
  ask(choice: Choice): void {
    const key = `${this.desk.n} ${choice.key}`;
    if (key === this.wanted) return;
    this.wanted = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.foretell(choice, key), PAUSE);
  }

  private async foretell(choice: Choice, key: string): Promise<void> {
    const view = this.desk.view;
    if (!this.desk.source.preview || !view) return;
    try {
      const told = await this.desk.source.preview(choice.do);
      if (key !== this.wanted || this.desk.view !== view) return;
      if (told.reveals || !told.changes) {
        this.say(t('table-foresight-reveals'));
        return;
      }
      const own = this.table.foretell?.(this.desk, changed(view, told.changes));
      const events = (told.events ?? []).map((event) => plain(this.desk.sentences.event(event)));
      const chance = told.chance ? [t('table-foresight-chance')] : [];
      this.say([...(own ? [own] : events), ...chance].join(' '));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  private say(text: string): void {
    this.told = { n: this.desk.n, text };
  }
}
