import { createRawSnippet } from 'svelte';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Hand from '../../src/kit/Hand.svelte';
import { press } from './speaking';

interface Held {
  key: string;
  label?: string;
  why?: string;
}
const CARDS: Held[] = [
  { key: 'tavern', label: 'Tavern' },
  { key: 'manor', label: 'Manor', why: 'needs 3' },
  { key: 'palace', label: 'Palace' },
];
const card = createRawSnippet<[Held, boolean]>((held) => ({ render: () => `<i>${held().label}</i>` }));

function open(more: object = {}) {
  const onpick = vi.fn();
  render(Hand, { cards: CARDS, card, label: 'My hand', onpick, ...more });
  return { onpick, cards: screen.getAllByRole('button') };
}

describe('the hand', () => {
  it('is one stop for Tab; arrows, Home and End move inside and around', async () => {
    const { cards } = open();
    expect(cards.map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    cards[0]!.focus();
    const walk = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
      press(key);
      return document.activeElement!.getAttribute('aria-label');
    });
    expect(walk).toEqual(['Manor', 'Palace', 'Tavern', 'Palace', 'Tavern', 'Palace']);
    await Promise.resolve();
    expect(cards.map((one) => one.tabIndex)).toEqual([-1, -1, 0]);
  });

  it('shows which card is advised and which one is spoken of', () => {
    const { cards } = open({ advised: ['palace'], pointed: ['tavern'] });
    expect(cards.map((one) => one.classList.contains('hinted'))).toEqual([false, false, true]);
    expect(cards.map((one) => one.classList.contains('pointed'))).toEqual([true, false, false]);
  });

  it('picks what is clicked, but not what cannot be used', async () => {
    const { cards, onpick } = open();
    await fireEvent.click(cards[2]!);
    await fireEvent.click(cards[1]!);
    expect(onpick.mock.calls.map(([key]) => key)).toEqual(['palace']);
    expect(cards[1]!.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows what is picked', () => {
    const { cards } = open({ selected: ['manor', 'palace'] });
    expect(cards.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'true']);
  });

  it('can be looked through while nothing can be picked', () => {
    const { cards } = open({ onpick: undefined });
    cards[0]!.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(cards[1]);
    expect(cards.every((one) => one.getAttribute('aria-disabled') === 'true')).toBe(true);
  });
});
