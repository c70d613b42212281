import type { Sound } from '../sound';
import { rendered } from './score';
import type { Samples } from './samples';

/** What the page asks for, and what it is given; `n` says which order it was. */
export interface Order {
  n: number;
  name: Sound;
  up: number;
}
export interface Made {
  n: number;
  samples: Samples;
}

// Runs beside the page as a worker: however slow the device, nothing on the page waits for a sound.
addEventListener('message', ({ data: { n, name, up } }: MessageEvent<Order>) => {
  const samples = rendered(name, up);
  const made: Made = { n, samples };
  postMessage(made, { transfer: [samples.buffer] });
});
