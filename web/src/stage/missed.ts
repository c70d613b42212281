import type { Move } from '../wire/live.svelte';
import type { GamePicture, Picture } from '../wire/types';
import type { Part } from '../words';
import { actorOf } from './beats';
import type { Script } from './beats';
import type { Waiting } from './queue';

/** What the stage jumped over: how the table lay before it, and what was to be shown. */
export interface Missed {
  /** Nobody looked, or whoever looks wanted to skip it. */
  why: 'away' | 'skipped';
  game: GamePicture;
  steps: readonly Waiting[];
}

/** Finds out what happened between two entries of which nothing was heard; null if nobody can say. */
export type Recall = (from: number, to: number) => Promise<Recalled | null>;

/** How the table lay, and what happened since. */
export interface Recalled {
  before: Picture;
  moves: readonly Move[];
}

/** A line about what was jumped over. */
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
/** Less than this is no news. */
const LEAST = 2;

export function isNews(missed: Missed, script: Script): boolean {
  const { mine, others } = inShort(missed.steps, script);
  return mine.length + others.length >= LEAST;
}

/** What passed, in few lines: what concerns me first, of the rest what matters most. */
export function inShort(steps: readonly Waiting[], script: Script): Missing {
  const lines = steps
    .flatMap(({ lines, game }) => lines.map((line) => ({ line, view: game.view, event: line.events[0]! })))
    .map((one, at) => ({ ...one, at }));
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
  const told = ({ line, view, event }: (typeof lines)[number]): MissedLine => {
    const done = line.beat.level === 3 ? script.done?.(event, view) : null;
    return { parts: done ? [{ text: done.heading }] : script.say(event), seat: actorOf(event) };
  };
  return {
    mine: mine.map(told),
    others: others.map(told),
    rest: lines.length - mine.length - others.length,
  };
}
