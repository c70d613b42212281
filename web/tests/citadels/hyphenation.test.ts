import { describe, expect, it } from 'vitest';
import { hyphenated } from '../../src/games/citadels/hyphenation';

const seen = (name: string, fits = 6): string => hyphenated(name, fits).replaceAll('\u00AD', '-');

describe('names that may be broken', () => {
  it('break where a syllable begins', () => {
    expect(['Laboratory', 'Watchtower', 'Cathedral', 'Stables'].map((name) => seen(name))).toEqual([
      'Labo-ratory',
      'Watch-tower',
      'Cathe-dral',
      'Sta-bles',
    ]);
    expect(['Czarodziej', 'Posiadłość', 'Biblioteka'].map((name) => seen(name))).toEqual([
      'Czaro-dziej',
      'Posia-dłość',
      'Biblio-teka',
    ]);
    expect(['Лабораторія', 'Дипломат', 'Воєначальник'].map((name) => seen(name))).toEqual([
      'Лабора-торія',
      'Дипло-мат',
      'Воєна-чальник',
    ]);
  });

  it('follow the sense of English words made of two', () => {
    expect(['Graveyard', 'Lighthouse', 'Thieves’ Den'].map((name) => seen(name))).toEqual([
      'Grave-yard',
      'Light-house',
      'Thieves’ Den',
    ]);
  });

  it('stay whole if they fit', () => {
    expect(seen('Laboratory', 10)).toBe('Laboratory');
  });
});
