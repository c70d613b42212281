import type { CitadelsDesk } from './view';

/** My towers are so much wider than anybody else's at least. */
const MINE_LARGER = 1.18;

/** What the two sides of a table have to know of each other's sizes; made once for each desk. */
class Measures {
  /** How wide my towers are; 0 where I have none. */
  mine = $state(0);

  /** No tower of another player is wider; `otherwise` for somebody who only looks on. */
  rivals(otherwise: number): number {
    return this.mine ? Math.floor(this.mine / MINE_LARGER) : otherwise;
  }
}

const known = new WeakMap<CitadelsDesk, Measures>();

export function measuresOf(desk: CitadelsDesk): Measures {
  let measures = known.get(desk);
  if (!measures) {
    // What is made while a component is drawn would not tell that component of its changes.
    $effect.root(() => {
      measures = new Measures();
    });
    known.set(desk, measures!);
  }
  return measures!;
}
