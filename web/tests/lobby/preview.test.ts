// @vitest-environment node
import { describe, expect, test } from 'vitest';
import preview from '../../src/lobby/previews/citadels';

describe('what a set brings', () => {
  test('eight characters with four players, nine with three and eight', () => {
    const cast = (players: number) => preview.holds('first_game', { players })['characters'];
    expect(cast(4)).toHaveLength(8);
    expect(cast(3)).toHaveLength(9);
    expect(cast(8)?.at(-1)).toBe('artist');
  });

  test('whoever may not play with so few is replaced', () => {
    const cast = preview.holds('illustrious_emissaries', { players: 2 })['characters'];
    expect(cast).toContain('king');
    expect(cast).not.toContain('emperor');
  });

  test('chance brings nothing that could be shown', () => {
    expect(preview.holds('random', { players: 4 })).toEqual({});
  });

  test('the classic edition has one set, two characters of a rank and starred districts', () => {
    const classic = { players: 5, edition: 'classic' };
    expect(preview.fits('vicious_nobles', classic)).toBe(false);
    expect(preview.fits('first_game', classic)).toBe(true);
    expect(preview.groups('characters', classic)[1]?.items).toEqual(['thief', 'tax_collector']);
    expect(preview.groups('districts', classic)[0]?.items).toContain('throne_room');
    expect(preview.groups('districts', classic)[0]?.items).not.toContain('keep');
  });

  test('fourteen unique districts, and as many base ones out as starred ones in beyond three', () => {
    expect(preview.wanted('districts', { edition: 'revised' })).toBe(14);
    const four = ['armory', 'park', 'museum', 'quarry'];
    expect(preview.wanted('removed', { edition: 'classic', districts: four.slice(1) })).toBe(0);
    expect(preview.wanted('removed', { edition: 'classic', districts: four })).toBe(4);
  });
});
