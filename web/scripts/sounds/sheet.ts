import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sound } from '../../src/kit/sound';
import { RATE, peakOf } from '../../src/kit/sound/samples';
import type { Samples } from '../../src/kit/sound/samples';
import { LEVELS } from '../../src/kit/sound/levels';
import { rendered } from '../../src/kit/sound/score';
import { centroid, hertzAt, spectrum } from './spectrum';
import { wav } from './wav';

const [WIDE, HIGH, GAP] = [420, 110, 26] as const;
const LOWEST = 30;

interface Heard {
  name: Sound;
  samples: Samples;
  milliseconds: number;
}

function heard(name: Sound): Heard {
  const begun = performance.now();
  const samples = rendered(name);
  return { name, samples, milliseconds: performance.now() - begun };
}

function inDecibels(amount: number): number {
  return 20 * Math.log10(Math.max(amount, 1e-6));
}

function told({ name, samples, milliseconds }: Heard): string {
  const seconds = (samples.length / RATE).toFixed(2);
  const peak = inDecibels(peakOf(samples)).toFixed(1);
  return `${name}: ${seconds} s, peak ${peak} dB, around ${Math.round(centroid(samples))} Hz, made in ${milliseconds.toFixed(1)} ms`;
}

/** The highest and lowest sample of every column; four seconds fit. */
function envelope(samples: Samples): string {
  const column = Math.round((4 * RATE) / WIDE);
  const lines: string[] = [];
  for (let x = 0; x * column < samples.length; x++) {
    const part = samples.subarray(x * column, (x + 1) * column);
    const [low, high] = [Math.min(...part), Math.max(...part)];
    lines.push(`M${x} ${(HIGH / 2) * (1 - high * 2)}V${(HIGH / 2) * (1 - low * 2) + 0.5}`);
  }
  return lines.join('');
}

/** From 30 Hz to 20 kHz, each octave as wide as another; 80 dB high. */
function pitches(samples: Samples): string {
  const strong = spectrum(samples);
  const most = Math.max(...strong);
  const points: string[] = [];
  strong.forEach((value, i) => {
    const hertz = hertzAt(i);
    if (hertz < LOWEST || hertz > 20_000) return;
    const x = (Math.log(hertz / LOWEST) / Math.log(20_000 / LOWEST)) * WIDE;
    const y = Math.min(HIGH, (-inDecibels(value / most) / 80) * HIGH);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  });
  return `M${points.join('L')}`;
}

function row(one: Heard, place: number): string {
  const top = place * (HIGH + GAP);
  const marks = [100, 1000, 10_000].map((hertz) => {
    const x = (Math.log(hertz / LOWEST) / Math.log(20_000 / LOWEST)) * WIDE;
    return `<path d="M${x} 0V${HIGH}" stroke="#ccb"/><text x="${x + 2}" y="${HIGH - 2}">${hertz}</text>`;
  });
  return `<g transform="translate(10 ${top + GAP})"><text y="-6" font-weight="700">${told(one)}</text>
<path d="M0 ${HIGH / 2}H${WIDE}M105 0V${HIGH}M210 0V${HIGH}M315 0V${HIGH}" stroke="#ccb"/><path d="${envelope(one.samples)}" stroke="#7a1c12"/>
<g transform="translate(${WIDE + 20})">${marks.join('')}<path d="${pitches(one.samples)}" fill="none" stroke="#1f4a7a"/></g></g>`;
}

/** Writes a WAV file for every sound and one picture of all; says what was written. */
export function writeSounds(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const all = (Object.keys(LEVELS) as Sound[]).map(heard);
  for (const { name, samples } of all) writeFileSync(join(folder, `${name}.wav`), wav(samples));
  const size = `width="${WIDE * 2 + 40}" height="${all.length * (HIGH + GAP) + 10}"`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fffdf4"/>${all.map(row).join('\n')}</svg>\n`;
  writeFileSync(join(folder, 'sounds.svg'), drawn);
  return all.map(told);
}
