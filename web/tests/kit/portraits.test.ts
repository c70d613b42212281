import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../src/games/citadels/box';
import Portrait from '../../src/kit/portraits/Portrait.svelte';
import { APPRENTICES } from '../../src/kit/portraits/apprentices';
import { FACES } from '../../src/kit/portraits/faces';
import { hang } from '../../src/kit/portraits/figures.svelte';

const ALL = { ...FACES.art, ...APPRENTICES.art };
const shared = new Set([...FACES.shared().matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));

describe('portraits', () => {
  it('are there for all characters and apprentices', () => {
    expect(Object.keys(FACES.art).toSorted()).toEqual(CHARACTERS.map(({ id }) => id).toSorted());
    expect(Object.keys(APPRENTICES.art)).toHaveLength(6);
  });

  it.each(Object.keys(ALL))('draw the %s whole', (name) => {
    const art = ALL[name]!();
    expect(art).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(art).not.toMatch(/\d\.\d{7}/);
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${art}</svg>`,
      'image/svg+xml',
    );
    expect(parsed.querySelector('parsererror')).toBeNull();
  });

  it.each(Object.keys(ALL))('refer in the %s only to what all share, and name nothing anew', (name) => {
    const art = ALL[name]!();
    const meant = [...art.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id!);
    expect(meant.filter((id) => !shared.has(id))).toEqual([]);
    expect(art).not.toContain(' id="');
  });

  it('all look different', () => {
    expect(new Set(Object.values(ALL).map((draw) => draw())).size).toBe(33);
  });

  it('show something else until they hang, then one drawing for all', async () => {
    const children = createRawSnippet(() => ({ render: () => '<i>sign</i>' }));
    const first = render(Portrait, { figure: 'king', size: 120, children });
    expect(first.getByText('sign')).toBeTruthy();
    hang(FACES);
    await Promise.resolve();
    render(Portrait, { figure: 'king', size: 40, crop: 'token', title: 'King' });
    expect(first.queryByText('sign')).toBeNull();
    expect(first.getByRole('img', { name: 'King' })).toBeTruthy();
    expect(document.querySelectorAll('#glass-of-king')).toHaveLength(1);
    expect(document.querySelectorAll('use[href="#glass-of-king"]')).toHaveLength(2);
  });

  it('that live are drawn for themselves and can blink', () => {
    hang(FACES);
    const { container } = render(Portrait, { figure: 'thief', size: 120, live: true });
    expect(container.querySelector('.live .glass-lid')).toBeTruthy();
    expect(document.getElementById('glass-of-thief')).toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
