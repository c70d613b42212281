import { beforeEach, describe, expect, it, vi } from 'vitest';
import { life } from '../../src/kit/life.svelte';
import { duration, motion } from '../../src/kit/motion.svelte';
import { theme } from '../../src/kit/theme.svelte';

let wishes: Record<string, boolean> = {};
beforeEach(() => {
  localStorage.clear();
  wishes = {};
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes[query] ?? false,
    addEventListener: () => undefined,
  }));
});
const root = document.documentElement;

describe('what this device remembers', () => {
  it('shows the light that the system asks for, until another is chosen', () => {
    wishes['(prefers-color-scheme: dark)'] = true;
    theme.light();
    expect(root.dataset['theme']).toBe('dark');
    theme.choose('light');
    expect(root.dataset['theme']).toBe('light');
    theme.light();
    expect(theme.choice).toBe('light');
  });

  it('remembers how fast pieces move', () => {
    motion.start();
    motion.choose(2);
    expect(duration('move')).toBe(160);
    motion.choose(0);
    expect(duration('move')).toBe(0);
    expect(root.dataset['motion']).toBe('still');
    motion.speed = 1;
    motion.start();
    expect(motion.speed).toBe(0);
    motion.choose(1);
    expect(root.dataset['motion']).toBeUndefined();
  });

  it('lets cities live until that is switched off', () => {
    life.start();
    expect(root.dataset['life']).toBe('on');
    life.choose(false);
    expect(root.dataset['life']).toBe('off');
    life.on = true;
    life.start();
    expect([life.on, root.dataset['life']]).toEqual([false, 'off']);
    life.choose(true);
  });

  it('moves nothing when the system asks for less motion', () => {
    wishes['(prefers-reduced-motion: reduce)'] = true;
    motion.start();
    expect(motion.still).toBe(true);
    expect(duration('grand')).toBe(0);
    wishes = {};
    motion.start();
  });
});
