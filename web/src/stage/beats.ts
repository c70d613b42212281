import type { Places } from '../kit/flight';
import type { Sound } from '../kit/sound';
import type { AnyView, GameEvent } from '../wire/types';
import type { Part, Ref, Sentences } from '../words';

/** How important something is: 0 whisper, 1 beat, 2 call, 3 done to me, 4 ceremony. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** How an event is shown; times are milliseconds at speed 1. */
export interface Beat {
  level: Level;
  /** How long its pieces are on their way. */
  motion: number;
  /** How long its sentence stands after that. */
  hold: number;
  /** The names of the anchors that stay bright while it is told; the acting seat if a game does not say. */
  lights?(event: GameEvent, view: AnyView): readonly string[];
  sound?: Sound;
  /** What travels beside the pieces of the picture: coins, cards that nobody sees. */
  moves?(event: GameEvent, view: AnyView): void;
  /** It is part of a scene of several steps that only makes sense as a whole: never folded. */
  whole?: boolean;
}

/** How the table lay before a step. */
export interface Before {
  lay: Places;
  view: AnyView;
  /** How far the page was scrolled. */
  scrolled: number;
}

/** What was done to the player who looks, in the second person. */
export interface Done {
  heading: string;
  /** What it means for me. */
  meaning: string;
  /** What is gone and what stays. */
  lines: readonly { good: boolean; text: string }[];
  /** Who did it, and a word about it. */
  seat: number | null;
  note?: string;
  /** Anchors that stay bright behind it. */
  lights: readonly string[];
  /** The sign of the deed, and the piece that it befell. */
  icon: string;
  piece?: Ref;
}

/** How a game is shown on the stage. Its board is given what is shown; it need not know that it lags. */
export interface Beats {
  kinds: Readonly<Record<string, Beat>>;
  /** Whose portrait the Herald shows with it. */
  figure?(event: GameEvent): string | null;
  /** Why it happens, in a few words beneath the sentence; empty where there is nothing to explain. */
  why?(event: GameEvent): string;
  /** Pictures of different scenes are laid out anew: nothing may be in flight between them. */
  scene?(view: AnyView): string;
  /**
   * What an event did to a seat; null if nothing. `sure`: it is known already that it was done to this seat, from what
   * the seat saw then.
   */
  done?(event: GameEvent, me: number, view: AnyView, sentences: Sentences, sure: boolean): Done | null;
  /** Lets the pieces of the new picture come from where they were. */
  settle?(before: Before, events: readonly GameEvent[], view: AnyView): void;
}

/** What the stage has to know of a game and of whoever watches. */
export interface Script {
  beats?: Beats;
  /** Kinds of events that are not told. */
  quiet?: readonly string[];
  /** Kinds of events that are told together when they come in a row. */
  merged?: readonly string[];
  say(event: GameEvent): Part[];
  /** The same as an item of a list behind a name; null for what needs its sentence. */
  brief?(event: GameEvent): Part[] | null;
  /** Who sits there. */
  named?(seat: number): Part;
  /** What an event did to whoever looks. */
  done?(event: GameEvent, view: AnyView, sure?: boolean): Done | null;
  /** The seat that looks; null for a spectator. */
  me: number | null;
  /** Somebody walks through a record: the way and the pace are set elsewhere. */
  walked?: boolean;
}

/** For what a game says nothing about. */
const PLAIN: Beat = { level: 1, motion: 0, hold: 900 };

export function beatOf(event: GameEvent, script: Pick<Script, 'beats'>): Beat {
  return script.beats?.kinds[event.event] ?? PLAIN;
}

export function actorOf(event: GameEvent): number | null {
  const seat = event['seat'];
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

export function lightsOf(event: GameEvent, beat: Beat, view: AnyView): readonly string[] {
  const actor = actorOf(event);
  return beat.lights?.(event, view) ?? (actor === null ? [] : [`seat-${actor}`]);
}

/** Which scene a picture belongs to; a game that knows none has one. */
export function sceneOf({ view }: { view: AnyView }, script: Pick<Script, 'beats'> | null): string {
  return script?.beats?.scene?.(view) ?? '';
}
