import type { BurgundyAutoma, BurgundyType } from '../../wire/schema';
import type { Rows } from './land';
import { rowsOf } from './view';
import type { BurgundyView } from './view';

/** What somebody's land is drawn of: its spaces, and those that have something on them. */
export interface Estate {
  rows: Rows;
  built: ReadonlySet<number>;
}

const LENGTHS = [4, 5, 6, 7, 6, 5, 4];

/** The land of a participant; null for one that has none. */
export function estateOf(view: BurgundyView, participant: number): Estate | null {
  if (view.automa?.seat === participant) return automasEstate(view.automa);
  const rows = rowsOf(view, participant)?.map((row) => row.map(([type, number]) => [type, number] as const));
  const hexes = view.seats[participant]?.hexes ?? [];
  if (!rows) return null;
  return { rows, built: new Set(hexes.flatMap((hex, at) => (hex ? [at] : []))) };
}

/** Châteauma's spaces lie by colour; here they fill the rows of a duchy. */
function automasEstate({ duchy }: BurgundyAutoma): Estate {
  const spaces = Object.entries(duchy).flatMap(([type, all]) =>
    all.map(({ covered }) => ({ type: type as BurgundyType, covered })),
  );
  let first = 0;
  const rows = LENGTHS.map((length) =>
    spaces.slice(first, (first += length)).map(({ type }) => [type, 0] as const),
  ).filter((row) => row.length > 0);
  return { rows, built: new Set(spaces.flatMap(({ covered }, at) => (covered ? [at] : []))) };
}
