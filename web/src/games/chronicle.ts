import type { GameTable } from './board';
import type { Line } from '../kit/Chronicle.svelte';
import { alike, together } from '../wire/gathered';
import type { LogEntry } from '../wire/live.svelte';
import type { GameEvent } from '../wire/types';
import type { Part, Sentences } from '../words';
import { t } from '../words';

/** The log in sentences, the latest last; an event that begins a round has a heading before it. */
export function chronicleOf(
  log: readonly LogEntry[],
  sentences: Sentences,
  table: Pick<GameTable, 'quiet' | 'merged' | 'heading' | 'headed'>,
  me: number | null,
): Line[] {
  const lines: Line[] = [];
  gathered(log, table.merged ?? []).forEach(({ n, by, event }, at) => {
    if (table.quiet?.includes(event.event)) return;
    const parts = sentenceOf(event, sentences);
    const seat = typeof event['seat'] === 'number' && event['seat'] >= 0 ? event['seat'] : null;
    const line: Line = { key: `${n}-${at}`, parts, seat, mine: me !== null && seat === me };
    line.by = event.event === 'undone' ? seat : (by ?? null);
    if (event.event === table.heading && table.headed) line.divider = table.headed(event);
    lines.push(line);
  });
  return lines;
}

/** Cards that came one by one in a row are told in one sentence. */
function gathered(log: readonly LogEntry[], merged: readonly string[]): LogEntry[] {
  const told: LogEntry[] = [];
  for (const entry of log) {
    const last = told.at(-1);
    const same = last && merged.includes(entry.event.event) && alike(last.event, entry.event);
    if (same) told[told.length - 1] = { n: entry.n, by: last.by, event: together(last.event, entry.event) };
    else told.push(entry);
  }
  return told;
}

/**
 * The first line since my last turn: what the others did while I waited. While it is my turn again it stays where it was,
 * so that one can still read it; before my first decision there is none.
 */
export function sinceOf(lines: readonly Line[], me: number | null): string | number | null {
  if (me === null) return null;
  const others = (line: Line): boolean => typeof line.by === 'number' && line.by !== me;
  const last = lines.slice(0, Math.max(lines.findLastIndex(others), 0)).findLastIndex(({ by }) => by === me);
  if (last < 0) return null;
  const next = lines.findIndex((line, at) => at > last && others(line));
  // My decision may have called somebody else at once; what chance gave me after it is still mine.
  const turn = lines.slice(0, next).findLastIndex(others) + 1;
  const deed = lines.slice(turn, next).findLastIndex(({ seat }) => seat === me);
  return lines[deed < 0 ? next : turn + deed + 1]?.key ?? null;
}

/** What happens around the game, which no game has words for. */
const OF_THE_TABLE: Record<string, string> = {
  undone: 'table-undone',
  table_left: 'table-left',
  table_late: 'table-late',
  table_back: 'table-back',
  table_pause_refused: 'table-pause-refused',
  table_go_on_refused: 'table-go-on-refused',
};

/** What happened, in words: in the game, or around it. */
export function sentenceOf(event: GameEvent, sentences: Sentences): Part[] {
  return event.event in OF_THE_TABLE ? ofTheTable(event, sentences) : sentences.event(event);
}

function ofTheTable(event: GameEvent, sentences: Sentences): Part[] {
  const key = OF_THE_TABLE[event.event]!;
  const seat = Number(event['seat']);
  return [{ text: seat === sentences.me ? t(`${key}.you`) : t(key, { name: sentences.player(seat) }) }];
}
