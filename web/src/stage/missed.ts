import type { AnyView, GameEvent, GamePicture } from '../wire/types';
import type { Part } from '../words';
import { actorOf } from './beats';
import type { Script } from './beats';
import { linesOf } from './queue';
import type { Waiting } from './queue';

/** What passed while nobody looked: the entries after `from`, and where *Show me* begins. */
export interface Missed {
  from: number;
  to: number;
  again: { game: GamePicture; steps: readonly Waiting[] } | null;
}

/** A line about what passed while nobody looked. */
export interface MissedLine {
  parts: Part[];
  seat: number | null;
}

export interface Missing {
  mine: MissedLine[];
  others: MissedLine[];
  /** How many more there are than are told. */
  rest: number;
}

const MOST = 6;

/** What passed, in few lines: what concerns me first, of the rest what matters most. */
export function inShort(events: readonly GameEvent[], script: Script, view: AnyView): Missing {
  const lines = linesOf(events, script, view).map((line, at) => ({ at, line, event: line.events[0]! }));
  const isMine = ({ line, event }: (typeof lines)[number]): boolean =>
    script.me !== null && (line.beat.level === 3 || [event['seat'], event['other']].includes(script.me));
  const byLevel = (all: typeof lines, most: number): typeof lines =>
    [...all]
      .sort((a, b) => b.line.beat.level - a.line.beat.level || b.at - a.at)
      .slice(0, Math.max(0, most))
      .sort((a, b) => a.at - b.at);
  const mine = byLevel(lines.filter(isMine), MOST);
  const others = byLevel(
    lines.filter((one) => !isMine(one) && one.line.beat.level > 0),
    MOST - mine.length,
  );
  const told = ({ line, event }: (typeof lines)[number]): MissedLine => {
    const done = line.beat.level === 3 ? script.done?.(event, view) : null;
    return { parts: done ? [{ text: done.heading }] : script.say(event), seat: actorOf(event) };
  };
  return {
    mine: mine.map(told),
    others: others.map(told),
    rest: lines.length - mine.length - others.length,
  };
}
