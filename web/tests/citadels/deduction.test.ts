import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { Desk } from '../../src/desk/desk.svelte';
import Deduction from '../../src/games/citadels/Deduction.svelte';
import type { CitadelsDeductions } from '../../src/wire/schema';
import { speak } from '../../src/words';
import { PICTURES, sitAt } from './table';

const rank = (one: Partial<CitadelsDeductions['ranks'][number]>): CitadelsDeductions['ranks'][number] => ({
  rank: 1,
  character: 'assassin',
  seats: [],
  nobody: false,
  certain: false,
  face_up: false,
  killed: false,
  ...one,
});

const TOLD: CitadelsDeductions = {
  ranks: [
    rank({ seats: [1], certain: true, killed: true }),
    rank({ rank: 2, character: 'thief', seats: [0, 1], nobody: true }),
    rank({ rank: 3, character: 'magician', nobody: true, certain: true, face_up: true }),
  ],
};

const row = (name: string): HTMLElement =>
  screen.getAllByRole('row').find((one) => plainText(one).includes(name))!;
const plainText = (one: HTMLElement): string => one.textContent!.replaceAll('\u00ad', '');
const cells = (name: string): string[] =>
  within(row(name))
    .getAllByRole('cell')
    .map((one) => one.textContent!.replace('×', '').trim());

beforeEach(() => speak('en', false));

test('who is certain, possible and impossible is said in words too', () => {
  const desk = sitAt(Object.values(PICTURES)[0]!).desk as unknown as Desk;
  render(Deduction, { desk, told: TOLD });
  const seats = screen.getAllByRole('columnheader').length - 1;
  expect(plainText(row('Assassin'))).toContain('killed');
  expect(plainText(row('Magician'))).toContain('face up');
  const rest = (n: number): string[] => Array.from({ length: n }, () => 'impossible');
  expect(cells('Assassin')).toEqual(['impossible', 'certain', ...rest(seats - 1)]);
  expect(cells('Thief')).toEqual(['possible', 'possible', ...rest(seats - 2), 'possible']);
  expect(cells('Magician')).toEqual([...rest(seats), 'certain']);
});

test('before characters are dealt it says so', () => {
  const desk = sitAt(Object.values(PICTURES)[0]!).desk as unknown as Desk;
  render(Deduction, { desk, told: { ranks: [] } });
  expect(screen.getByText('No characters have been dealt yet.')).not.toBeNull();
});
