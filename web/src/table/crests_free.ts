import { SEATS } from '../kit/heraldry';
import type { AboutTable, Crest } from '../wire/types';

/** The crests that nobody at this table wears: bots change theirs if a person wants it, people do not. */
export function freeCrests({ seats }: Pick<AboutTable, 'seats'>): Crest[] {
  const worn = seats.filter((chair) => chair.kind === 'person').map((chair) => chair.crest);
  return SEATS.map(({ beast }) => beast as Crest).filter((beast) => !worn.includes(beast));
}
