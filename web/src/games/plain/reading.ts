import type { Json } from '../../wire/types';

export type Named = [name: string, value: Json];

/** A game's view, sorted by how it is shown. */
export interface Reading {
  /** Single facts of the table: how many stones lie on it. */
  facts: Named[];
  /** For each participant what is told of it. */
  seats: Named[][];
  /** Everything that has an inside of its own. */
  rest: Named[];
  /** What only the looking seat knows. */
  mine: Named[];
}

/** Shown elsewhere: in the ribbon, in the bar, or by who looks. */
const ELSEWHERE = ['game', 'decision', 'seat', 'mine'];
const OF_ALL = ['seats', 'players', 'participants'];

export function isSimple(value: Json): boolean {
  return value === null || typeof value !== 'object';
}

export function fieldsIn(value: Json | undefined): Named[] {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
}

/** `chairs`: how many sit there; `all`: how many take part, the seats first. */
export function readingOf(view: Record<string, Json>, chairs: number, all = chairs): Reading {
  const reading: Reading = {
    facts: [],
    seats: Array.from({ length: all }, () => []),
    rest: [],
    mine: fieldsIn(view['mine']),
  };
  for (const [name, value] of Object.entries(view)) {
    if (ELSEWHERE.includes(name)) continue;
    if (Array.isArray(value) && isOfEach(name, value, [chairs, all])) share(name, value, reading);
    else if (isSimple(value)) reading.facts.push([name, value]);
    else reading.rest.push([name, value]);
  }
  return reading;
}

/** Whether a list has something for each of them: it says so, or counts as many things as there are of them. */
function isOfEach(name: string, list: Json[], counts: readonly number[]): boolean {
  if (!counts.includes(list.length)) return false;
  return OF_ALL.includes(name) || list.every((one) => ['number', 'boolean'].includes(typeof one));
}

function share(name: string, list: Json[], reading: Reading): void {
  list.forEach((value, seat) => {
    const own = fieldsIn(value).filter(([field]) => field !== 'seat' && field !== 'name');
    reading.seats[seat]?.push(...(own.length ? own : [[name, value] satisfies Named]));
  });
}
