import bag from 'icon:swap-bag';
import coins from 'icon:two-coins';
import paper from 'icon:envelope';
import rose from 'icon:rose';
import scroll from 'icon:scroll-unfurled';
import spell from 'icon:magic-swirl';
import threat from 'icon:dagger-rose';
import warrant from 'icon:tied-scroll';
import { t } from '../../words';
import { counted } from './glosses';
import type { CitadelsDesk, CitadelsView, RankView } from './view';

/** A token on a rank, with its words. */
export interface Mark {
  key: string;
  icon: string;
  words: string;
}

/** What lies on a rank, except the dagger: that one is drawn large. */
export function marksOf(desk: CitadelsDesk, view: CitadelsView, rank: RankView): Mark[] {
  const found: Mark[] = [];
  if (rank.robbed) found.push({ key: 'robbed', icon: bag, words: t('citadels-mark-robbed') });
  if (rank.bewitched) found.push({ key: 'bewitched', icon: spell, words: t('citadels-mark-bewitched') });
  if (rank.warrant) found.push(warrantMark(rank.signed));
  if (rank.threat) found.push(threatMark(rank.flowered));
  if (rank.character === 'tax_collector' && view.tax)
    found.push({
      key: 'tax',
      icon: coins,
      words: t('citadels-tax', { gold: counted(desk, 'gold', view.tax) }),
    });
  return found;
}

function warrantMark(signed: boolean | null): Mark {
  if (signed === null) return { key: 'warrant', icon: scroll, words: t('citadels-mark-warrant') };
  return signed
    ? { key: 'signed', icon: warrant, words: t('citadels-mark-warrant-signed') }
    : { key: 'unsigned', icon: scroll, words: t('citadels-mark-warrant-unsigned') };
}

function threatMark(flowered: boolean | null): Mark {
  if (flowered === null) return { key: 'threat', icon: threat, words: t('citadels-mark-threat') };
  return flowered
    ? { key: 'flowered', icon: rose, words: t('citadels-mark-threat-flowered') }
    : { key: 'plain', icon: paper, words: t('citadels-mark-threat-plain') };
}

/** All of it in words, as the note of a rank says it: what is known, then what lies on it. */
export function factsOf(desk: CitadelsDesk, view: CitadelsView, rank: RankView): string[] {
  const killed = rank.killed && rank.seat !== null ? [t('citadels-state-killed')] : [];
  return [nicheOf(desk, view, rank).words, ...killed, ...marksOf(desk, view, rank).map((mark) => mark.words)];
}

/** How a niche of the arcade looks. */
export type NicheLook = 'rest' | 'now' | 'done' | 'gone' | 'dead';

export interface NicheState {
  look: NicheLook;
  words: string;
  /** Whose sign stands before the words. */
  seat: number | null;
}

/** What is known of a rank, in a few words: the most telling thing first. */
export function nicheOf(desk: CitadelsDesk, view: CitadelsView, rank: RankView): NicheState {
  const plain = (look: NicheLook, key: string): NicheState => ({
    look,
    words: t(`citadels-state-${key}`),
    seat: null,
  });
  const { character } = rank;
  if (!character) return { look: 'rest', words: t('citadels-not-drawn'), seat: null };
  if (view.face_up.includes(character)) return plain('gone', 'face-up');
  if (rank.killed && rank.seat === null)
    return plain('dead', rank.rank <= view.called ? 'killed-silent' : 'killed');
  if (rank.seat !== null) return revealed(desk, view, rank, rank.seat);
  if (rank.rank === view.called && view.turn) return plain('now', 'now');
  if (rank.rank < view.called || (rank.rank === view.called && !view.turn)) return plain('gone', 'silent');
  return plain('rest', remembered(view, character));
}

function revealed(desk: CitadelsDesk, view: CitadelsView, rank: RankView, seat: number): NicheState {
  const now = rank.rank === view.called && view.turn !== null;
  const me = seat === view.seat;
  const look: NicheLook = rank.killed ? 'dead' : now ? 'now' : 'done';
  if (me) return { look, words: t(now ? 'citadels-state-you-now' : 'citadels-state-you'), seat };
  return { look, words: desk.sentences.player(seat), seat };
}

/** What I know of a character that has not been called: from the draft. */
function remembered(view: CitadelsView, character: string): string {
  const mine = view.mine;
  if (!mine) return 'waiting';
  const among = (list: readonly string[]): boolean => list.includes(character);
  if (among(mine.characters)) return 'yours';
  if (mine.gave === character) return 'given';
  if (among(mine.discarded)) return 'discarded';
  if (!mine.saw.length) return 'waiting';
  if (!mine.saw.some(among)) return 'not-seen';
  return among(mine.saw.at(-1)!) ? 'passed-on' : 'waiting';
}
