import { go } from '../shell/route.svelte';
import { post } from '../wire/http';
import type { LiveTable } from '../wire/live.svelte';
import type { Rematch } from '../wire/types';

/** Playing again: what I said to it here, and the way to the next table for those who agreed. */
export class PlayAgain {
  private agreed = $state(false);

  constructor(private readonly live: LiveTable) {}

  async answer(wanted: boolean, atOnce = false): Promise<void> {
    this.agreed = wanted;
    const { id } = await post<Rematch>(`/api/tables/${this.live.id}/rematch`, { wanted, at_once: atOnce });
    if (wanted && id) go(`/t/${id}`);
  }

  /** Takes along who agreed, here or before a reload, as soon as the next table is there. */
  follow(): void {
    const about = this.live.picture?.table;
    if (about?.rematch_offer?.agreed.some((seat) => this.live.seats.includes(seat))) this.agreed = true;
    if (this.agreed && about?.rematch) go(`/t/${about.rematch}`);
  }
}
