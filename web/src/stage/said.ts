import type { Part } from '../words';
import { actorOf } from './beats';
import type { Level, Script } from './beats';
import type { Line } from './queue';

/** What the Herald says. */
export interface Said {
  parts: readonly Part[];
  /** Whose sign stands before it. */
  seat: number | null;
  level: Level;
}

export function saidOf({ events, beat }: Line, script: Script): Said {
  const parts = events.flatMap((event, at) => [...(at ? [{ text: ' ' }] : []), ...script.say(event)]);
  return { parts, seat: actorOf(events.at(-1)!), level: beat.level };
}
