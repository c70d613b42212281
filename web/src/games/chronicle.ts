import type { GameTable } from './board';
import type { Line } from '../kit/Chronicle.svelte';
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
  gathered(log, table.merged ?? []).forEach(({ n, event }, at) => {
    if (table.quiet?.includes(event.event)) return;
    const parts = event.event === 'undone' ? undone(event, sentences) : sentences.event(event);
    const seat = typeof event['seat'] === 'number' ? event['seat'] : null;
    const line: Line = { key: `${n}-${at}`, parts, seat, mine: me !== null && seat === me };
    if (event.event === table.heading && table.headed) line.divider = table.headed(event);
    lines.push(line);
  });
  return lines;
}

/** Cards that came one by one in a row are told in one sentence: counts are added up, lists put together. */
function gathered(log: readonly LogEntry[], merged: readonly string[]): LogEntry[] {
  const told: LogEntry[] = [];
  for (const entry of log) {
    const last = told.at(-1);
    const { event } = entry;
    const same = last && merged.includes(event.event) && alike(last.event, event);
    if (!same) {
      told.push(entry);
      continue;
    }
    const together: GameEvent = { ...last.event };
    for (const [field, value] of Object.entries(event)) {
      const before = last.event[field];
      if (field === 'count') together[field] = Number(before) + Number(value);
      else if (Array.isArray(value) && Array.isArray(before)) together[field] = [...before, ...value];
    }
    told[told.length - 1] = { n: entry.n, event: together };
  }
  return told;
}

function alike(one: GameEvent, other: GameEvent): boolean {
  const known = Object.keys(one);
  return (
    known.length === Object.keys(other).length &&
    known.every((field) => field === 'count' || Array.isArray(other[field]) || one[field] === other[field])
  );
}

/** The first line since my last turn: what the others did while I waited. */
export function sinceOf(lines: readonly Line[]): string | number | null {
  const last = lines.findLastIndex((line) => line.mine);
  return last < 0 ? null : (lines[last + 1]?.key ?? null);
}

function undone(event: Record<string, unknown>, sentences: Sentences): Part[] {
  const seat = Number(event['seat']);
  return [{ text: t('table-undone', { name: sentences.player(seat) }) }];
}
