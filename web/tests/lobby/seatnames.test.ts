import { beforeEach, expect, test } from 'vitest';
import { keepCommitment, keptCommitment, newNonce } from '../../src/shell/dice';
import { seatNames, shareNames } from '../../src/shell/seatnames';
import type { Chair } from '../../src/wire/types';
import { speak } from '../../src/words';

beforeEach(async () => {
  localStorage.clear();
  await speak('en', false);
});

const chair = (kind: Chair['kind'], name: string, bot: string | null = null): Chair => ({
  kind,
  name,
  bot,
  away: false,
  nonce: '',
});

test('bots have names of their own, people those they chose', () => {
  const chairs = [
    chair('person', 'Wanda'),
    chair('bot', 'heuristic', 'heuristic'),
    chair('bot', 'Hal', 'random'),
  ];
  expect(seatNames('t', chairs)).toEqual(['Wanda', 'Jadwiga', 'Hal']);
});

test('those who share a device are told apart on it', () => {
  shareNames('t', { 1: 'Bartek' });
  expect(seatNames('t', [chair('person', 'Wanda'), chair('person', 'Wanda')])).toEqual(['Wanda', 'Bartek']);
  expect(seatNames('other', [chair('person', 'Wanda'), chair('person', 'Wanda')])).toEqual([
    'Wanda',
    'Wanda',
  ]);
});

test('the first commitment that was shown stays; no later one takes its place', () => {
  keepCommitment('t', 'first');
  keepCommitment('t', 'second');
  expect(keptCommitment('t')).toBe('first');
});

test('no two shares in the dice are the same', () => {
  expect(newNonce()).not.toBe(newNonce());
});
