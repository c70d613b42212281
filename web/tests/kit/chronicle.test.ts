import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Chronicle from '../../src/kit/Chronicle.svelte';
import type { Line } from '../../src/kit/Chronicle.svelte';
import { press } from './speaking';

const line = (key: number): Line => ({
  key,
  seat: 1,
  parts: [
    { text: `Wanda ${key}`, ref: { kind: 'seat', id: 1 } },
    { text: ' builds the ' },
    { text: `Market ${key}`, ref: { kind: 'district', id: 'market' } },
    { text: '.' },
  ],
});
const lines = (count: number): Line[] => Array.from({ length: count }, (_, key) => line(key));

/** jsdom draws nothing: every line is 20 high, and five are seen at once. */
function drawn(log: HTMLElement): HTMLElement {
  Object.defineProperty(log, 'scrollHeight', {
    configurable: true,
    get: () => log.querySelectorAll('.line').length * 20,
  });
  Object.defineProperty(log, 'clientHeight', { get: () => 100 });
  return log;
}

async function open(count: number, more: object = {}) {
  const shown = render(Chronicle, { lines: lines(count), ...more });
  const log = drawn(screen.getByRole('log'));
  await shown.rerender({ lines: lines(count), ...more });
  return { log, ...shown };
}

describe('the chronicle', () => {
  it('stays at its end as lines come', async () => {
    const { log, rerender } = await open(20);
    await rerender({ lines: lines(24) });
    expect(log.scrollTop).toBe(480);
    expect(screen.queryByText(/new line/)).toBeNull();
  });

  it('leaves a reader who scrolled up where they are, and says what came', async () => {
    const { log, rerender } = await open(20);
    log.scrollTop = 40;
    await fireEvent.scroll(log);
    await rerender({ lines: lines(22) });
    expect(log.scrollTop).toBe(40);
    await fireEvent.click(screen.getByRole('button', { name: '2 new lines' }));
    expect(log.scrollTop).toBe(440);
    expect(screen.queryByText(/new line/)).toBeNull();
  });

  it('follows when lines come faster than it is told of its own scrolling', async () => {
    const { log, rerender } = await open(20);
    await rerender({ lines: lines(24) });
    // Lines were drawn that it has not heard of yet when the news of its scrolling comes.
    Object.defineProperty(log, 'scrollHeight', { configurable: true, get: () => 48 * 20 });
    await fireEvent.scroll(log);
    expect(log.scrollTop).toBe(48 * 20);
    await rerender({ lines: lines(48) });
    expect(screen.queryByText(/new line/)).toBeNull();
  });

  it('goes with whoever walks through a record, wherever they had read', async () => {
    const { log, rerender } = await open(20, { place: 20 });
    log.scrollTop = 40;
    await fireEvent.scroll(log);
    await rerender({ lines: lines(22), place: 21 });
    expect(log.scrollTop).toBe(440);
  });

  it('stays at its end when a line is told anew and grows', async () => {
    const told: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          told.push(tell);
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    const { log } = await open(20);
    log.scrollTop = 290;
    for (const tell of told) tell();
    expect(log.scrollTop).toBe(400);
    vi.unstubAllGlobals();
  });

  it('marks where my last turn ended', async () => {
    await open(4, { since: 2 });
    const said = screen.getByRole('log').textContent!;
    expect(said.indexOf('Market 1')).toBeLessThan(said.indexOf('since your last turn'));
    expect(said.indexOf('since your last turn')).toBeLessThan(said.indexOf('Wanda 2'));
  });

  it('points at pieces under the pointer and opens them by a click', async () => {
    const onpoint = vi.fn();
    const onlook = vi.fn();
    await open(2, { onpoint, onlook });
    const market = screen.getByText('Market 1');
    await fireEvent.pointerEnter(market);
    await fireEvent.pointerLeave(market);
    await fireEvent.click(market);
    const ref = { kind: 'district', id: 'market' };
    expect(onpoint.mock.calls).toEqual([[ref], [null]]);
    expect(onlook.mock.calls).toEqual([[ref]]);
  });

  it('is one stop for Tab, and arrows walk along its names', async () => {
    const { log } = await open(2, { onlook: vi.fn() });
    expect([...log.querySelectorAll('button')].every((one) => one.tabIndex === -1)).toBe(true);
    log.focus();
    const walk = ['ArrowLeft', 'ArrowLeft', 'ArrowRight'].map((key) => {
      press(key);
      return document.activeElement!.textContent;
    });
    expect(walk).toEqual(['Market 1', 'Wanda 1', 'Market 1']);
  });

  it('is not disturbed by a last scroll while it is taken away', async () => {
    const { log, unmount } = await open(20);
    const wrong = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', wrong);
    unmount();
    log.dispatchEvent(new Event('scroll'));
    removeEventListener('error', wrong);
    expect(wrong).not.toHaveBeenCalled();
  });

  it('keeps a comma with the name before it', async () => {
    const said = [
      { text: 'Harbor', ref: { kind: 'district', id: 'harbor' } },
      { text: ', ' },
      { text: 'Fortress', ref: { kind: 'district', id: 'fortress' } },
      { text: '.' },
    ];
    render(Chronicle, { lines: [{ key: 1, parts: said }], onlook: vi.fn() });
    expect(screen.getByText('Harbor').parentElement!.textContent).toBe('Harbor,');
    expect(screen.getByText('Fortress').parentElement!.textContent).toBe('Fortress.');
    expect(screen.getByRole('log').textContent!.trim()).toBe('Harbor, Fortress.');
  });

  it('keeps a bracket with the name that it opens and closes for', async () => {
    const said = [
      { text: 'Their turn (' },
      { text: 'Architect', ref: { kind: 'character', id: 'architect' } },
      { text: ') is played by ' },
      { text: 'Anna', ref: { kind: 'seat', id: 0 } },
    ];
    render(Chronicle, { lines: [{ key: 1, parts: said }], onlook: vi.fn() });
    expect(screen.getByText('Architect').parentElement!.textContent).toBe('(Architect)');
    expect(screen.getByRole('log').textContent!.trim()).toBe('Their turn (Architect) is played by Anna');
  });
});
