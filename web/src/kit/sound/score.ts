import type { Sound } from '../sound';
import { bell, coins, drum, horn, knock, pluck, rubble, scroll } from './models';
import { asLoudAs, peakOf, smoothed, together } from './samples';
import type { Part, Samples } from './samples';

/** One thing that is struck in a sound: how it is made, when it begins in seconds, and how loud it is there. */
type Note = readonly [strike: () => Samples, at?: number, loud?: number];

/** No sound goes beyond −6 dB. */
const LOUDEST = 0.5;

/** Half tones above the D over middle C. */
function tone(above: number): number {
  return 293.66 * 2 ** (above / 12);
}
const [D, E_FLAT, F, F_SHARP, G, A_FLAT, A] = [0, 1, 3, 4, 5, 6, 7] as const;
const OCTAVE = 12;

/** What every sound is made of; `up` raises what has a pitch by so many half tones. */
const SCORE: Record<Sound, (up: number) => Note[]> = {
  turn: (up) => [[() => pluck(tone(D + up))], [() => pluck(tone(A + up)), 0.13]],
  coin: () => [[() => coins(2)]],
  card: () => [[() => scroll()]],
  build: () => [
    [() => knock()],
    [() => knock({ raised: 0.94 }), 0.085, 0.63],
    [() => coins(2, { loud: 0.08 }), 0.3],
  ],
  call: (up) => [[() => drum({ loud: 0.32 })], [() => pluck(tone(D + up)), 0.12]],
  silence: () => [[() => drum({ loud: 0.2 })]],
  crown: (up) => [
    [() => bell(tone(G + up))],
    [() => pluck(tone(D + OCTAVE + up)), 0.1, 0.7],
    [() => pluck(tone(F_SHARP + OCTAVE + up)), 0.2, 0.7],
    [() => pluck(tone(A + OCTAVE + up)), 0.3, 0.7],
  ],
  named: (up) => [
    [() => drum({ loud: 0.3 })],
    [() => pluck(tone(D - OCTAVE + up)), 0.06],
    [() => pluck(tone(E_FLAT - OCTAVE + up)), 0.2, 0.8],
  ],
  killed: () => [
    [() => drum()],
    [() => bell(tone(G - OCTAVE), { rings: 2.6, loud: 0.2 }), 0.05],
    [() => bell(tone(A_FLAT - OCTAVE), { rings: 2.6, loud: 0.16 }), 0.05],
  ],
  robbed: () => [
    [() => coins(4, { step: 0.93, apart: 0.09 })],
    [() => pluck(tone(F), { rings: 0.9 }), 0.34],
    [() => pluck(tone(D), { rings: 0.9 }), 0.52],
  ],
  destroyed: () => [[() => drum()], [() => rubble(), 0.06]],
  swapped: () => [[() => scroll({ loud: 0.09 })], [() => scroll({ loud: 0.09 }), 0.16]],
  bell: (up) => [[() => bell(tone(D + up))]],
  pluck: (up) => [[() => pluck(tone(D + up), { rings: 0.6, loud: 0.12 })]],
  fanfare: () => [
    [() => horn(tone(D), 0.14)],
    [() => horn(tone(D), 0.1), 0.2],
    [() => horn(tone(D), 0.1), 0.34],
    [() => horn(tone(A), 0.7), 0.48],
    [() => horn(tone(D + OCTAVE), 0.9), 0.62, 0.8],
    [() => bell(tone(D)), 0.5],
    [() => bell(tone(A)), 0.74, 0.8],
    ...[D, F_SHARP, A, D + OCTAVE].map((note, i): Note => [() => pluck(tone(note)), 0.5 + i * 0.04]),
  ],
  count: (up) => [[() => bell(tone(D + up), { rings: 2.2, loud: 0.14 })]],
};

/** A whole sound; `up` raises what has a pitch by so many half tones. */
export function rendered(name: Sound, up = 0): Samples {
  const parts = SCORE[name](up).map(([strike, at, loud]): Part => [strike(), at, loud]);
  const whole = smoothed(together(...parts));
  return peakOf(whole) > LOUDEST ? asLoudAs(whole, LOUDEST) : whole;
}
