import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Clock from '../../src/kit/Clock.svelte';
import { shortTime } from '../../src/kit/time';
import './speaking';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
}
const face = (): string => screen.getByRole('timer').textContent!.trim();

describe('the clock', () => {
  it('runs down from what it was told, and stands still when it does not run', async () => {
    const { rerender } = render(Clock, { left: 72, running: true });
    expect(face()).toBe('01:12');
    pass(13);
    expect(face()).toBe('00:59');
    await rerender({ left: 59, running: false });
    pass(30);
    expect(face()).toBe('00:59');
  });

  it('stands still while what led here may still be shown, then runs', () => {
    const { container } = render(Clock, { left: 30, running: true, still: 5 });
    pass(4);
    expect(face()).toBe('00:30');
    expect(container.querySelector('.still')).not.toBeNull();
    pass(6);
    expect(face()).toBe('00:25');
    expect(container.querySelector('.still')).toBeNull();
  });

  it('begins again from every new message, and never goes below nothing', async () => {
    const { rerender } = render(Clock, { left: 10, running: true });
    pass(4);
    await rerender({ left: 40, running: true });
    expect(face()).toBe('00:40');
    pass(60);
    expect(face()).toBe('00:00');
  });

  it('is said aloud at a minute, half a minute, ten seconds and the end, not every second', () => {
    const { container } = render(Clock, { left: 70, running: true });
    const aloud = container.querySelector('[aria-live=polite]')!;
    const said: string[] = [];
    for (let second = 0; second < 75; second++) {
      pass(1);
      const now = aloud.textContent!.trim();
      if (now && now !== said.at(-1)) said.push(now);
    }
    expect(said).toEqual(['60 seconds left.', '30 seconds left.', '10 seconds left.', 'The time is up.']);
  });

  it('counts long times in days and hours', () => {
    render(Clock, { left: 2 * 86_400 + 5 * 3600 + 59, running: true, label: 'Kasia' });
    expect(screen.getByRole('timer', { name: 'Kasia: 2 d 5 h' })).not.toBeNull();
    expect(shortTime(3661)).toBe('1:01:01');
  });
});
