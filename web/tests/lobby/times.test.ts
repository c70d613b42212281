import { beforeEach, expect, test } from 'vitest';
import { age } from '../../src/lobby/ages';
import { CLOCKS, clockText } from '../../src/lobby/times';
import { speak } from '../../src/words';

beforeEach(() => speak('en', false));

test('an age is said in the largest unit that fits, and never lies in the future', () => {
  const now = 1_000_000;
  expect(age(now + 50, now)).toBe('now');
  expect(age(now - 59, now)).toBe('now');
  expect(age(now - 250, now)).toBe('4 min');
  expect(age(now - 7300, now)).toBe('2 h');
  expect(age(now - 3 * 86_400, now)).toBe('3 d');
});

test('every clock can be said, and none is outside what the server allows', async () => {
  for (const language of ['en', 'pl', 'uk'] as const) {
    await speak(language, false);
    const said = Object.values(CLOCKS).map(clockText);
    expect(new Set(said).size).toBe(said.length);
  }
  for (const { kind, seconds } of Object.values(CLOCKS)) {
    if (kind !== 'none') expect(seconds >= 5 && seconds <= 2_592_000).toBe(true);
  }
});

test('what a clock means', () => {
  expect(clockText(CLOCKS['move-120']!)).toBe('2 minutes a move');
  expect(clockText(CLOCKS['game-20']!)).toBe('20 minutes a game, plus 15 seconds a move');
  expect(clockText(CLOCKS['slow-1d']!)).toBe('1 day a move');
});
