import { noticeWanted } from '../shell/pagenotice';
import { me } from '../shell/people.svelte';
import { Refused, get } from '../wire/http';
import type { AboutGame, ListedTable } from '../wire/types';

const PAUSE = 15_000;
/** Between two looks while nobody looks, for whoever wants to be told of their turn. */
const LONG_PAUSE = 60_000;

/** The games of this server and its tables, looked at again while somebody looks at them. */
export class Lists {
  games = $state.raw<AboutGame[]>([]);
  mine = $state.raw<ListedTable[]>([]);
  tables = $state.raw<ListedTable[]>([]);
  /** The first answer has come. */
  come = $state(false);
  /** The last question was not answered. */
  lost = $state(false);
  private again: ReturnType<typeof setTimeout> | undefined;
  private open = false;

  /** Public tables with a chair for me. */
  readonly joinable = $derived(this.foreign((one) => one.status === 'open' && freeChairs(one) > 0));
  readonly watchable = $derived(this.foreign((one) => one.status === 'playing'));
  readonly current = $derived(this.mine.filter((one) => ['open', 'playing', 'paused'].includes(one.status)));
  readonly finished = $derived(this.mine.filter((one) => one.status === 'finished'));

  /** Looks now, every quarter of a minute, and whenever the page is looked at again; gives what ends it. */
  watch(): () => void {
    this.open = true;
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.look();
    };
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      this.open = false;
      clearTimeout(this.again);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.again);
    try {
      const known = me() !== null;
      const [games, tables, mine] = await Promise.all([
        this.games.length ? this.games : get<AboutGame[]>('/api/games'),
        get<ListedTable[]>('/api/tables'),
        known ? get<ListedTable[]>('/api/tables/mine') : [],
      ]);
      [this.games, this.tables, this.mine] = [games, tables, mine];
      this.come = true;
      this.lost = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.lost = true;
    }
    clearTimeout(this.again);
    const seen = document.visibilityState === 'visible';
    if (!this.open || !(seen || noticeWanted())) return;
    this.again = setTimeout(() => void this.look(), seen ? PAUSE : LONG_PAUSE);
  }

  private foreign(fits: (table: ListedTable) => boolean): ListedTable[] {
    const own = this.mine.map((one) => one.id);
    return this.tables.filter((one) => !own.includes(one.id) && fits(one));
  }
}

export function freeChairs(table: ListedTable): number {
  return table.seats.filter((chair) => chair.kind === 'open').length;
}
