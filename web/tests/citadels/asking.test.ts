import { beforeAll, describe, expect, it } from 'vitest';
import { asking } from '../../src/games/citadels/asking';
import { openedFor } from '../../src/games/citadels/opened';
import type { Desk } from '../../src/desk/desk.svelte';
import { speak } from '../../src/words';
import { PICTURES, sitAt } from './table';

beforeAll(() => speak('en', false));

const verbsOf = (desk: Desk): string[][] =>
  asking.ordered!(desk, desk.choices).map((part) => [...new Set(part.map((choice) => choice.do.verb))]);

describe('the choices of Citadels', () => {
  it.each(Object.keys(PICTURES))('are all there, whatever their order: %s', (name) => {
    const desk = sitAt(PICTURES[name]!).desk as unknown as Desk;
    const shown = asking.ordered!(desk, desk.choices).flat();
    expect(new Set(shown)).toEqual(new Set(desk.choices));
    expect(shown).toHaveLength(desk.choices.length);
  });

  it('begin with abilities', () => {
    for (const picture of Object.values(PICTURES)) {
      const desk = sitAt(picture).desk as unknown as Desk;
      const parts = verbsOf(desk);
      if (!parts.flat().includes('kill')) continue;
      expect(parts[0]).toEqual(['kill']);
      return;
    }
    expect.unreachable();
  });

  it('come in the order in which the cards lie before me', () => {
    for (const picture of Object.values(PICTURES)) {
      const { desk } = sitAt(picture);
      if (desk.view!.decision.name !== 'keep_cards') continue;
      const laid = openedFor(desk, desk.view!, null)!.rows.flatMap((row) => row.cards.map((card) => card.id));
      const shown = asking.ordered!(desk as unknown as Desk, desk.choices).flat();
      expect(shown.map((choice) => choice.do['card'])).toEqual([...new Set(laid)]);
    }
  });

  it('say in the draft to whom the rest of the pack goes, where the plates of the others leave room', () => {
    const drafts = Object.values(PICTURES).filter((one) => one.decision.name === 'pick_character');
    const said = (seats: number): unknown[] =>
      drafts
        .map((one) => ({ ...one, view: { ...one.view, seats: one.view.seats.slice(0, seats) } }))
        .map((picture) => asking.status!(sitAt(picture).desk as unknown as Desk));
    const goes = /^The other (one goes|\d go) to [^.]+\.$/;
    expect(said(6).filter((one) => goes.test(String(one)))).not.toEqual([]);
    expect(said(8).filter((one) => goes.test(String(one)))).toEqual([]);
  });
});
