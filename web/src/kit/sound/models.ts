import { RATE, asLoudAs, decayIn, dying, noise, silence, smoothed, together } from './samples';
import type { Part, Samples } from './samples';

/** One way in which a struck thing rings: pitch in Hz, how strong, and in how many seconds it has died away. */
type Mode = readonly [hertz: number, strong: number, dies: number];

/** A struck thing: the sum of its modes. */
function struck(modes: readonly Mode[], seconds: number): Samples {
  const rings = silence(seconds);
  for (const [hertz, strong, dies] of modes) {
    const turn = (2 * Math.PI * hertz) / RATE;
    const decay = decayIn(dies);
    const back = 2 * decay * Math.cos(turn);
    const farBack = decay * decay;
    // Two steps back are enough to know the next sample: far cheaper than a sine for each.
    let last = strong * decay * Math.sin(turn);
    let beforeLast = 0;
    const until = Math.min(rings.length, Math.ceil(dies * 1.2 * RATE));
    for (let i = 1; i < until; i++) {
      rings[i]! += last;
      const next = back * last - farBack * beforeLast;
      beforeLast = last;
      last = next;
    }
  }
  return rings;
}

/** The noise of the blow itself; `soft` from 0 to 1 lets more of its edge through. */
function blow(milliseconds: number, soft: number, seed: number): Samples {
  const draw = noise(seed);
  const heard = silence(milliseconds / 1000);
  let level = 0;
  for (let i = 0; i < heard.length; i++) {
    level += soft * (draw() - level);
    heard[i] = level * (1 - i / heard.length);
  }
  return heard;
}

/** Noise in a narrow band that wanders from one pitch to another and swells in the middle. */
function rush(seconds: number, from: number, to: number, narrow: number, seed: number): Samples {
  const draw = noise(seed);
  const heard = silence(seconds);
  let low = 0;
  let band = 0;
  for (let i = 0; i < heard.length; i++) {
    const done = i / heard.length;
    const cut = 2 * Math.sin(Math.PI * Math.min(0.2, (from + (to - from) * done) / RATE));
    low += cut * band;
    band += cut * (draw() - low - band / narrow);
    heard[i] = band * Math.sin(Math.PI * done);
  }
  return heard;
}

/** What the finger leaves in a string: soft noise, plucked at a fifth of its length, leaning to no side. */
function plucked(length: number, seed: number): Samples {
  const draw = noise(seed);
  const drawn = new Float32Array(length);
  let level = 0;
  for (let i = 0; i < length; i++) drawn[i] = level += 0.35 * (draw() - level);
  const finger = Math.round(length / 5);
  const shape = drawn.map((value, i) => value - 0.9 * drawn[(i - finger + length) % length]!);
  const middle = shape.reduce((sum, value) => sum + value, 0) / length;
  return shape.map((value) => value - middle);
}

/** A plucked string after Karplus and Strong. */
export function pluck(hertz: number, { rings = 1.2, loud = 0.22 } = {}): Samples {
  const period = RATE / hertz - 0.5;
  const whole = Math.floor(period);
  const rest = period - whole;
  const string = silence(rings);
  string.set(plucked(whole + 2, 3 + Math.round(hertz)).subarray(0, string.length));
  let before = 0;
  for (let i = whole + 2; i < string.length; i++) {
    const mean = 0.5 * (string[i - whole]! + string[i - whole - 1]!);
    string[i] = 0.996 * ((1 - rest) * mean + rest * before);
    before = mean;
  }
  return asLoudAs(smoothed(dying(string, 0.7)), loud);
}

const BELL_RATIOS = [0.5, 1, 1.183, 1.506, 2, 2.514, 3.011, 4.166] as const;
const BELL_STRONG = [0.35, 0.5, 0.45, 0.2, 0.8, 0.2, 0.2, 0.1] as const;
const BELL_DIES = [6, 3.5, 2.6, 1.8, 1.6, 0.9, 0.6, 0.35] as const;

/** A church bell, its hum an octave below the note and its strike note an octave above. */
export function bell(hertz: number, { rings = 3, loud = 0.18 } = {}): Samples {
  const modes = BELL_RATIOS.map((ratio, i): Mode => [hertz * ratio, BELL_STRONG[i]!, BELL_DIES[i]!]);
  const heard = together([struck(modes, rings)], [blow(6, 0.6, 11), 0, 0.5]);
  return asLoudAs(smoothed(dying(heard, 0.6)), loud);
}

const KNOCK: readonly Mode[] = [
  [310, 1, 0.06],
  [742, 0.6, 0.045],
  [1280, 0.35, 0.03],
  [2050, 0.2, 0.02],
];

/** Wood on wood. */
export function knock({ raised = 1, loud = 0.3 } = {}): Samples {
  const modes = KNOCK.map(([hertz, strong, dies]): Mode => [hertz * raised, strong, dies]);
  return asLoudAs(smoothed(together([struck(modes, 0.14)], [blow(4, 0.3, 5), 0, 0.6])), loud);
}

const COIN_HERTZ = [3120, 4870, 6710, 8340] as const;
const COIN_STRONG = [1, 0.7, 0.45, 0.3] as const;
const COIN_DIES = [0.28, 0.2, 0.14, 0.1] as const;

/** Coins that fall one after another, each with its rebound; with a `step` below 1 each rings lower. */
export function coins(count: number, { loud = 0.1, step = 1, apart = 0.07 } = {}): Samples {
  const draw = noise(count * 31 + 5);
  const one = (raised: number): Samples =>
    struck(
      COIN_HERTZ.map((hertz, i): Mode => [
        hertz * raised * (1 + 0.015 * draw()),
        COIN_STRONG[i]!,
        COIN_DIES[i]!,
      ]),
      0.35,
    );
  const parts = Array.from({ length: count }, (_, i): Part[] => [
    [one(step ** i), i * apart],
    [one(step ** i * 1.03), i * apart + 0.038, 0.56],
  ]);
  return asLoudAs(smoothed(together(...parts.flat())), loud);
}

/** A drum whose skin gives way: its pitch falls in the first hundredths of a second. */
export function drum({ loud = 0.5 } = {}): Samples {
  const skin = silence(0.5);
  const decay = decayIn(0.32);
  let turned = 0;
  let strong = 1;
  for (let i = 0; i < skin.length; i++) {
    turned += (2 * Math.PI * (82 + 58 * Math.exp(-i / RATE / 0.02))) / RATE;
    skin[i] = strong * Math.sin(turned);
    strong *= decay;
  }
  return asLoudAs(smoothed(together([skin], [rush(0.06, 240, 240, 1, 9), 0, 0.25])), loud);
}

/** A sheet of parchment drawn over the table. */
export function scroll({ loud = 0.06 } = {}): Samples {
  return asLoudAs(smoothed(rush(0.18, 900, 2600, 3, 21)), loud);
}

/** A wall that comes down, and the stones that roll after it. */
export function rubble({ loud = 0.34 } = {}): Samples {
  const draw = noise(77);
  const stones = Array.from({ length: 5 }, (_, i): Part => [
    knock({ raised: 0.55 + 0.12 * draw(), loud: 1 }),
    0.05 + i * 0.09 + 0.03 * draw(),
    0.5 - 0.07 * i,
  ]);
  return asLoudAs(smoothed(together([rush(0.7, 180, 60, 2.5, 4), 0, 1.2], ...stones)), loud);
}

const FADES = 0.12;

/** How open a horn is at this moment of a tone. */
function breath(at: number, seconds: number): number {
  const away = at > seconds ? Math.max(0, 1 - (at - seconds) / FADES) : 1;
  return Math.min(1, at / 0.04) * away;
}

/** Two horns a little apart; the harder they are blown, the brighter. */
export function horn(hertz: number, seconds: number, { loud = 0.14 } = {}): Samples {
  const heard = silence(seconds + FADES);
  const open = heard.map((_, i) => breath(i / RATE, seconds));
  for (let harmonic = 1; harmonic < 9; harmonic++) {
    const bright = open.map((now) => (now / harmonic) * Math.exp(-harmonic * 0.32 * (1.5 - now)));
    for (const detuned of [0.9977, 1.0023]) {
      const turn = (2 * Math.PI * hertz * detuned * harmonic) / RATE;
      const back = 2 * Math.cos(turn);
      let last = Math.sin(turn);
      let beforeLast = 0;
      for (let i = 1; i < heard.length; i++) {
        heard[i]! += bright[i]! * last;
        const next = back * last - beforeLast;
        beforeLast = last;
        last = next;
      }
    }
  }
  return asLoudAs(smoothed(heard), loud);
}
