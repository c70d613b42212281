import { Director } from '../stage/director.svelte';
import type { StageClock } from '../stage/clock';
import type { Recall } from '../stage/missed';
import { Unseen } from '../stage/unseen';
import type { LiveTable, LogEntry } from '../wire/live.svelte';
import type { Picture } from '../wire/types';
import { recalled } from './recalled';

/** The stages of a live table, one for each pair of eyes of mine: what is played to one is not played to another. */
export class LiveStage {
  private directors = $state.raw<Record<string, Director>>({});

  constructor(
    private readonly live: LiveTable,
    private readonly clock: StageClock,
  ) {
    live.watch({
      met: (eyes, picture) => this.of(eyes).meet(picture),
      moved: (eyes, move) => this.of(eyes).feed(move),
    });
  }

  /** The stage of the shown eyes. */
  get director(): Director | null {
    return this.directors[String(this.live.eyes)] ?? null;
  }

  /** What is shown: the game as it is on the stage, and all the rest as it is now. */
  readonly picture: Picture | null = $derived.by(() => {
    const { picture } = this.live;
    return picture && { table: picture.table, game: this.director?.game ?? picture.game };
  });

  /** The log as far as it was shown. */
  readonly log: LogEntry[] = $derived.by(() => {
    const { log } = this.live;
    return log.slice(0, log.length - (this.director?.unlogged ?? 0));
  });

  private of(eyes: number | null): Director {
    const known = this.directors[String(eyes)];
    if (known) return known;
    const recall: Recall = async (from, to) => recalled(this.live.picture!.table, eyes, from, to);
    const director = new Director(this.clock, new Unseen(this.live.id, eyes), recall);
    this.directors = { ...this.directors, [String(eyes)]: director };
    return director;
  }
}
