import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/citadels/Board.svelte';
import Mine from '../../src/games/citadels/Mine.svelte';
import { pieceNote } from '../../src/games/citadels/piece_note';
import { meantByNiche, meantByTower } from '../../src/games/citadels/meant';
import { placesOf } from '../../src/games/citadels/places';
import type { DistrictView } from '../../src/games/citadels/view';
import { speak } from '../../src/words';
import { PICTURES, sitAt } from './table';
import type { Sitting } from './table';

beforeAll(() => speak('en', false));
afterEach(cleanup);

function lay({ desk }: Sitting): HTMLElement[] {
  return [Board, Mine].map((part) => render(part, { props: { desk: desk as never } }).container);
}

const buttons = (parts: HTMLElement[]): HTMLButtonElement[] =>
  parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled="true"], .fold)'),
  ]);

/** Clicks every piece there is and gives back the choices that were made or left open by one of them. */
function clickedThrough(sitting: Sitting): Set<string> {
  const { desk, done } = sitting;
  const parts = lay(sitting);
  const reached = new Set<string>();
  let there = buttons(parts);
  for (let at = 0; at < there.length; at += 1) {
    // What a click made anew has to be looked for again.
    if (!there[at]!.isConnected) there = buttons(parts);
    there[at]?.click();
    flushSync();
    if (desk.isNarrowed) for (const choice of desk.listed) reached.add(choice.key);
    for (const action of done.splice(0))
      reached.add(desk.choices.find((choice) => choice.do === action)!.key);
    desk.widen();
    flushSync();
  }
  return reached;
}

describe('a click on a piece', () => {
  it.each(Object.keys(PICTURES))('can say everything that is asked: %s', (name) => {
    const sitting = sitAt(PICTURES[name]!);
    const { desk } = sitting;
    const wanted = desk.choices.filter((choice) => placesOf(choice.do, desk.view!).length);
    const reached = clickedThrough(sitting);
    expect(wanted.filter((choice) => !reached.has(choice.key)).map((choice) => choice.label)).toEqual([]);
  });

  it('leaves only ending, passing and being done to words', () => {
    const words = new Set<string>();
    for (const picture of Object.values(PICTURES)) {
      for (const action of picture.choices ?? [])
        if (!placesOf(action, picture.view).length) words.add(action.verb);
    }
    expect([...words].sort()).toEqual(['done', 'end_turn', 'pass']);
  });

  it('lets the Spy choose a type after the player', () => {
    const sitting = sitAt(PICTURES['spy']!);
    const { desk, done } = sitting;
    const parts = lay(sitting);
    const whom = desk.those({ verb: 'spy' })[0]!.do['seat'];
    const plate = parts[0]!.querySelector(`[data-anchor="seat-${String(whom)}"] > button`);
    (plate as HTMLButtonElement).click();
    flushSync();
    const shields = parts[0]!.querySelectorAll<HTMLButtonElement>('[data-anchor="cloth"] .card');
    expect(shields).toHaveLength(5);
    shields[2]!.click();
    expect(done).toEqual([{ verb: 'spy', seat: whom, type: 'trade' }]);
  });
});

describe('what cannot be done', () => {
  it('says why once above the hand, and each card says its own', () => {
    const picture = PICTURES['build+end_turn']!;
    const sitting = sitAt(picture);
    const near = sitting.desk.near.filter((one) => one.do.verb === 'build');
    const [, mine] = lay(sitting);
    expect(near.length).toBeGreaterThan(0);
    const cards = [...mine!.querySelectorAll('.hand button')].map((card) => card.getAttribute('aria-label'));
    for (const { why } of near) expect(cards.some((said) => said?.includes(why))).toBe(true);
    expect(mine!.querySelectorAll('.reason')).toHaveLength(1);
    expect(mine!.querySelector('.card .why')).toBeNull();
  });

  it('means what the one who plays would do with it', () => {
    const view = structuredClone(PICTURES['destroy']!.view);
    const keep = { card: 'keep', beautified: false } as DistrictView;
    const other = view.seat === 0 ? 1 : 0;
    expect(meantByTower(view, other, keep)).toEqual([{ verb: 'destroy', seat: other, ...keep }]);
    const { view: rob } = PICTURES['rob']!;
    expect(meantByNiche(rob, 'king')).toEqual([{ verb: 'rob', character: 'king' }]);
  });

  it('is asked of the server by a click, and told in the gloss from then on', async () => {
    const sitting = sitAt(PICTURES['build+end_turn']!);
    const { desk } = sitting;
    const why = vi.fn(async () => ({ code: 'already_gathered' }));
    Object.assign(desk.source, { why });
    const [board] = lay(sitting);
    const bank = board!.querySelector<HTMLButtonElement>('button:has([data-anchor="bank"])')!;
    bank.click();
    await vi.waitFor(() => expect(desk.complaint).toBe('You have already taken gold or cards this turn.'));
    expect(why).toHaveBeenCalledWith({ verb: 'gather_gold' });
    const note = pieceNote(desk, { kind: 'bank', id: 'bank' }, 'bank', [{ verb: 'gather_gold' }]);
    expect(note?.why).toBe('You have already taken gold or cards this turn.');
  });

  it('is not offered while another player decides', () => {
    const picture = PICTURES['build+end_turn']!;
    const waiting = { ...picture, choices: null, facts: null, near: null };
    const parts = lay(sitAt(waiting));
    const glowing = parts.flatMap((part) => [...part.querySelectorAll('.legal, .target')]);
    expect(glowing).toEqual([]);
  });
});

describe('the table', () => {
  it('names every player with gold, cards and city', () => {
    const sitting = sitAt(PICTURES['kill']!);
    const view = sitting.desk.view!;
    const [board] = lay(sitting);
    for (const section of board!.querySelectorAll('section[data-anchor^="seat-"]')) {
      const seat = Number(section.getAttribute('data-anchor')!.slice(5));
      expect(section.textContent).toContain(sitting.desk.sentences.player(seat));
      expect(section.querySelectorAll('[data-piece^="tower-"]')).toHaveLength(view.seats[seat]!.city.length);
      expect(section.querySelectorAll('.plot')).toHaveLength(
        Math.max(0, view.needed - view.seats[seat]!.size),
      );
    }
  });

  it('keeps what I know of other hands at hand', () => {
    const picture = structuredClone(PICTURES['kill']!);
    const other = picture.view.seat === 0 ? 1 : 0;
    picture.view.seats[other]!.known_hand = ['palace'];
    const [board] = lay(sitAt(picture));
    board!.querySelector<HTMLButtonElement>('.known')!.click();
    flushSync();
    expect(board!.querySelector('[data-anchor="cloth"]')!.textContent).toContain('Palace');
  });

  it('is drawn for a spectator too', () => {
    const picture = structuredClone(PICTURES['kill']!);
    picture.view.seat = null;
    picture.view.mine = null;
    const [board, mine] = lay(sitAt({ ...picture, choices: null, facts: null, near: null }));
    expect(board!.querySelectorAll('section[data-anchor^="seat-"]')).toHaveLength(picture.view.seats.length);
    expect(mine!.textContent!.trim()).toBe('');
  });
});
