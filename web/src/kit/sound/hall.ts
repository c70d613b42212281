import type { Sound } from '../sound';
import { RATE, decayIn, noise, silence } from './samples';
import type { Samples } from './samples';
import { LEVELS } from './levels';
import type { Made, Order } from './making';
import { Voices } from './voices';

const TAIL = 1.2;
const WET = 0.12;
/** The browser's compressor makes everything louder by itself: −18 dB at 3:1 by 7.2 dB. This takes it back. */
const AS_BEFORE = 10 ** (-7.2 / 20);
/** What could not be heard within so many seconds is not heard at all. */
const STALE = 1;

/** How a sound is played this time. */
interface Playing {
  up: number;
  level?: number;
  hurry: number;
}

/** Has sounds made beside the page. */
class Workshop {
  readonly #worker = new Worker(new URL('./making.ts', import.meta.url), { type: 'module' });
  readonly #waiting: ((samples: Samples) => void)[] = [];

  constructor() {
    this.#worker.onmessage = ({ data: { n, samples } }: MessageEvent<Made>) => this.#waiting[n]?.(samples);
  }

  make(name: Sound, up: number): Promise<Samples> {
    return new Promise((done) => {
      const order: Order = { n: this.#waiting.push(done) - 1, name, up };
      this.#worker.postMessage(order);
    });
  }
}

/** Where sounds are heard: a stone room, a hand on the volume, and at most eight voices. */
export class Hall {
  readonly #context = new AudioContext({ sampleRate: RATE });
  readonly #workshop = new Workshop();
  readonly #inside = this.#context.createGain();
  readonly #volume = this.#context.createGain();
  readonly #voices = new Voices(() => this.#context.currentTime);
  readonly #made = new Map<string, Promise<AudioBuffer>>();

  constructor(volume: number) {
    const even = this.#context.createDynamicsCompressor();
    even.threshold.value = -18;
    even.knee.value = 0;
    even.ratio.value = 3;
    const wet = this.#context.createGain();
    wet.gain.value = WET;
    const echo = this.#context.createConvolver();
    echo.buffer = this.#stone();
    this.#inside.connect(even);
    this.#inside.connect(echo).connect(wet).connect(even);
    even.connect(this.#volume).connect(this.#context.destination);
    this.setVolume(volume);
  }

  setVolume(volume: number): void {
    this.#volume.gain.value = volume * AS_BEFORE;
  }

  async play(name: Sound, { up, level = LEVELS[name], hurry }: Playing): Promise<void> {
    if (hurry >= 4 && level < 2) return;
    const key = `${name} ${up}`;
    if (this.#voices.tooSoon(key)) return;
    const asked = performance.now();
    const buffer = await this.#bufferOf(key, name, up);
    await this.#context.resume();
    if (performance.now() - asked > STALE * 1000) return;
    const fade = this.#context.createGain();
    const source = this.#context.createBufferSource();
    const hush = (): void => {
      fade.gain.setTargetAtTime(0, this.#context.currentTime, 0.01);
      source.stop(this.#context.currentTime + 0.06);
    };
    if (!this.#voices.begins(key, level, buffer.duration, hush)) return;
    source.buffer = buffer;
    source.connect(fade).connect(this.#inside);
    source.onended = () => fade.disconnect();
    source.start();
  }

  #bufferOf(key: string, name: Sound, up: number): Promise<AudioBuffer> {
    const known =
      this.#made.get(key) ?? this.#workshop.make(name, up).then((samples) => this.#buffer(samples));
    this.#made.set(key, known);
    return known;
  }

  #buffer(...channels: Samples[]): AudioBuffer {
    const buffer = this.#context.createBuffer(channels.length, channels[0]!.length, RATE);
    channels.forEach((samples, channel) => buffer.getChannelData(channel).set(samples));
    return buffer;
  }

  /** What the walls give back: noise that dies away, another to each ear. */
  #stone(): AudioBuffer {
    const draw = noise(99);
    const decay = decayIn(TAIL);
    const wall = (): Samples => {
      let strong = 1;
      return silence(TAIL).map(() => draw() * (strong *= decay));
    };
    return this.#buffer(wall(), wall());
  }
}
