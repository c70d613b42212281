import { sideName, standingOf, winnersText } from '../../shell/standing';
import type { Side } from '../../shell/standing';
import type { AboutTable } from '../../wire/types';
import { language, t } from '../../words';
import type { Sentences } from '../../words';
import { UNTOLD } from './counting';
import type { Count, Counting, Gain } from './counting';

/** Whoever takes part, as the scenery shows them. */
export interface Person {
  participant: number;
  name: string;
  /** The same for others, who do not know who "you" is. */
  called: string;
  /** "2nd" */
  place: string;
  won: boolean;
  mine: boolean;
}

/** What the ceremony says: to the eyes, and in the same words to whoever listens. */
export class Telling {
  readonly people: readonly Person[];
  private readonly standing: Side[];

  constructor(
    private readonly about: AboutTable,
    private readonly sentences: Sentences,
    /** My participant, where I am exactly one. */
    private readonly me: number | null,
    private readonly counting: Counting | undefined,
  ) {
    this.standing = standingOf(about, sentences.words);
    this.people = this.standing
      .flatMap(({ place, won, members }) =>
        members.map(({ participant, name }) => ({
          participant,
          name: participant === me ? t('plain-you') : name,
          called: name,
          place: t('ceremony-place', { place }),
          won,
          mine: participant === me,
        })),
      )
      .sort((a, b) => a.participant - b.participant);
  }

  source(name: string): string {
    return name === UNTOLD ? t('ceremony-other-points') : this.sentences.source(name);
  }

  /** The steps of the whole, for whoever wants to know what is still to come. */
  steps(counts: readonly Count[]): { step: number; label: string }[] {
    const there = [...new Set(counts.map((count) => count.step))];
    return there.map((step) => ({
      step,
      label: this.stepLabel(
        step,
        counts.find((count) => count.step === step)!,
      ),
    }));
  }

  private stepLabel(step: number, first: Count): string {
    const own = this.counting?.together[step]?.label() ?? (this.counting ? this.counting.rest() : null);
    return capital(own ?? first.sources.map((source) => this.source(source)).join(', '));
  }

  /** What is counted now, and for whom if it is one alone. */
  heading(count: Count): { title: string; line: string } {
    const title = this.stepLabel(count.step, count);
    const [gain] = count.gains;
    const alone = this.counting && count.step >= this.counting.together.length && gain;
    return { title, line: alone ? `${this.gainer(gain)}: ${this.source(gain.source)}` : '' };
  }

  /** One count as a sentence, and who leads now if that has changed. */
  sentence(count: Count, before: Count | undefined): string {
    const [first] = count.gains;
    const alone = this.counting && count.step >= this.counting.together.length && count.gains.length === 1;
    const said =
      alone && first
        ? t('ceremony-alone', {
            name: this.gainer(first),
            source: this.source(first.source),
            points: signed(first.points),
          })
        : t('ceremony-count', {
            count: this.stepLabel(count.step, count),
            gains: together(count.gains)
              .map((gain) => t('ceremony-gain', { name: this.gainer(gain), points: signed(gain.points) }))
              .join(', '),
          });
    return [said, this.lead(count, before)].filter(Boolean).join(' ');
  }

  /** Who leads now, if it was another before. */
  lead(count: Count, before: Count | undefined): string {
    if (count.leads === null || count.leads === before?.leads) return '';
    const members = this.membersOf(count.leads);
    if (members.length === 1 && members[0]!.participant === this.me) return t('ceremony-you-lead');
    return t('ceremony-leads', { name: capital(sideName(members)) });
  }

  title(): string {
    return winnersText(this.about, this.sentences.words, this.me).replace(/\.$/, '');
  }

  /** The same without "you". */
  titleForAll(): string {
    return winnersText(this.about, this.sentences.words).replace(/\.$/, '');
  }

  /** The winner's points, or why it is over. */
  line(): string {
    const [first, ...more] = this.standing.filter((side) => side.won);
    if (first && !more.length) return t('replay-points', { points: first.total });
    return this.ending();
  }

  ending(): string {
    return t('replay-ending', { ending: this.sentences.ending(this.about.result!.reason) });
  }

  /** My place, how far from the first or from the next, and what my points came from; nothing for whoever watches. */
  mine(last: readonly Count[]): { place: string; far: string; sources: string } | null {
    const side = this.standing.find(({ members }) => members.some((one) => one.participant === this.me));
    if (!side || this.me === null) return null;
    const gains = last.flatMap((count) => count.gains).filter((gain) => gain.participant === this.me);
    const sources = gains.map((gain) => `${this.source(gain.source)} ${gain.points}`).join(', ');
    return { place: this.myPlace(side), far: this.myDistance(side), sources: `${capital(sources)}.` };
  }

  private myPlace({ place, won, members }: Side): string {
    const winners = this.standing.filter((side) => side.won);
    if (!winners.length) return t('ceremony-lost');
    if (won && winners.length > 1) return t('ceremony-shared');
    const of = this.standing.length;
    return t('ceremony-my-team', { team: members.length > 1 ? 'yes' : 'no', place, of });
  }

  private myDistance({ total, place, won, side }: Side): string {
    const others = this.standing.filter((one) => one.side !== side);
    if (!others.length || (won && this.standing.filter((one) => one.won).length > 1)) return '';
    if (!this.standing.some((one) => one.won)) return '';
    const best = Math.max(...others.map((one) => one.total));
    const first = this.standing.find((one) => one.won)!.total;
    const points = place === 1 ? total - best : first - total;
    if (points === 0) return t('ceremony-decided');
    return t(place === 1 ? 'replay-ahead' : 'replay-behind', { points });
  }

  /** The points by source as rows, in the order of the standing. */
  rows(counts: readonly Count[]): { name: string; place: number; points: number[]; total: number }[] {
    const sources = this.sources(counts);
    const gains = counts.flatMap((count) => count.gains);
    const sum = (source: string, fits: (gain: Gain) => boolean): number =>
      gains.filter((gain) => gain.source === source && fits(gain)).reduce((all, one) => all + one.points, 0);
    const row = (name: string, place: number, total: number, fits: (gain: Gain) => boolean) => ({
      name,
      place,
      total,
      points: sources.map((source) => sum(source, fits)),
    });
    return this.standing.flatMap(({ side, place, own, members }) => [
      ...members.map(({ participant, points }) =>
        row(this.people[participant]!.name, place, points, (gain) => gain.participant === participant),
      ),
      ...(own
        ? [
            row(
              t('replay-of-the-side'),
              place,
              own,
              (gain: Gain) => gain.participant === null && gain.side === side,
            ),
          ]
        : []),
    ]);
  }

  sources(counts: readonly Count[]): string[] {
    return [...new Set(counts.flatMap((count) => count.gains.map((gain) => gain.source)))];
  }

  teams(): { side: number; name: string }[] {
    return this.standing
      .filter(({ own }) => own !== 0)
      .map(({ side, members }) => ({ side, name: capital(sideName(members)) }));
  }

  private membersOf(side: number): { participant: number; name: string }[] {
    return this.standing.find((one) => one.side === side)?.members ?? [];
  }

  private gainer(gain: Gain): string {
    if (gain.participant !== null) return this.people[gain.participant]!.name;
    return capital(sideName(this.membersOf(gain.side)));
  }
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** What somebody gains from several sources of one count is told as one. */
function together(gains: readonly Gain[]): Gain[] {
  const found: Gain[] = [];
  for (const gain of gains) {
    const same = found.findIndex(
      ({ participant, side }) => participant === gain.participant && side === gain.side,
    );
    if (same < 0) found.push(gain);
    else found[same] = { ...gain, points: found[same]!.points + gain.points };
  }
  return found;
}
