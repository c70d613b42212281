import type { Part } from '../words';
import type { GameEvent } from '../wire/types';
import { actorOf, beatOf } from './beats';
import type { Level, Script } from './beats';
import type { Line } from './queue';

/** What the Herald says. */
export interface Said {
  parts: readonly Part[];
  /** Whose sign stands before it. */
  seat: number | null;
  /** Whose portrait hangs beside it. */
  figure: string | null;
  /** Why it happens and by which rule; empty where the sentence says it all. */
  why: string;
  level: Level;
}

export function saidOf({ events, beat }: Line, script: Script): Said {
  const last = events.at(-1)!;
  const parts =
    inOneLine(events, script) ??
    joined(
      events.map((event) => script.say(event)),
      ' ',
    );
  const rule = typeof last['rule'] === 'string' ? last['rule'] : '';
  return {
    parts: rule ? parts.map((part) => without(part, ` (${rule})`)) : parts,
    seat: actorOf(last),
    figure: script.beats?.figure?.(last) ?? null,
    why: [script.beats?.why?.(last) ?? '', rule].filter(Boolean).join(' · '),
    level: beat.level,
  };
}

/** The rule that an event names stands beneath the sentence. */
function without(part: Part, rule: string): Part {
  return { ...part, text: part.text.replace(rule, '') };
}

/**
 * Several things that one player did, as a list: "Tomasz: 3 gold, 2 gold, Cathedral." Small things that have no place in
 * it are in the log; null if there is no list to make.
 */
function inOneLine(events: readonly GameEvent[], script: Script): Part[] | null {
  const seat = actorOf(events[0]!);
  const told = events.map((event) => ({ event, brief: script.brief?.(event) ?? null }));
  const items = told.flatMap(({ brief }) => (brief ? [brief] : []));
  if (seat === null || !script.named || items.length < 2) return null;
  const whole = told.filter(({ event, brief }) => !brief && beatOf(event, script).level > 0);
  const list = [script.named(seat), { text: ': ' }, ...joined(items, ', '), { text: '.' }];
  return joined([list, ...whole.map(({ event }) => script.say(event))], ' ');
}

function joined(all: readonly (readonly Part[])[], by: string): Part[] {
  return all.flatMap((parts, at) => [...(at ? [{ text: by }] : []), ...parts]);
}
