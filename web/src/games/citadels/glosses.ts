import type { GlossOf } from '../board';
import type { Desk } from '../../desk/desk.svelte';
import type { Note } from '../../kit/gloss.svelte';
import type { Tincture } from '../../kit/heraldry';
import type { Action } from '../../wire/types';
import { hasWords, t } from '../../words';
import type { Ref } from '../../words';
import BookDrawing from './BookDrawing.svelte';
import { CHARACTERS } from './box';
import { costOf, incomeOf, isCharacter, isDistrict, rankOf, typeOf } from './cards';
import { TYPES, lookOf } from './district_types';
import { pointsOf } from './view';
import type { CitadelsDesk, CitadelsView } from './view';

const DECK_RULE = 'CIT-DECK-1';
const BANK_RULE = 'CIT-SETUP-8';
const POINTS_RULE = 'CIT-SCORE-1';

/** The few words on a card; nothing for one without a power. */
export function briefOf(id: string, edition: string): string {
  const own = `citadels-brief-${id}-${edition}`;
  const plain = `citadels-brief-${id}`;
  return hasWords(own) ? t(own) : hasWords(plain) ? t(plain) : '';
}

/** `count-gold` and its like, as the game counts. */
export function counted(
  desk: CitadelsDesk,
  what: 'gold' | 'cards' | 'districts' | 'points',
  n: number,
): string {
  return String(desk.sentences.count(what, n));
}

/** What the margin says of a thing of this game: a district, character, type, seat, the deck or the bank. */
export function glossOf(any: Desk, ref: Ref): GlossOf | null {
  const desk = any as unknown as CitadelsDesk;
  const view = desk.view;
  if (!view) return null;
  const { id } = ref;
  if (ref.kind === 'district' && isDistrict(id)) return district(desk, view, id);
  if (ref.kind === 'character' && isCharacter(id)) return character(desk, view, id);
  if (ref.kind === 'type' && String(id) in TYPES) return type(desk, view, String(id));
  if (ref.kind === 'seat') return seat(desk, view, Number(id));
  if (ref.kind === 'deck')
    return {
      title: t('citadels-deck', { cards: counted(desk, 'cards', view.deck) }),
      text: t('citadels-deck-text'),
      rule: DECK_RULE,
    };
  if (ref.kind === 'bank')
    return { title: t('citadels-bank'), text: t('citadels-bank-text'), rule: BANK_RULE };
  return null;
}

export const ENDS = ['end_turn', 'pass', 'done'];
const GATHERS: Record<string, Ref> = {
  gather_gold: { kind: 'bank', id: 'bank' },
  gather_cards: { kind: 'deck', id: 'deck' },
  smithy: { kind: 'district', id: 'smithy' },
};

/** What a choice that names nothing is about: the bank, the deck, a district of mine, or my character's power. */
export function aboutOf(desk: CitadelsDesk, action: Action): Ref | null {
  const turn = desk.view?.turn;
  const power = turn && turn.seat === desk.view?.seat && !ENDS.includes(action.verb);
  return GATHERS[action.verb] ?? (power ? { kind: 'character', id: turn.character } : null);
}

/** The same for a piece on the table: what is known of it now, and a way into the rules book. */
export function noteOf(
  desk: CitadelsDesk,
  ref: Ref,
  preview?: string,
  facts: readonly string[] = [],
): Note | null {
  const said = glossOf(desk as unknown as Desk, ref);
  if (!said) return null;
  const { rule, tint, sub, ...rest } = said;
  return {
    ...rest,
    sub: [sub, ...facts].filter(Boolean).join(' · ') || undefined,
    tint: tint as Tincture | undefined,
    preview: preview || undefined,
    link: rule ? { href: `/rules/citadels#${rule}`, label: t('citadels-in-rules') } : undefined,
  };
}

function district(desk: CitadelsDesk, view: CitadelsView, card: string): GlossOf {
  const { sentences } = desk;
  const kind = typeOf(card);
  const effect = sentences.effect('district', card);
  const pays = payers(desk, view, kind);
  return {
    title: sentences.name('district', card),
    sub: t('citadels-gloss-district', { type: sentences.name('type', kind) }),
    cost: costOf(card, view) ?? undefined,
    text: effect || [t('citadels-gloss-basic'), pays].filter(Boolean).join(' '),
    rule: sentences.rule('district', card) ?? sentences.rule('type', kind),
    drawn: { Drawing: BookDrawing, thing: { kind: 'district', id: card } },
    tint: lookOf(kind).tincture,
  };
}

function character(desk: CitadelsDesk, view: CitadelsView, id: string): GlossOf {
  const income = incomeOf(id);
  return {
    title: desk.sentences.name('character', id),
    sub: t('citadels-gloss-character', { rank: rankOf(id, view.edition) }),
    text: desk.sentences.effect('character', id),
    rule: desk.sentences.rule('character', id),
    tint: income ? lookOf(income).tincture : undefined,
    figure: id,
  };
}

function type(desk: CitadelsDesk, view: CitadelsView, id: string): GlossOf {
  return {
    title: t('citadels-gloss-district', { type: desk.sentences.name('type', id) }),
    text: [payers(desk, view, id), t('citadels-gloss-types-all')].filter(Boolean).join(' '),
    rule: desk.sentences.rule('type', id),
    tint: lookOf(id).tincture,
  };
}

/** The characters of this game that are paid for districts of a type. */
function payers(desk: CitadelsDesk, view: CitadelsView, kind: string): string {
  const paid = CHARACTERS.filter((one) => one.income === kind && view.cast.includes(one.id));
  if (!paid.length) return '';
  return t('citadels-gloss-pays', {
    characters: paid.map((one) => desk.sentences.name('character', one.id)).join(', '),
  });
}

function seat(desk: CitadelsDesk, view: CitadelsView, at: number): GlossOf | null {
  const one = view.seats[at];
  if (!one) return null;
  const sources = Object.entries(one.points).map(([source, points]) =>
    t('citadels-gloss-points', { source: desk.sentences.words.text(`source-${source}`), points }),
  );
  const open = view.over || at === view.seat ? [] : [t('citadels-gloss-hidden')];
  return {
    title: `${desk.sentences.player(at)}: ${counted(desk, 'points', pointsOf(one))}`,
    sub: t('citadels-gloss-seat', {
      gold: counted(desk, 'gold', one.gold),
      cards: counted(desk, 'cards', one.hand),
    }),
    text: [`${sources.join('; ')}.`, ...open].join(' '),
    rule: POINTS_RULE,
  };
}

/** "1 gold left, city 5 of 7": what a choice leaves me with. */
export function foretold(any: Desk, after: CitadelsView): string {
  const desk = any as unknown as CitadelsDesk;
  const before = desk.view;
  const me = before?.seat ?? null;
  if (!before || me === null) return '';
  const now = before.seats[me]!;
  const then = after.seats[me]!;
  const changed = now.gold !== then.gold || now.size !== then.size || now.hand !== then.hand;
  if (!changed) return '';
  const facts = { gold: counted(desk, 'gold', then.gold), size: then.size, needed: after.needed };
  if (then.size !== now.size || then.hand === now.hand) return t('citadels-foretold', facts);
  return t('citadels-foretold-cards', { ...facts, cards: counted(desk, 'cards', then.hand) });
}
