import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { namesOf, standingOf, winnersText } from '../../src/shell/standing';
import type { Outcome, Participant } from '../../src/wire/types';
import { LANGUAGES, Words, speak } from '../../src/words';
import { about } from '../wire/fake_socket';

const words = new Words('en', ['automa-miller = The Miller']);
const chair = { kind: 'person' as const, bot: null, away: false, nonce: '', crest: 'lion' as const };
const seat = (side: number): Participant => ({ name: null, side });

/** A finished game: who sat there, whoever took part, and how it ended. */
function finished(names: string[], participants: Participant[], result: Partial<Outcome>) {
  const sides = participants.map((one) => one.side);
  const none = { reason: 'over', points: [], places: [], won: [], sides, side_points: [] };
  return about({
    seats: names.map((name) => ({ ...chair, name })),
    participants,
    result: { ...none, ...result },
  });
}
const said = (...game: Parameters<typeof finished>) => winnersText(finished(...game), words);

const ALONE = [seat(0), seat(1)];
const TEAMS = [seat(0), seat(1), seat(0), seat(1)];
const SOLO = [seat(0), { name: 'automa-miller', side: 1 }];
const FOUR = ['Anna', 'Bob', 'Cid', 'Dora'];

beforeEach(() => speak('en', false));
afterEach(() => speak('en', false));

describe('who won', () => {
  it('is one, or several who share', () => {
    const ended = { points: [9, 4], places: [1, 2], won: [true, false] };
    expect(said(['Anna', 'Bob'], ALONE, ended)).toBe('Anna wins.');
    const level = { points: [9, 9], places: [1, 1], won: [true, true] };
    expect(said(['Anna', 'Bob'], ALONE, level)).toBe('Shared victory: Anna, Bob.');
  });

  it('is a team, or teams that share', () => {
    const sides = { points: [1, 2, 3, 4], side_points: [9, 0] };
    expect(said(FOUR, TEAMS, { ...sides, places: [1, 2, 1, 2], won: [true, false, true, false] })).toBe(
      'The team of Anna and Cid wins.',
    );
    expect(said(FOUR, TEAMS, { ...sides, places: [1, 1, 1, 1], won: [true, true, true, true] })).toBe(
      'Shared victory: the team of Anna and Cid, the team of Bob and Dora.',
    );
  });

  it('is the automa, or nobody', () => {
    const lost = { points: [3, 8], places: [2, 1], won: [false, true] };
    expect(said(['Anna'], SOLO, lost)).toBe('The Miller wins.');
    expect(said(['Anna'], [seat(0)], { points: [3], places: [1], won: [false] })).toBe(
      'Nobody wins: the game is lost.',
    );
  });

  test.each(LANGUAGES)('names somebody or says that there is nobody, in %s', async (language) => {
    await speak(language, false);
    const lost = said(['Anna'], [seat(0)], { points: [3], places: [1], won: [false] });
    expect(lost).toMatch(/\p{L}.*[^:\s]$/u);
    const won = [true, false, true, false];
    const sides = { points: [1, 2, 3, 4], places: [1, 2, 1, 2], won };
    expect(said(FOUR, TEAMS, sides)).toMatch(/Anna.*Cid/);
  });
});

describe('the standing', () => {
  it('has partners together, with the points of their side', () => {
    const table = finished(FOUR, TEAMS, {
      points: [1, 20, 3, 4],
      places: [2, 1, 2, 1],
      won: [false, true, false, true],
      side_points: [5, 6],
    });
    expect(
      standingOf(table, words).map(({ place, own, total, members }) => [
        place,
        own,
        total,
        members.map((one) => `${one.name} ${one.points}`),
      ]),
    ).toEqual([
      [1, 6, 30, ['Bob 20', 'Dora 4']],
      [2, 5, 9, ['Anna 1', 'Cid 3']],
    ]);
  });

  it('calls an automa by the words of its game, else by its key', () => {
    const table = finished(['Anna'], SOLO, {});
    expect(namesOf(table, words)).toEqual(['Anna', 'The Miller']);
    expect(namesOf(table, undefined)).toEqual(['Anna', 'Automa-miller']);
  });

  it('calls whoever looks "you"', () => {
    const ended = { points: [9, 4], places: [1, 2], won: [true, false] };
    const table = finished(['Anna', 'Bob'], ALONE, ended);
    expect(namesOf(table, words, 1)).toEqual(['Anna', 'You']);
    expect(standingOf(table, words, 0)[0]?.members[0]?.name).toBe('You');
    expect([winnersText(table, words, 0), winnersText(table, words, 1)]).toEqual(['You win.', 'Anna wins.']);
  });
});
