import { expect, it } from 'vitest';
import { freeCrests } from '../../src/table/crests_free';
import type { AboutTable, Chair } from '../../src/wire/types';

const chair = (kind: Chair['kind'], crest: Chair['crest']): Chair =>
  ({ kind, crest, name: '', bot: null, nonce: null, away: false }) as unknown as Chair;
const table = (...seats: Chair[]): Pick<AboutTable, 'seats'> => ({ seats });

it('offers no crest that a person wears, and those of bots and empty chairs', () => {
  const free = freeCrests(table(chair('person', 'griffin'), chair('bot', 'eagle'), chair('open', 'lion')));
  expect(free).not.toContain('griffin');
  expect(free).toEqual(expect.arrayContaining(['eagle', 'lion', 'swan']));
  expect(free).toHaveLength(7);
});
