// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { comingsAndGoings } from '../../src/wire/goings';
import type { AboutTable } from '../../src/wire/types';
import { about } from './fake_socket';

const clock = {
  kind: 'decision' as const,
  seconds: 60,
  increment: 0,
  grace: 5,
  waiting: 1,
  since: 0,
  left: [60, 20],
};
const table = (away: boolean, changes: Partial<AboutTable> = {}): AboutTable => {
  const seats = about().seats.map((chair, seat) => (seat === 1 ? { ...chair, away } : chair));
  return about({ seats, clock, ...changes });
};

describe('who comes and goes', () => {
  it('says who left and who is back', () => {
    expect(comingsAndGoings(table(false), table(true))).toEqual([{ event: 'table_left', seat: 1 }]);
    expect(comingsAndGoings(table(true), table(false))).toEqual([{ event: 'table_back', seat: 1 }]);
    expect(comingsAndGoings(table(true), table(true))).toEqual([]);
  });

  it('says whose time was over', () => {
    const after = table(true, { clock: { ...clock, waiting: null, left: [60, 0] } });
    expect(comingsAndGoings(table(false), after)).toEqual([{ event: 'table_late', seat: 1 }]);
  });

  it('says nothing of who sits down before the game', () => {
    const open = about({ seats: about().seats.map((chair) => ({ ...chair, kind: 'open' as const })) });
    expect(comingsAndGoings(open, table(true))).toEqual([]);
  });
});
