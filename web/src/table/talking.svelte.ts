import type { LiveTable } from '../wire/live.svelte';
import type { ChatLine, Phrase } from '../wire/types';
import { t } from '../words';

/** What can be said with one click, by where the game stands. */
const QUICK: Record<'before' | 'playing' | 'after', readonly Phrase[]> = {
  before: ['hello', 'good_luck', 'back_soon', 'thanks'],
  playing: ['nice_move', 'thanks', 'sorry', 'thinking', 'back_soon', 'your_turn'],
  after: ['good_game', 'thanks', 'again'],
};

/** What a line says, a quick phrase in the reader's language. */
export function wordsOf(line: ChatLine): string {
  return line.phrase ? t(`chat-phrase-${line.phrase}`) : line.text;
}

/** Somebody's part in the talk of a table: what they have read, and what they are writing wherever they write it. */
export class Talking {
  draft = $state('');
  private read = $state(0);

  constructor(private readonly live: LiveTable) {
    this.read = Number(session(() => sessionStorage.getItem(this.key)) ?? 0);
  }

  get lines(): readonly ChatLine[] {
    return this.live.chat;
  }

  isMine(line: ChatLine): boolean {
    return this.live.saidByMe(line) || (line.seat !== null && this.live.seats.includes(line.seat));
  }

  /** What others said since one has looked. */
  get unread(): readonly ChatLine[] {
    return this.lines.filter((line) => line.line > this.read && !this.isMine(line));
  }

  /** One looks at the talk: all of it is read. */
  look(): void {
    const last = this.lines.at(-1)?.line ?? 0;
    if (last <= this.read) return;
    this.read = last;
    session(() => sessionStorage.setItem(this.key, String(last)));
  }

  get phrases(): readonly Phrase[] {
    const status = this.live.picture?.table.status;
    return QUICK[status === 'open' ? 'before' : status === 'finished' ? 'after' : 'playing'];
  }

  /** Says what was written; if it cannot be said, it stands in the field again, before what was written since. */
  async say(): Promise<void> {
    const line = this.draft.trim();
    if (!line) return;
    this.draft = '';
    try {
      await this.live.say({ text: line });
    } catch (error) {
      this.draft = [line, this.draft].filter(Boolean).join(' ');
      throw error;
    }
  }

  sayPhrase(phrase: Phrase): Promise<void> {
    return this.live.say({ phrase });
  }

  private get key(): string {
    return `kasztelan.read.${this.live.id}`;
  }
}

function session<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    // A browser that keeps nothing shows after a reload as new what was read before.
    return null;
  }
}
