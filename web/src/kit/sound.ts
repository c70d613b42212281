import { keep, kept } from './kept';

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

/** One struck tone: pitch in Hz, when it begins and how long it rings in seconds, how loud, and its timbre. */
type Tone = [pitch: number, at: number, rings: number, loud: number, timbre: OscillatorType];

const BELL: Tone[] = [[392, 0, 1.2, 0.12, 'sine']];
const DRUM: Tone[] = [[96, 0, 0.24, 0.2, 'sine']];
const PLUCK: Tone[] = [[294, 0, 0.5, 0.12, 'triangle']];
const COIN: Tone[] = [
  [2093, 0, 0.12, 0.06, 'square'],
  [2794, 0.05, 0.25, 0.05, 'sine'],
];
const CARD: Tone[] = [[320, 0, 0.06, 0.1, 'triangle']];
const TURN: Tone[] = [
  [523, 0, 0.5, 0.16, 'triangle'],
  [784, 0.14, 0.8, 0.16, 'triangle'],
];
const BUILD: Tone[] = [
  [110, 0, 0.16, 0.3, 'sine'],
  [82, 0.09, 0.24, 0.3, 'sine'],
];

const TONES: Record<Sound, Tone[]> = {
  turn: TURN,
  coin: COIN,
  card: CARD,
  build: BUILD,
  call: [...DRUM, ...PLUCK],
  silence: DRUM,
  crown: BELL,
  named: DRUM,
  killed: [...DRUM, ...BELL],
  robbed: COIN,
  destroyed: BUILD,
  swapped: CARD,
  bell: BELL,
  pluck: PLUCK,
  fanfare: TURN,
  count: BELL,
};

let on = kept('sound') === 'on';
let hall: AudioContext | null = null;
let hurry = 1;

export function soundOn(): boolean {
  return on;
}

export function setSound(wanted: boolean): void {
  on = wanted;
  keep('sound', wanted ? 'on' : 'off');
}

/** How many times faster than usual what happens is shown; from four on only what is important is heard. */
export function soundPace(times: number): void {
  hurry = times;
}

/** Plays a sound if the person wants sounds; they are made here, no file is loaded. */
export function sound(name: Sound, { pitch: raised = 0, level = 2 }: SoundOptions = {}): void {
  if (hurry >= 4 && level < 2) return;
  if (!on || typeof AudioContext === 'undefined') return;
  hall ??= new AudioContext();
  void hall.resume();
  for (const [pitch, at, rings, loud, timbre] of TONES[name]) {
    const start = hall.currentTime + at;
    const voice = hall.createOscillator();
    const fade = hall.createGain();
    voice.type = timbre;
    voice.frequency.value = pitch * 2 ** (raised / 12);
    fade.gain.setValueAtTime(0, start);
    fade.gain.linearRampToValueAtTime(loud, start + 0.008);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + rings);
    voice.connect(fade).connect(hall.destination);
    voice.start(start);
    voice.stop(start + rings);
  }
}
