import { RATE } from '../../src/kit/sound/samples';

/** The samples, a power of two of them, in terms of pitches: how strong each of the first half is. */
function strengths(samples: Float64Array): Float64Array {
  const size = samples.length;
  const real = Float64Array.from(samples);
  const turned = new Float64Array(size);
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j]] = [real[j]!, real[i]!];
  }
  for (let width = 2; width <= size; width *= 2) {
    const half = width / 2;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / width;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let low = k; low < size; low += width) {
        const high = low + half;
        const re = real[high]! * cos - turned[high]! * sin;
        const im = real[high]! * sin + turned[high]! * cos;
        real[high] = real[low]! - re;
        turned[high] = turned[low]! - im;
        real[low]! += re;
        turned[low]! += im;
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, i) => Math.hypot(real[i]!, turned[i]!));
}

const WINDOW = 4096;

/** How strong each pitch is over the whole sound; the pitch of place `i` is `hertzAt(i)`. */
export function spectrum(samples: Float32Array): Float64Array {
  const sum = new Float64Array(WINDOW / 2);
  for (let begin = -WINDOW / 2; begin < samples.length; begin += WINDOW / 2) {
    const part = Float64Array.from(
      { length: WINDOW },
      (_, i) => (samples[begin + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW)),
    );
    strengths(part).forEach((strong, i) => (sum[i]! += strong * strong));
  }
  return sum.map(Math.sqrt);
}

export function hertzAt(place: number): number {
  return (place * RATE) / WINDOW;
}

/** The pitch around which a sound lies, in Hz: what makes it bright or dark. */
export function centroid(samples: Float32Array): number {
  const strong = spectrum(samples);
  let whole = 0;
  let weighed = 0;
  strong.forEach((value, i) => {
    whole += value * value;
    weighed += value * value * hertzAt(i);
  });
  return weighed / (whole || 1);
}
