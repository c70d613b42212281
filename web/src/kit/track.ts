/** Where a mark stands on a track of points. */
export interface Standing {
  seat: number;
  /** Its place on the track, from 0 to its length. */
  at: number;
  /** How often it has gone round. */
  laps: number;
  /** How many stand beneath it on the same place. */
  above: number;
}

/** A track that is walked round again and again: who stands where, the first who came there lowest. */
export function standings(points: readonly number[], length: number): Standing[] {
  return points.map((all, seat) => {
    const at = all % length;
    const above = points.slice(0, seat).filter((other) => other % length === at).length;
    return { seat, at, laps: Math.floor(all / length), above };
  });
}
