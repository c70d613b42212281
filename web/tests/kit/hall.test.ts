import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Made, Order } from '../../src/kit/sound/making';
import { rendered } from '../../src/kit/sound/score';

/** What was started, in order: the lengths of the buffers in seconds. */
let started: number[] = [];
let clicked = true;

/** As much of the browser's sound as a hall needs. */
class SilentContext {
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createGain = () => this.#node({ gain: { value: 1, setTargetAtTime: () => undefined } });
  createConvolver = () => this.#node({ buffer: null });
  createDynamicsCompressor = () =>
    this.#node({ threshold: { value: 0 }, knee: { value: 30 }, ratio: { value: 12 } });
  createBuffer = (_channels: number, length: number, rate: number) => {
    const data = new Float32Array(length);
    return { duration: length / rate, getChannelData: () => data };
  };
  createBufferSource = () => {
    const source = {
      buffer: { duration: 0 },
      start: () => started.push(source.buffer.duration),
      stop: () => undefined,
    };
    return this.#node(source);
  };

  #node<Kind extends object>(kind: Kind) {
    return Object.assign(kind, { connect: (next: unknown) => next, disconnect: () => undefined });
  }
}

/** A worker that works here. */
class Here {
  onmessage: ((event: { data: Made }) => void) | null = null;
  postMessage({ n, name, up }: Order): void {
    queueMicrotask(() => this.onmessage?.({ data: { n, samples: rendered(name, up) } }));
  }
}

beforeEach(() => {
  localStorage.clear();
  started = [];
  clicked = true;
  vi.resetModules();
  vi.stubGlobal('AudioContext', SilentContext);
  vi.stubGlobal('Worker', Here);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  Object.defineProperty(navigator.userActivation, 'hasBeenActive', { get: () => clicked });
});
const front = () => import('../../src/kit/sound');

describe('sounds at the table', () => {
  it('are heard after the first click', async () => {
    const { sound, soundOn } = await front();
    expect(soundOn()).toBe(true);
    clicked = false;
    sound('card');
    clicked = true;
    sound('coin');
    await vi.waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]).toBeCloseTo(0.46, 1);
  });

  it('are not heard once switched off, also later', async () => {
    (await front()).setSound(false);
    vi.resetModules();
    const { setSound, sound, soundOn } = await front();
    expect(soundOn()).toBe(false);
    sound('card');
    setSound(true);
    sound('coin');
    await vi.waitFor(() => expect(started).toHaveLength(1));
  });

  it('remember how loud they shall be', async () => {
    const first = await front();
    expect(first.soundVolume()).toBe(0.6);
    first.setVolume(0.25);
    vi.resetModules();
    expect((await front()).soundVolume()).toBe(0.25);
  });

  it('are only the important ones in a hurry', async () => {
    const { sound, soundPace } = await front();
    soundPace(4);
    sound('coin');
    sound('build');
    sound('pluck', { level: 2 });
    await vi.waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]).toBeCloseTo(0.6, 1);
  });

  it('come once where the same is asked for twice at a time', async () => {
    const { sound } = await front();
    sound('coin');
    sound('coin');
    sound('pluck', { pitch: 1 });
    sound('pluck', { pitch: 2 });
    await vi.waitFor(() => expect(started).toHaveLength(3));
  });
});
