import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import GlossPlace from '../../src/kit/GlossPlace.svelte';
import { unpin } from '../../src/kit/gloss.svelte';
import Ribbon from '../../src/kit/Ribbon.svelte';
import type { RibbonChoice } from '../../src/kit/ribbon';
import { SETTLES, Settling } from '../../src/kit/settling.svelte';
import { press } from './speaking';

const FEW: RibbonChoice[] = [
  { key: 'gold', label: 'Take gold', small: '2 gold' },
  { key: 'cards', label: 'Draw cards' },
  { key: 'tower', label: 'Build the tower', why: 'needs 5, has 4' },
  { key: 'end', label: 'End turn', hot: 'E' },
];

function open(choices: RibbonChoice[] = FEW, more: object = {}) {
  const onchoose = vi.fn();
  const shown = render(Ribbon, { asking: 'What now?', mine: true, choices, onchoose, ...more });
  return { onchoose, ...shown };
}

describe('the ribbon', () => {
  it('chooses by the number that stands on a choice', () => {
    const { onchoose } = open();
    press('2');
    expect(onchoose.mock.calls).toEqual([['cards', true]]);
  });

  it('ends with E, small or large', () => {
    const { onchoose } = open();
    press('e');
    press('E', { shiftKey: true });
    expect(onchoose.mock.calls.map(([key]) => key as string)).toEqual(['end', 'end']);
  });

  it('goes on with letters after nine, and leaves E, H and U alone', () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ key: `c${n}`, label: `Choice ${n}` }));
    const { container, onchoose } = open(many);
    for (const key of ['9', 'a', 'd', 'f', 'h', 'u']) press(key);
    expect(onchoose.mock.calls.map(([key]) => key as string)).toEqual(['c8', 'c9', 'c12', 'c13']);
    expect(container.querySelectorAll('button')).toHaveLength(40);
  });

  it('says why something is not possible, and does not do it by click or key', async () => {
    const { onchoose } = open();
    const tower = screen.getByRole('button', { name: /Build the tower/ });
    expect(tower.textContent).toContain('needs 5, has 4');
    expect(tower.getAttribute('aria-disabled')).toBe('true');
    tower.focus();
    expect(document.activeElement).toBe(tower);
    await fireEvent.click(tower);
    press('3');
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('lists nothing and hears no key while others move', () => {
    const { onchoose } = open(FEW, { mine: false, asking: 'Wanda is choosing.' });
    press('1');
    expect(onchoose).not.toHaveBeenCalled();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Wanda is choosing.').closest('[aria-live=polite]')).not.toBeNull();
  });

  it('leaves keys to fields, to dialogs and to the browser', () => {
    const { onchoose } = open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    press('1');
    field.remove();
    press('1', { ctrlKey: true });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    press('1');
    dialog.remove();
    expect(onchoose).not.toHaveBeenCalled();
    press('1');
    expect(onchoose).toHaveBeenCalledOnce();
  });

  it('tells what is pointed at, so that the board can show what would happen', async () => {
    const onpoint = vi.fn();
    open(FEW, { onpoint });
    const gold = screen.getByRole('button', { name: /Take gold/ });
    await fireEvent.focusIn(gold);
    await fireEvent.focusOut(gold);
    expect(onpoint.mock.calls).toEqual([['gold'], [null]]);
  });

  it('shows the rule of a choice, and of a name in the question, when one looks at them', async () => {
    render(GlossPlace, { as: 'margin' });
    const asking = [{ text: 'What does the ' }, { text: 'Thief', ref: { kind: 'character', id: 'thief' } }];
    const note = () => ({ title: 'The Thief', text: 'Steals gold.' });
    open(
      [{ key: 'a', label: 'Build the Market', note: () => ({ title: 'Market', text: 'A trade district.' }) }],
      {
        asking,
        note,
      },
    );
    const choice = screen.getByRole('button', { name: /Build the Market/ });
    await fireEvent.focusIn(choice);
    expect(await screen.findByText('A trade district.')).not.toBeNull();
    expect(choice.getAttribute('aria-describedby')).toBe('kit-gloss');
    await fireEvent.focusIn(screen.getByRole('button', { name: 'Thief' }));
    expect(await screen.findByText('Steals gold.')).not.toBeNull();
  });

  it('opens the note of a choice by a long press, and does not choose it', async () => {
    vi.useFakeTimers();
    render(GlossPlace, { as: 'margin' });
    const { onchoose } = open([
      { key: 'a', label: 'End', note: () => ({ title: 'Ends', text: 'The turn ends.' }) },
    ]);
    const choice = screen.getByRole('button', { name: /End/ });
    await fireEvent.pointerDown(choice, { pointerType: 'touch' });
    vi.advanceTimersByTime(500);
    flushSync();
    await fireEvent.pointerUp(choice, { pointerType: 'touch' });
    await fireEvent.click(choice);
    expect(onchoose).not.toHaveBeenCalled();
    expect(screen.getByText('The turn ends.')).not.toBeNull();
    vi.useRealTimers();
    unpin();
    await fireEvent.pointerDown(choice, { pointerType: 'touch' });
    await fireEvent.pointerUp(choice, { pointerType: 'touch' });
    await fireEvent.click(choice);
    expect(onchoose.mock.lastCall?.[0]).toBe('a');
  });

  it('says a short choice in full to whoever cannot see its place', () => {
    open([{ key: 'a', label: 'Tavern', said: 'Build the Tavern for 1 gold', small: '1 gold' }]);
    const button = screen.getByRole('button', { name: 'Build the Tavern for 1 gold' });
    expect(button.textContent).toMatch(/Tavern.*1 gold/);
  });

  it('sets parts apart, and gives keys in the order in which they stand', () => {
    const { container, onchoose } = open([
      { key: 'a', label: 'Collect', part: 0 },
      { key: 'b', label: 'Tavern', part: 1 },
      { key: 'c', label: 'Manor', part: 1 },
    ]);
    expect(container.querySelectorAll('.line')).toHaveLength(1);
    for (const key of ['1', '2', '3']) press(key);
    expect(onchoose.mock.calls.map(([key]) => key as string)).toEqual(['a', 'b', 'c']);
  });

  it('tells whether a key or a pointer opened what a button stands for', async () => {
    const { onchoose } = open([{ key: 'destroy', label: 'Destroy… 11', opens: 'destroy' }]);
    press('1');
    await fireEvent.click(screen.getByRole('button', { name: /Destroy/ }), { detail: 1 });
    expect(onchoose.mock.calls).toEqual([
      ['destroy', true],
      ['destroy', false],
    ]);
  });
});

/** A clock that the test moves on. */
function clock() {
  let then: (() => void) | null = null;
  let waits = 0;
  const settling = new Settling((what, after) => {
    then = what;
    waits = after;
    return () => (then = null);
  });
  return { settling, waits: () => waits, strike: () => then?.() };
}

describe('a ribbon that has just changed', () => {
  it('hears neither clicks nor keys until one can have read it', async () => {
    const { settling, waits, strike } = clock();
    const { onchoose, rerender } = open(FEW, { settling, at: 1 });
    await fireEvent.click(screen.getByRole('button', { name: /Take gold/ }), { detail: 1 });
    expect(onchoose).toHaveBeenCalledOnce();
    await rerender({ choices: [{ key: 'harbor', label: 'Harbor' }, FEW[3]!], at: 2 });
    await fireEvent.click(screen.getByRole('button', { name: /Harbor/ }), { detail: 1 });
    for (const key of ['1', 'e']) press(key);
    expect(onchoose).toHaveBeenCalledOnce();
    expect(waits()).toBe(SETTLES);
    strike();
    flushSync();
    press('1');
    expect(onchoose).toHaveBeenLastCalledWith('harbor', true);
  });

  it('counts anew with every change, and the same choices of a next question are a change', () => {
    const { settling, strike } = clock();
    settling.shows('a');
    expect(settling.settled).toBe(true);
    settling.shows('b');
    settling.shows('b');
    expect(settling.settled).toBe(false);
    strike();
    expect(settling.settled).toBe(true);
  });
});
