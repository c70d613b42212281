/** Samples in a second. */
export const RATE = 44_100;

/** Sound pressure from −1 to 1, one channel. */
export type Samples = Float32Array<ArrayBuffer>;

/** One thing heard within a sound: its samples, when it begins in seconds, and how loud it is there. */
export type Part = readonly [samples: Samples, at?: number, loud?: number];

/** Room for so many seconds of silence. */
export function silence(seconds: number): Samples {
  return new Float32Array(Math.ceil(seconds * RATE));
}

/** What an amplitude is multiplied by at every sample if it falls by 60 dB in so many seconds. */
export function decayIn(seconds: number): number {
  return Math.exp(-6.9078 / (seconds * RATE));
}

/** Even noise between −1 and 1, the same one for the same seed. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 1_073_741_823.5 - 1;
  };
}

/** All parts heard together, as long as the last of them rings. */
export function together(...parts: Part[]): Samples {
  const begins = parts.map(([, at = 0]) => Math.round(at * RATE));
  const heard = new Float32Array(Math.max(...parts.map(([samples], i) => samples.length + begins[i]!)));
  parts.forEach(([samples, , loud = 1], part) => {
    const begin = begins[part]!;
    for (let i = 0; i < samples.length; i++) heard[begin + i]! += samples[i]! * loud;
  });
  return heard;
}

export function peakOf(samples: Samples): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** The same at another loudness: its highest peak is `peak`. Changes the samples it is given. */
export function asLoudAs(samples: Samples, peak: number): Samples {
  const by = peak / (peakOf(samples) || 1);
  for (let i = 0; i < samples.length; i++) samples[i]! *= by;
  return samples;
}

const LEAN = 1 - (2 * Math.PI * 25) / RATE;
const COMES = Math.round(0.0006 * RATE);
const GOES = Math.round(0.03 * RATE);

/**
 * Begins and ends at zero and leans to no side, so that nothing clicks. Changes the samples it is given.
 */
export function smoothed(samples: Samples): Samples {
  const { length } = samples;
  let before = 0;
  let leaning = 0;
  for (let i = 0; i < length; i++) {
    const now = samples[i]!;
    leaning = now - before + LEAN * leaning;
    before = now;
    samples[i] = leaning;
  }
  for (let i = 0; i < Math.min(COMES, length); i++) samples[i]! *= i / COMES;
  const goes = Math.min(GOES, length);
  for (let i = 0; i < goes; i++) samples[length - 1 - i]! *= i / goes;
  return samples;
}

/** Dies away evenly over this share of its end. Changes the samples it is given. */
export function dying(samples: Samples, share: number): Samples {
  const { length } = samples;
  const fading = Math.round(length * share);
  for (let i = 0; i < fading; i++) samples[length - 1 - i]! *= (i / fading) ** 2;
  return samples;
}
