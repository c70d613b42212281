import type { Desk } from '../../desk/desk.svelte';
import type * as wire from '../../wire/schema';
import type { Decision } from '../../wire/types';

export type {
  CitadelsDistrict as DistrictView,
  CitadelsMine as OwnView,
  CitadelsRank as RankView,
  CitadelsSeat as SeatView,
} from '../../wire/schema';

/** The table as one pair of eyes sees it; any desk can read what is asked. */
export type CitadelsView = Omit<wire.CitadelsView, 'decision'> & {
  decision: wire.CitadelsDecision & Decision;
};

/** A plate stands beside its city or above it; small where the room is low, broader where it is wide, large if roomy. */
export type Shape = 'beside' | 'above' | 'low' | 'wide' | 'roomy';

export type CitadelsDesk = Desk<CitadelsView>;

export function pointsOf(seat: wire.CitadelsSeat): number {
  return Object.values(seat.points).reduce((sum, one) => sum + one, 0);
}

/** Whether characters are being chosen: from the beginning of a round until the first rank is called. */
export function drafting(view: CitadelsView): boolean {
  return (
    view.called === 0 && view.ranks.length > 0 && !view.over && !view.decision.name.startsWith('theater')
  );
}
