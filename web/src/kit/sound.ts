import { keep, kept } from './kept';
import type { Hall } from './sound/hall';

/** What can be heard at a table; a game chooses among these for what happens in it. */
export type Sound =
  | 'turn'
  | 'coin'
  | 'card'
  | 'build'
  | 'call'
  | 'silence'
  | 'crown'
  | 'named'
  | 'killed'
  | 'robbed'
  | 'destroyed'
  | 'swapped'
  | 'bell'
  | 'pluck'
  | 'fanfare'
  | 'count';

/** How a sound is played this time. */
export interface SoundOptions {
  /** Half tones above the sound's own note. */
  pitch?: number;
  /** How important it is, 0 to 4, as the level of a beat; in a hurry only 2 and above are heard. */
  level?: number;
}

const USUAL_VOLUME = 0.6;

let on = kept('sound') !== 'off';
let volume = keptVolume();
let hurry = 1;
let hall: Promise<Hall | null> | null = null;

function keptVolume(): number {
  const was = Number.parseFloat(kept('volume') ?? '');
  return was >= 0 && was <= 1 ? was : USUAL_VOLUME;
}

export function soundOn(): boolean {
  return on;
}

export function setSound(wanted: boolean): void {
  on = wanted;
  keep('sound', wanted ? 'on' : 'off');
}

/** From 0 to 1. */
export function soundVolume(): number {
  return volume;
}

export function setVolume(wanted: number): void {
  volume = wanted;
  keep('volume', String(wanted));
  void hall?.then((found) => found?.setVolume(wanted));
}

/** How many times faster than usual what happens is shown; from four on only what is important is heard. */
export function soundPace(times: number): void {
  hurry = times;
}

/** Browsers stay silent until something was clicked or typed on the page. */
function mayBeHeard(): boolean {
  return typeof AudioContext !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true);
}

/** Null where it cannot be fetched: then it is tried again with the next sound. */
async function opened(): Promise<Hall | null> {
  try {
    const { Hall } = await import('./sound/hall');
    return new Hall(volume);
  } catch {
    hall = null;
    return null;
  }
}

/** Plays a sound if the person wants sounds; they are made here, no file of them is loaded. */
export function sound(name: Sound, { pitch = 0, level }: SoundOptions = {}): void {
  if (!on || volume === 0 || !mayBeHeard()) return;
  hall ??= opened();
  const playing = { up: pitch, level, hurry };
  void hall.then((found) => found?.play(name, playing)).catch(() => undefined);
}
