import { createEvent, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import GlossPlace from '../../src/kit/GlossPlace.svelte';
import { amend, clearGloss, glossed, pin } from '../../src/kit/gloss.svelte';
import { speak } from '../../src/words';
import { press } from './speaking';

const MARKET = {
  title: 'Market',
  cost: 2,
  text: 'A trade district.',
  preview: '1 gold left',
  link: { href: '/r#m', label: 'Book' },
};
const KEEP = { title: 'Keep', text: 'Cannot be destroyed.' };

function piece(note: { title: string; text: string }): HTMLElement {
  const button = document.createElement('button');
  document.body.append(button);
  glossed(button, () => note);
  return button;
}
/** A piece with a note, and what hears its clicks. */
function market(): { button: HTMLElement; clicked: ReturnType<typeof vi.fn> } {
  const button = piece(MARKET);
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  return { button, clicked };
}
/** A finger is laid on or lifted, at a time that the browser may tell late. */
async function finger(does: 'Down' | 'Up', element: HTMLElement, at: number): Promise<void> {
  const event = createEvent[`pointer${does}`](element, { pointerType: 'touch' });
  Object.defineProperty(event, 'timeStamp', { value: at });
  await fireEvent(element, event);
}
function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  clearGloss();
  document.body.replaceChildren();
});

describe('the gloss', () => {
  it('shows a rule, what would happen and the way into the book', async () => {
    render(GlossPlace, { as: 'margin' });
    expect(screen.getByRole('region').textContent).toContain('Point at any piece');
    await fireEvent.pointerEnter(piece(MARKET));
    wait(100);
    const said = screen.getByRole('region').textContent!;
    for (const text of ['Market', '2', 'A trade district.', '1 gold left']) expect(said).toContain(text);
    expect(screen.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('/r#m');
  });

  it('does not flicker when the pointer only passes', async () => {
    render(GlossPlace, { as: 'margin' });
    const market = piece(MARKET);
    await fireEvent.pointerEnter(market);
    wait(40);
    await fireEvent.pointerLeave(market);
    wait(500);
    expect(screen.queryByText('Market')).toBeNull();
  });

  it('keeps the last rule in a margin, but takes a note over the table away', async () => {
    const margin = render(GlossPlace, { as: 'margin' });
    const keep = piece(KEEP);
    await fireEvent.focusIn(keep);
    await fireEvent.focusOut(keep);
    wait(0);
    expect(screen.getByText('Cannot be destroyed.')).not.toBeNull();
    margin.unmount();
    render(GlossPlace, { as: 'note' });
    expect(screen.queryByText('Cannot be destroyed.')).toBeNull();
    await fireEvent.focusIn(keep);
    wait(0);
    expect(screen.getByText('Cannot be destroyed.')).not.toBeNull();
  });

  it('does not keep what has no rule to read', async () => {
    render(GlossPlace, { as: 'margin' });
    const end = piece({ title: 'End your turn', text: '' });
    await fireEvent.focusIn(end);
    wait(0);
    expect(screen.getByText('End your turn')).not.toBeNull();
    await fireEvent.focusOut(end);
    wait(0);
    expect(screen.queryByText('End your turn')).toBeNull();
  });

  it('adds what comes to be known, but to no other note', async () => {
    render(GlossPlace, { as: 'margin' });
    await fireEvent.focusIn(piece(KEEP));
    wait(0);
    amend(MARKET, { preview: '4 gold left' });
    wait(0);
    expect(screen.queryByText('4 gold left')).toBeNull();
    amend(KEEP, { why: 'It is protected.' });
    wait(0);
    expect(screen.getByText('It is protected.')).not.toBeNull();
  });

  it('describes the focused piece to those who listen', async () => {
    render(GlossPlace, { as: 'margin' });
    const keep = piece(KEEP);
    await fireEvent.focusIn(keep);
    wait(0);
    const about = document.getElementById(keep.getAttribute('aria-describedby')!);
    expect(about!.textContent).toContain('Cannot be destroyed.');
  });

  it('opens by long-press, which is not a click on the piece', async () => {
    render(GlossPlace, { as: 'margin' });
    const { button, clicked } = market();
    await finger('Down', button, 1000);
    wait(500);
    await finger('Up', button, 1500);
    await fireEvent.click(button);
    expect(clicked).not.toHaveBeenCalled();
    expect(screen.getByText('A trade district.')).not.toBeNull();
    await finger('Down', button, 2000);
    wait(100);
    await finger('Up', button, 2100);
    await fireEvent.click(button);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('takes a tap for a tap, even if a busy device tells late that the finger was lifted', async () => {
    render(GlossPlace, { as: 'margin' });
    const { button, clicked } = market();
    await finger('Down', button, 1000);
    wait(500);
    await finger('Up', button, 1080);
    await fireEvent.click(button);
    wait(0);
    expect(clicked).toHaveBeenCalledOnce();
    expect(screen.queryByText('A trade district.')).toBeNull();
  });

  it('comes back to what was kept after a look at something else; Escape closes it', async () => {
    render(GlossPlace, { as: 'margin' });
    pin(MARKET);
    wait(0);
    const keep = piece(KEEP);
    await fireEvent.focusIn(keep);
    wait(0);
    expect(screen.queryByText('A trade district.')).toBeNull();
    await fireEvent.focusOut(keep);
    wait(0);
    expect(screen.getByText('A trade district.')).not.toBeNull();
    press('Escape');
    wait(0);
    expect(screen.queryByText('A trade district.')).toBeNull();
  });

  it('does not keep words of a language that is no longer spoken', async () => {
    render(GlossPlace, { as: 'margin' });
    pin(MARKET);
    flushSync();
    expect(screen.getByText('Market')).toBeTruthy();
    await speak('pl', false);
    flushSync();
    expect(screen.queryByText('Market')).toBeNull();
    await speak('en', false);
  });

  it('opens the book beside the table, not in its place', () => {
    render(GlossPlace, { as: 'margin' });
    pin(MARKET);
    flushSync();
    const book = screen.getByRole('link', { name: 'Book' });
    expect([book.getAttribute('target'), book.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });
});
