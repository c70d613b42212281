import { describe, expect, it } from 'vitest';
import { CHARACTERS, DISTRICTS } from '../../src/games/citadels/box';
import { briefOf, glossOf } from '../../src/games/citadels/glosses';
import { CHARACTER_ICONS, DISTRICT_ICONS } from '../../src/games/citadels/icons';
import { sorted } from '../../src/games/citadels/sorting.svelte';
import { hyphenated } from '../../src/games/citadels/hyphenation';
import { speak } from '../../src/words';
import { PICTURES, gameWords, sitAt } from './table';

const LANGUAGES = ['en', 'pl', 'uk'] as const;

describe('every card', () => {
  it('has a drawing of its own', () => {
    for (const { id } of DISTRICTS) expect(DISTRICT_ICONS[id], id).toMatch(/<path/);
    for (const { id } of CHARACTERS) expect(CHARACTER_ICONS[id], id).toMatch(/<path/);
    expect(new Set(Object.values(DISTRICT_ICONS)).size).toBe(DISTRICTS.length);
    expect(new Set(Object.values(CHARACTER_ICONS)).size).toBe(CHARACTERS.length);
  });

  it.each(LANGUAGES)('has a name in %s, and its power in a few words that fit on it', async (language) => {
    await speak(language, false);
    const words = gameWords(language);
    for (const { id, type, editions } of DISTRICTS) {
      expect(words.has(`district-${id}`), id).toBe(true);
      for (const edition of editions) {
        const brief = briefOf(id, edition);
        expect(brief.length > 0, id).toBe(type === 'unique');
        expect(brief.length, brief).toBeLessThanOrEqual(50);
      }
    }
    for (const { id, editions } of CHARACTERS) {
      expect(words.has(`character-${id}`), id).toBe(true);
      for (const edition of editions) {
        expect(briefOf(id, edition), id).not.toBe('');
        expect(briefOf(id, edition).length, id).toBeLessThanOrEqual(64);
      }
    }
  });
});

describe('the margin', () => {
  it('explains a district, a character, a type and a player', async () => {
    await speak('en', false);
    const { desk } = sitAt(PICTURES['sign_warrant']!);
    expect(glossOf(desk as never, { kind: 'district', id: 'smithy' })).toMatchObject({
      title: 'Smithy',
      sub: 'unique district',
      cost: 5,
      rule: 'CIT-SMITHY-1',
      tint: 'purp',
    });
    expect(glossOf(desk as never, { kind: 'character', id: 'thief' })?.sub).toBe('character of rank 2');
    expect(glossOf(desk as never, { kind: 'type', id: 'trade' })?.title).toBe('trade district');
    expect(glossOf(desk as never, { kind: 'seat', id: 0 })?.title).toMatch(/^Kasia: \d+\u00A0points?$/);
    expect(glossOf(desk as never, { kind: 'weather', id: 'rain' })).toBeNull();
  });
});

describe('my hand', () => {
  const hand = ['palace', 'tavern', 'smithy', 'temple', 'tavern'];
  const name = (card: string): string => gameWords('en').text(`district-${card}`);

  it('lies as it was dealt, by cost, by type or by name', () => {
    const printed = { edition: 'revised' as const, costs: {} };
    expect(sorted(hand, 'dealt', printed, name)).toEqual(hand);
    expect(sorted(hand, 'cost', printed, name)).toEqual(['temple', 'tavern', 'tavern', 'palace', 'smithy']);
    const corrected = { ...printed, costs: { palace: 0, temple: 2 } };
    expect(sorted(hand, 'cost', corrected, name)).toEqual(['palace', 'tavern', 'tavern', 'temple', 'smithy']);
    expect(sorted(hand, 'type', printed, name)).toEqual(['palace', 'temple', 'tavern', 'tavern', 'smithy']);
    expect(sorted(hand, 'name', printed, name)).toEqual(['palace', 'smithy', 'tavern', 'tavern', 'temple']);
  });
});

describe('long names', () => {
  it('may be broken between syllables, short ones never', () => {
    const shown = (name: string): string => hyphenated(name, 9).replaceAll('\u00AD', '·');
    expect(shown('Watchtower')).toBe('Watch·tower');
    expect(shown('Targowisko')).toBe('Targo·wisko');
    expect(shown('Воєначальник')).toBe('Воєна·чальник');
    expect(shown('Wishing Well')).toBe('Wishing Well');
  });
});
