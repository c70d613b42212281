import type { Desk } from '../../desk/desk.svelte';
import type * as wire from '../../wire/schema';
import type { Decision } from '../../wire/types';

export type {
  BurgundyDepot as DepotView,
  BurgundyHex as Hex,
  BurgundySeat as SeatView,
  BurgundyType as Type,
  BurgundyVine as Vine,
} from '../../wire/schema';

/** The table as everybody sees it; any desk can read what is asked. */
export type BurgundyView = Omit<wire.BurgundyView, 'decision'> & {
  decision: wire.BurgundyDecision & Decision;
};

export type BurgundyDesk = Desk<BurgundyView>;

/** The rows of the duchy that somebody plays on, each space with its column; none before there is one. */
export function rowsOf(view: BurgundyView, seat: number): [wire.BurgundyType, number, number][][] | null {
  const board = boardOf(view, seat);
  return (
    board?.rows.map((row, down) =>
      row.map(([type, number], at) => [type, number, board.columns[down]![at]!]),
    ) ?? null
  );
}

/** Pairs of spaces that a river joins. */
export function riversOf(view: BurgundyView, seat: number): [number, number][] {
  return boardOf(view, seat)?.rivers ?? [];
}

function boardOf(view: BurgundyView, seat: number): wire.BurgundyBoard | null {
  const duchy = view.seats[seat]?.duchy;
  return duchy == null ? null : (view.boards[String(duchy)] ?? null);
}
