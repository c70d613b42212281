// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { firstPlan, isHotSeat, isMine, resized, sitterOf, wordOf } from '../../src/lobby/chairs';

const BOTS = ['random', 'heuristic'];

describe('who sits where', () => {
  test('at first I sit on the first chair and the best bot on all others', () => {
    expect(firstPlan(3, BOTS).map(wordOf)).toEqual(['me', 'bot:heuristic', 'bot:heuristic']);
  });

  test('a game without bots waits for people', () => {
    expect(firstPlan(2, []).map(wordOf)).toEqual(['me', 'person']);
  });

  test('more chairs get bots, fewer lose the last ones', () => {
    const plan = [sitterOf('person'), sitterOf('me'), sitterOf('bot:random')];
    expect(resized(plan, 5, BOTS).map(wordOf)).toEqual([
      'person',
      'me',
      'bot:random',
      'bot:heuristic',
      'bot:heuristic',
    ]);
    expect(resized(plan, 2, BOTS).map(wordOf)).toEqual(['person', 'me']);
  });

  test('whoever sat on a chair that goes away sits on the first', () => {
    const plan = [sitterOf('bot:random'), sitterOf('bot:random'), sitterOf('me')];
    expect(resized(plan, 2, BOTS).map(isMine)).toEqual([true, false]);
  });

  test('two chairs at this device make a hot seat', () => {
    expect(isHotSeat([sitterOf('me', 'Anna'), sitterOf('bot:random')])).toBe(false);
    expect(isHotSeat([sitterOf('me', 'Anna'), sitterOf('me', 'Ben')])).toBe(true);
  });
});
