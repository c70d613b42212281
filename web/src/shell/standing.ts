import type { AboutTable } from '../wire/types';
import { language, t, titled } from '../words';
import type { Words } from '../words';

/** What is known of whoever takes part, at a table or in a list. */
export type Table = Pick<AboutTable, 'seats' | 'participants' | 'result'>;

/** Partners who share a place, or one participant alone. */
export interface Side {
  side: number;
  place: number;
  won: boolean;
  /** Points that belong to nobody of it alone. */
  own: number;
  total: number;
  members: { participant: number; name: string; points: number }[];
}

/** What everybody is called who takes part: me "You", seats by who sits there, automas by the words of their game. */
export function namesOf(
  { seats, participants }: Table,
  words: Words | undefined,
  me: number | null = null,
): string[] {
  return participants.map(({ name }, at) => {
    if (at === me) return t('plain-you');
    if (name === null) return seats[at]?.name ?? '';
    return words?.has(name) ? words.text(name) : titled(name);
  });
}

/** For each participant the number of its side. */
export function sidesOf({ participants, result }: Table): number[] {
  return result?.sides ?? participants.map((one) => one.side);
}

/** How the game ended for every side, the best one first. */
export function standingOf(table: Table, words: Words | undefined, me: number | null = null): Side[] {
  const { result } = table;
  if (!result) return [];
  const names = namesOf(table, words, me);
  const sides: Side[] = [];
  sidesOf(table).forEach((side, participant) => {
    let one = sides.find((known) => known.side === side);
    if (!one) {
      const own = result.side_points[side] ?? 0;
      one = {
        side,
        place: result.places[participant]!,
        won: result.won[participant]!,
        own,
        total: own,
        members: [],
      };
      sides.push(one);
    }
    const points = result.points[participant] ?? 0;
    one.members.push({ participant, name: names[participant] ?? '', points });
    one.total += points;
  });
  return sides.sort((a, b) => a.place - b.place);
}

/** "Anna", or "the team of Anna and Jan". */
export function sideName(members: readonly { name: string }[]): string {
  const [first] = members;
  return members.length > 1 ? t('replay-team', { names: listed(members) }) : (first?.name ?? '');
}

/** Who won, in a sentence: one, a team, several who share, an automa, or nobody. */
export function winnersText(table: Table, words: Words | undefined, me: number | null = null): string {
  const winners = standingOf(table, words).filter((side) => side.won);
  const [first] = winners;
  if (!first) return t('replay-nobody');
  if (winners.length > 1)
    return t('replay-shared', { names: winners.map((side) => sideName(side.members)).join(', ') });
  if (first.members.length > 1) return t('replay-team-wins', { names: listed(first.members) });
  if (first.members[0]?.participant === me) return t('replay-you-win');
  return t('replay-wins', { name: sideName(first.members) });
}

function listed(members: readonly { name: string }[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(members.map((one) => one.name));
}
