import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Button from '../../src/kit/Button.svelte';
import Card from '../../src/kit/Card.svelte';
import Choice from '../../src/kit/Choice.svelte';
import Count from '../../src/kit/Count.svelte';
import NumberField from '../../src/kit/NumberField.svelte';
import QrCode from '../../src/kit/QrCode.svelte';
import Scrubber from '../../src/kit/Scrubber.svelte';
import Seat from '../../src/kit/Seat.svelte';
import Tabs from '../../src/kit/Tabs.svelte';
import Toast from '../../src/kit/Toast.svelte';
import { SEATS } from '../../src/kit/heraldry';
import { motion } from '../../src/kit/motion.svelte';
import { say } from '../../src/kit/toast.svelte';
import { press, words } from './speaking';

describe('a button', () => {
  it('that cannot be pressed says why and keeps its place for the keyboard', async () => {
    const onclick = vi.fn();
    render(Button, { children: words('Build'), why: 'needs 6, has 5', onclick });
    const button = screen.getByRole('button', { name: /Build.*needs 6, has 5/ });
    button.focus();
    expect(document.activeElement).toBe(button);
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
  });

  it('shows and announces its key', () => {
    render(Button, { children: words('Manor'), key: '1' });
    const button = screen.getByRole('button', { name: 'Manor' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('1');
    expect(button.textContent).toContain('1');
  });

  it('with an address is a link', () => {
    render(Button, { children: words('Rules'), href: '/rules' });
    expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules');
  });
});

describe('a card', () => {
  it('that lies face down tells nobody what it is', () => {
    render(Card, { name: 'Thief', label: 'Thief', facedown: true, onclick: () => undefined });
    expect(screen.getByRole('button').getAttribute('aria-label')).toBeNull();
    expect(screen.getByRole('button', { name: 'a card face down' })).not.toBeNull();
  });

  it('that cannot be used says why on itself', () => {
    render(Card, { name: 'Keep', state: 'no', why: 'needs 3', onclick: () => undefined });
    const card = screen.getByRole('button', { name: /Keep.*needs 3/ });
    expect(card.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a count', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    motion.speed = 1;
  });

  it('counts up to its new value and says the value itself at once', async () => {
    const { container, rerender } = render(Count, { value: 2, label: '2 gold' });
    const shown = (): string => container.querySelector('b')!.textContent!;
    await rerender({ value: 12, label: '12 gold' });
    expect(screen.getByText('12 gold')).not.toBeNull();
    expect(Number(shown())).toBeLessThan(12);
    vi.advanceTimersByTime(400);
    flushSync();
    expect(shown()).toBe('12');
  });

  it('is there at once where nothing moves', async () => {
    motion.speed = 0;
    const { container, rerender } = render(Count, { value: 2, label: '2 gold' });
    await rerender({ value: 12, label: '12 gold' });
    expect(container.querySelector('b')!.textContent).toBe('12');
  });
});

describe('a seat', () => {
  it('says who moves and who is away', async () => {
    const { rerender } = render(Seat, { seat: 4, name: 'Wanda', to_move: true });
    const plate = screen.getByRole('region', { name: 'Wanda' });
    expect(plate.textContent).toContain('is choosing');
    await rerender({ to_move: false, away: true });
    expect(plate.textContent).toContain('away');
  });

  it('can be chosen only while it is a target', async () => {
    const onclick = vi.fn();
    const { rerender } = render(Seat, { props: { seat: 2, name: 'Tomasz', target: true, onclick } });
    await fireEvent.click(screen.getByRole('button', { name: 'Choose Tomasz' }));
    expect(onclick).toHaveBeenCalledWith(2);
    await rerender({ target: false });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is told apart from the others by its beast and its ordinary, not only by colour', () => {
    expect(new Set(SEATS.map((arms) => arms.beast)).size).toBe(8);
    expect(new Set(SEATS.map((arms) => arms.ordinary)).size).toBe(8);
    expect(new Set(SEATS.map((arms) => arms.charge)).size).toBe(8);
  });
});

describe('fields', () => {
  it('keep a number within its bounds', async () => {
    const onchange = vi.fn();
    render(NumberField, { label: 'Players', value: 7, min: 2, max: 8, onchange });
    const more = screen.getByRole('button', { name: 'Players: more' });
    await fireEvent.click(more);
    expect((more as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.change(screen.getByLabelText('Players'), { target: { value: '99' } });
    await fireEvent.change(screen.getByLabelText('Players'), { target: { value: '' } });
    expect(onchange.mock.calls).toEqual([[8], [8], [2]]);
  });

  it('offer a few choices as radio buttons with one name', async () => {
    const onchange = vi.fn();
    const options = [
      { value: 1, label: 'one' },
      { value: 2, label: 'two' },
    ];
    render(Choice, { label: 'How many', options, value: 1, onchange });
    expect(screen.getByRole('group', { name: 'How many' })).not.toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'two' }));
    expect(onchange).toHaveBeenCalledWith(2);
  });

  it('turn leaves with arrow keys', async () => {
    const tabs = [
      { key: 'a', label: 'Log' },
      { key: 'b', label: 'Rules' },
    ];
    render(Tabs, { tabs, value: 'a', label: 'Side', children: undefined });
    const [log, rules] = screen.getAllByRole('tab');
    log!.focus();
    press('ArrowRight');
    flushSync();
    expect(document.activeElement).toBe(rules);
    expect(rules!.getAttribute('aria-selected')).toBe('true');
  });
});

describe('a scrubber', () => {
  it('steps, jumps to marks and stays within the record', async () => {
    const onseek = vi.fn();
    const marks = [{ at: 7, label: 'The lead changed' }];
    const { rerender } = render(Scrubber, { value: 3, max: 9, marks, onseek, label: 'Record' });
    await fireEvent.click(screen.getByRole('button', { name: 'One step on' }));
    await fireEvent.click(screen.getByRole('button', { name: 'The lead changed' }));
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '0' } });
    expect(onseek.mock.calls.flat()).toEqual([4, 7, 0]);
    await rerender({ value: 9 });
    expect((screen.getByRole('button', { name: 'One step on' }) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('messages and codes', () => {
  it('says a thing once, and it leaves by itself', () => {
    vi.useFakeTimers();
    render(Toast);
    say('Copied.');
    say('Copied.');
    flushSync();
    expect(screen.getAllByText(/Copied/)).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(screen.queryByText(/Copied/)).toBeNull();
    vi.useRealTimers();
  });

  it('draws an address as a square code', () => {
    render(QrCode, { text: 'https://example.org/t/abc', label: 'The invitation' });
    const code = screen.getByRole('img', { name: 'The invitation' });
    expect(code.querySelector('path')!.getAttribute('d')!.length).toBeGreaterThan(1000);
  });
});
