import { keep, kept } from './kept';

export type Sound = 'turn' | 'coin' | 'card' | 'build';

/** One struck tone: pitch in Hz, when it begins and how long it rings in seconds, how loud, and its timbre. */
type Tone = [pitch: number, at: number, rings: number, loud: number, timbre: OscillatorType];

const TONES: Record<Sound, Tone[]> = {
  turn: [
    [523, 0, 0.5, 0.16, 'triangle'],
    [784, 0.14, 0.8, 0.16, 'triangle'],
  ],
  coin: [
    [2093, 0, 0.12, 0.06, 'square'],
    [2794, 0.05, 0.25, 0.05, 'sine'],
  ],
  card: [[320, 0, 0.06, 0.1, 'triangle']],
  build: [
    [110, 0, 0.16, 0.3, 'sine'],
    [82, 0.09, 0.24, 0.3, 'sine'],
  ],
};

let on = kept('sound') === 'on';
let hall: AudioContext | null = null;

export function soundOn(): boolean {
  return on;
}

export function setSound(wanted: boolean): void {
  on = wanted;
  keep('sound', wanted ? 'on' : 'off');
}

/** Plays a sound if the person wants sounds; they are made here, no file is loaded. */
export function sound(name: Sound): void {
  if (!on || typeof AudioContext === 'undefined') return;
  hall ??= new AudioContext();
  void hall.resume();
  for (const [pitch, at, rings, loud, timbre] of TONES[name]) {
    const start = hall.currentTime + at;
    const voice = hall.createOscillator();
    const fade = hall.createGain();
    voice.type = timbre;
    voice.frequency.value = pitch;
    fade.gain.setValueAtTime(0, start);
    fade.gain.linearRampToValueAtTime(loud, start + 0.008);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + rings);
    voice.connect(fade).connect(hall.destination);
    voice.start(start);
    voice.stop(start + rings);
  }
}
