import { describe, expect, it } from 'vitest';
import type { StageClock } from '../../src/stage/clock';
import { countsOf } from '../../src/stage/ceremony/counting';
import type { Counting, Ended } from '../../src/stage/ceremony/counting';
import { Show } from '../../src/stage/ceremony/show.svelte';
import type { Phase } from '../../src/stage/ceremony/show.svelte';

/** A clock that stands still until it is turned. */
class Hourglass implements StageClock {
  private at = 0;
  private waiting: { due: number; call: () => void }[] = [];
  now = (): number => this.at;
  after(ms: number, call: () => void): () => void {
    const one = { due: this.at + ms, call };
    this.waiting.push(one);
    return () => (this.waiting = this.waiting.filter((other) => other !== one));
  }
  /** Goes to the next thing that is due; whether there was one. */
  turn(): boolean {
    const [next] = this.waiting.toSorted((a, b) => a.due - b.due);
    if (!next) return false;
    this.waiting = this.waiting.filter((other) => other !== next);
    this.at = next.due;
    next.call();
    return true;
  }
}

const CITY: Counting = {
  together: [
    { sources: ['districts'], label: () => 'Districts' },
    { sources: ['all_types'], label: () => 'Types' },
    { sources: ['first_city', 'completed_city'], label: () => 'City' },
  ],
  rest: () => 'Great houses',
};

/** Five at a table, as in the drawings: Tomasz, Wanda, you, Mikołaj, Ярослава. */
const FIVE: Ended = {
  result: {
    points: [26, 33, 32, 21, 18],
    places: [3, 1, 2, 4, 5],
    won: [false, true, false, false, false],
    sides: [0, 1, 2, 3, 4],
    side_points: [0, 0, 0, 0, 0],
  },
  final: {
    participants: [
      { districts: 22, wishing_well: 2, map_room: 2 },
      { districts: 21, all_types: 3, first_city: 4, imperial_treasury: 5 },
      { districts: 25, all_types: 3, completed_city: 2, dragon_gate: 2 },
      { districts: 18, all_types: 3 },
      { districts: 10, all_types: 3, statue: 5 },
    ],
    sides: [{}, {}, {}, {}, {}],
  },
};

const one = (points: number[], won: boolean[], places = points.map(() => 1)): Ended => ({
  result: { points, places, won, sides: points.map((_, at) => at), side_points: points.map(() => 0) },
  final: { participants: points.map((all) => ({ stones: all })), sides: points.map(() => ({})) },
});

interface Seen {
  phase: Phase;
  at: number;
  points: readonly number[];
  crowned: readonly number[];
}

function play(ended: Ended, counting?: Counting, speed = 1): { show: Show; clock: Hourglass; seen: Seen[] } {
  const clock = new Hourglass();
  const counts = countsOf(ended, counting);
  const { sides, won } = ended.result;
  const show = new Show({ counts, sides, won, clock, speed });
  const seen: Seen[] = [];
  const note = (): void =>
    void seen.push({ phase: show.phase, at: show.at, points: show.points, crowned: show.crowned });
  show.begin();
  note();
  while (clock.turn()) note();
  return { show, clock, seen };
}

describe('the counts', () => {
  it('come together first, then one by one, the last place first', () => {
    expect(countsOf(FIVE, CITY).map((count) => [count.sources.join('/'), count.gains.length])).toEqual([
      ['districts', 5],
      ['all_types', 4],
      ['first_city/completed_city', 2],
      ['statue', 1],
      ['wishing_well', 1],
      ['map_room', 1],
      ['dragon_gate', 1],
      ['imperial_treasury', 1],
    ]);
  });

  it('follow the sources as the server names them where a game says nothing', () => {
    expect(countsOf(FIVE).map((count) => count.sources)).toEqual([
      ['districts'],
      ['wishing_well'],
      ['map_room'],
      ['all_types'],
      ['first_city'],
      ['imperial_treasury'],
      ['completed_city'],
      ['dragon_gate'],
      ['statue'],
    ]);
  });

  it('add up to the points of the server, after every one and in the end', () => {
    const sums = FIVE.result.points.map(() => 0);
    for (const count of countsOf(FIVE, CITY)) {
      for (const gain of count.gains) sums[gain.participant!]! += gain.points;
      expect(count.points).toEqual(sums);
    }
    expect(sums).toEqual(FIVE.result.points);
  });

  it('reach the result even where the sources tell less', () => {
    const silent: Ended = { ...FIVE, final: null };
    expect(countsOf(silent, CITY).at(-1)!.points).toEqual(FIVE.result.points);
    const partly = { ...FIVE, final: { ...FIVE.final!, participants: [{ districts: 22 }] } };
    expect(countsOf(partly, CITY).at(-1)!.points).toEqual(FIVE.result.points);
  });

  it('may take points away', () => {
    const debts = one([3, 5], [false, true], [2, 1]);
    const ended: Ended = {
      ...debts,
      final: { participants: [{ stones: 9, debt: -6 }, { stones: 5 }], sides: [{}, {}] },
    };
    expect(countsOf(ended).map(({ points, leads }) => [points, leads])).toEqual([
      [[9, 5], 0],
      [[3, 5], 1],
    ]);
  });
});

describe('the ceremony', () => {
  it('goes on by itself to the end', () => {
    const { seen } = play(FIVE, CITY);
    const phases = seen.map((one) => one.phase).filter((phase, at, all) => phase !== all[at - 1]);
    expect(phases).toEqual(['rising', 'counting', 'silence', 'crowning', 'over']);
    expect(seen.at(-1)).toEqual({ phase: 'over', at: 7, points: FIVE.result.points, crowned: [1] });
  });

  it('counts up by one and never beyond', () => {
    const { seen } = play(FIVE, CITY);
    const counts = countsOf(FIVE, CITY);
    seen.forEach(({ points, at }, n) => {
      const was = seen[n - 1]?.points ?? points;
      points.forEach((now, who) => {
        expect(now - was[who]!).toBeLessThanOrEqual(1);
        if (at >= 0) expect(now).toBeLessThanOrEqual(counts[at]!.points[who]!);
      });
    });
  });

  it('moves the crown exactly when the lead changes', () => {
    const { seen, show } = play(FIVE, CITY);
    const worn = seen.map((one) => one.crowned.join()).filter((now, at, all) => now !== all[at - 1]);
    // Nobody, you for your districts, Wanda at last for her treasury.
    expect(worn).toEqual(['', '2', '1']);
    expect(show.leaders).toEqual([2, 1]);
  });

  it('does not move the crown to somebody who only draws level', () => {
    const level: Ended = {
      ...one([6, 6], [true, true]),
      final: { participants: [{ first: 6 }, { first: 4, second: 2 }], sides: [{}, {}] },
    };
    expect(countsOf(level).map((count) => count.leads)).toEqual([0, 0]);
  });

  it('crowns all who share the victory, though only one led', () => {
    const { seen } = play(one([9, 9, 4], [true, true, false], [1, 1, 3]));
    expect(seen.at(-1)!.crowned).toEqual([0, 1]);
    expect(seen.filter((one) => one.phase === 'counting').every((one) => !one.crowned.length)).toBe(true);
  });

  it('crowns whoever won, though another had as many points and led', () => {
    const { seen } = play({
      ...one([6, 6], [false, true], [2, 1]),
      final: { participants: [{ first: 6 }, { first: 4, second: 2 }], sides: [{}, {}] },
    });
    const worn = seen.map((one) => one.crowned.join()).filter((now, at, all) => now !== all[at - 1]);
    expect(worn).toEqual(['', '0', '1']);
  });

  it('crowns every member of a team that wins, with what the team has beside', () => {
    const teams: Ended = {
      result: {
        points: [7, 2, 4, 0],
        places: [1, 2, 1, 2],
        won: [true, false, true, false],
        sides: [0, 1, 0, 1],
        side_points: [1, 10],
      },
      final: {
        participants: [{ stones: 7 }, { stones: 2 }, { stones: 4 }, {}],
        sides: [{ cairn: 1 }, { cairn: 10 }],
      },
    };
    const counts = countsOf(teams);
    expect(counts.map((count) => count.own)).toEqual([
      [0, 0],
      [1, 10],
    ]);
    expect(counts.map((count) => count.leads)).toEqual([0, 0]);
    expect(play(teams).seen.at(-1)!.crowned).toEqual([0, 2]);
  });

  it('crowns an automa that wins', () => {
    expect(play(one([3, 8], [false, true], [2, 1])).seen.at(-1)!.crowned).toEqual([1]);
  });

  it('crowns nobody where nobody wins, not even for a while', () => {
    const { seen } = play(one([3], [false]));
    expect(seen.every((one) => !one.crowned.length)).toBe(true);
    expect(seen.at(-1)!.points).toEqual([3]);
  });

  it('goes to the next count when it is told to', () => {
    const clock = new Hourglass();
    const { sides, won } = FIVE.result;
    const counts = countsOf(FIVE, CITY);
    const show = new Show({ counts, sides, won, clock, speed: 1 });
    show.begin();
    counts.forEach((count, at) => {
      show.next();
      expect([show.phase, show.at]).toEqual(['counting', at]);
      expect(show.points).toEqual(counts[at - 1]?.points ?? [0, 0, 0, 0, 0]);
      clock.turn();
      expect(show.count).toBe(count);
    });
    const rest = ['silence', 'crowning', 'over', 'over'].map(() => (show.next(), show.phase));
    expect(rest).toEqual(['silence', 'crowning', 'over', 'over']);
    expect(clock.turn()).toBe(false);
  });

  it('skips to the last picture, from anywhere and with nothing left to come', () => {
    const clock = new Hourglass();
    const { sides, won } = FIVE.result;
    const show = new Show({ counts: countsOf(FIVE, CITY), sides, won, clock, speed: 1 });
    show.begin();
    for (let n = 0; n < 9; n++) clock.turn();
    show.skip();
    expect([show.phase, show.points, show.crowned]).toEqual(['over', FIVE.result.points, [1]]);
    expect(show.leaders).toEqual([2, 1]);
    expect(clock.turn()).toBe(false);
  });

  it('is its last picture at once where nothing may move', () => {
    const { seen } = play(FIVE, CITY, 0);
    expect(seen).toEqual([{ phase: 'over', at: 7, points: FIVE.result.points, crowned: [1] }]);
  });

  it('takes about eleven seconds for five, half of it at double speed', () => {
    const { clock } = play(FIVE, CITY);
    expect(clock.now()).toBeGreaterThan(8000);
    expect(clock.now()).toBeLessThan(14000);
    expect(play(FIVE, CITY, 2).clock.now()).toBeCloseTo(clock.now() / 2);
  });
});
