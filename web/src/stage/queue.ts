import { alike, together } from '../wire/gathered';
import type { Move } from '../wire/live.svelte';
import type { AnyView, GameEvent, GamePicture } from '../wire/types';
import { actorOf, beatOf } from './beats';
import type { Beat, Script } from './beats';
import type { Owed } from './unseen';

/** One sentence of the Herald: usually of one event, of several if they were folded. */
export interface Line {
  events: readonly GameEvent[];
  beat: Beat;
}

/** A step that waits to be shown. */
export interface Waiting {
  /** How many entries the game had after the move that the step is part of, and how many of them the move made. */
  n: number;
  made: number;
  events: readonly GameEvent[];
  lines: readonly Line[];
  game: GamePicture;
  /** How many lines of the log come with it. */
  logged: number;
  /** It is my own doing: I know it already. */
  own: boolean;
}

const NOT_ASKED = {
  choices: null,
  facts: null,
  near: null,
  undo: false,
  ask_undo: false,
  start_over: false,
} as const;

/** A game as it is shown while it goes on: nobody chooses yet. */
export function onStage(game: GamePicture, n: number): GamePicture {
  return { ...game, ...NOT_ASKED, n, decision: game.view.decision };
}

/** The steps of a move as they will be shown; the last of them leads to what the move came to. */
export function stepsOf(move: Move, script: Script): Waiting[] {
  const { n, made, steps, picture, asides } = move;
  const last = steps.length - 1;
  const shown = steps.flatMap(({ events, picture: after }, at): Waiting[] => {
    const game = at === last ? picture.game : after.game;
    if (!game) return [];
    const mine = script.me !== null && move.by === script.me;
    const own =
      mine && (at === 0 || (events.length > 0 && events.every((one) => actorOf(one) === script.me)));
    const lines = linesOf(events, script, game.view);
    return [{ n, made, events, lines, game: onStage(game, n), logged: events.length, own }];
  });
  if (!asides.length || !picture.game) return shown;
  const game = onStage(picture.game, n);
  return [...shown, { n, made: 0, events: [], lines: [], game, logged: asides.length, own: false }];
}

/** What is told of these events, sentence by sentence. */
export function linesOf(events: readonly GameEvent[], script: Script, view: AnyView): Line[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (script.quiet?.includes(event.event)) continue;
    if (last && script.merged?.includes(event.event) && alike(last, event))
      told[told.length - 1] = together(last, event);
    else told.push(event);
  }
  return told.map((event) => {
    const beat = beatOf(event, script);
    return { events: [event], beat: script.done?.(event, view) ? { ...beat, level: 3 } : beat };
  });
}

/** Puts a step behind the others; one that only says more of the same goes on with the last. */
export function queued(queue: readonly Waiting[], step: Waiting, script: Script): Waiting[] {
  const last = queue.at(-1);
  const [one, other] = [last?.lines[0]?.events[0], step.lines[0]?.events[0]];
  const same =
    last && one && other && last.lines.length === 1 && step.lines.length === 1 && last.own === step.own;
  if (!same || !script.merged?.includes(other.event) || !alike(one, other)) return [...queue, step];
  const joined: Waiting = {
    ...step,
    made: last.n === step.n ? step.made : last.made + step.made,
    events: [...last.events, ...step.events],
    lines: [{ ...last.lines[0]!, events: [together(one, other)] }],
    logged: last.logged + step.logged,
  };
  return [...queue.slice(0, -1), joined];
}

/** Takes back what waits of the last `count` entries; how many lines of the log go with it. */
export function takenBack(queue: readonly Waiting[], count: number): { kept: Waiting[]; logged: number } {
  const kept = [...queue];
  let [left, logged] = [count, 0];
  while (kept.length && left > 0) {
    const { n } = kept.at(-1)!;
    const move = kept.splice(kept.findIndex((step) => step.n === n));
    logged += move.reduce((sum, step) => sum + step.logged, 0);
    left -= Math.max(...move.map((step) => step.made));
  }
  return { kept, logged };
}

const whispers = (step: Waiting): boolean =>
  step.lines.every(({ beat }) => beat.level === 0 && !beat.whole) && !step.own;

const actor = (step: Waiting): number | null => actorOf(step.lines[0]?.events[0] ?? { event: '' });

/**
 * What is told in one sentence when there is no time for each: whispers of one player, with the beat that follows them.
 * Gives how many steps of the queue that is, and the step they make.
 */
export function folded(queue: readonly Waiting[], sameScene: (step: Waiting) => boolean): [number, Waiting] {
  const first = queue[0]!;
  if (!whispers(first)) return [1, first];
  const goesOn = (step: Waiting | undefined): step is Waiting =>
    step !== undefined && !step.own && actor(step) === actor(first) && sameScene(step);
  let count = 1;
  while (goesOn(queue[count]) && whispers(queue[count]!)) count += 1;
  const next = queue[count];
  if (
    goesOn(next) &&
    next.lines.length === 1 &&
    next.lines[0]!.beat.level === 1 &&
    !next.lines[0]!.beat.whole
  )
    count += 1;
  const steps = queue.slice(0, count);
  const last = steps.at(-1)!;
  const lines = steps.flatMap((step) => step.lines);
  const longest = lines.reduce<Beat | null>(
    (one, { beat }) => (one && one.motion + one.hold >= beat.motion + beat.hold ? one : beat),
    null,
  );
  const events = lines.flatMap((line) => line.events);
  return [
    count,
    {
      ...last,
      events: steps.flatMap((step) => step.events),
      lines: longest ? [{ events, beat: longest }] : [],
      logged: steps.reduce((sum, step) => sum + step.logged, 0),
    },
  ];
}

/** What was done to me in these steps. */
export function doneIn(steps: readonly Pick<Waiting, 'n' | 'lines'>[]): Owed[] {
  return steps.flatMap(({ n, lines }) =>
    lines.filter(({ beat }) => beat.level === 3).map(({ events }) => ({ n, event: events[0]! })),
  );
}
