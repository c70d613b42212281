import { t } from '../../words';
import { keyed } from './cards';
import type { Peek } from './pieces.svelte';
import { openPlace } from './places';
import type { Place } from './places';
import { TYPE_NAMES } from './district_types';
import type { CitadelsDesk, CitadelsView } from './view';

/** A card or sign among those laid open before me. */
export interface OpenCard {
  key: string;
  kind: 'district' | 'character' | 'type';
  id: string;
  /** Where it is clicked; nothing for what is only looked at. */
  place: Place | null;
}

export interface Opened {
  title: string;
  rows: { title: string; cards: OpenCard[] }[];
  /** I laid it open myself; it can be closed. */
  peek: boolean;
}

const row = (cards: OpenCard[], title = ''): Opened['rows'] => [{ title, cards }];

function districts(ids: readonly string[], chosen = true): OpenCard[] {
  return keyed(ids, (id) => id).map(({ key, card }) => ({
    key: `open-${key}`,
    kind: 'district',
    id: card,
    place: chosen ? openPlace(card) : null,
  }));
}

/** What lies open before me now: cards to choose from, or what I wanted to see again. */
export function openedFor(desk: CitadelsDesk, view: CitadelsView, peek: Peek | null): Opened | null {
  return asked(desk, view) ?? (peek ? peeked(desk, view, peek) : null);
}

function asked(desk: CitadelsDesk, view: CitadelsView): Opened | null {
  const { mine, decision } = view;
  if (!mine || decision.seat !== view.seat) return null;
  const name = typeof decision.other === 'number' ? desk.sentences.player(decision.other) : '';
  const open = (key: string, cards: readonly string[]): Opened => ({
    title: t(`citadels-open-${key}`, { name }),
    rows: row(districts(cards)),
    peek: false,
  });
  switch (decision.name) {
    case 'keep_cards':
      return open(decision.why === 'study' ? 'studied' : 'drawn', mine.drawn);
    case 'effect':
      return mine.drawn.length ? open('drawn', mine.drawn) : null;
    case 'wizard_take':
      return open('looked', mine.looked_at);
    case 'wizard_build':
      return mine.held ? open('held', [mine.held]) : null;
    case 'confiscation':
      return decision.card ? open('confiscation', [decision.card]) : null;
    case 'grave':
      return decision.card ? open('grave', [decision.card]) : null;
    case 'lighthouse_search': {
      const found = desk.those({ verb: 'search' }).map((choice) => String(choice.do['card']));
      return found.length ? open('deck', found) : null;
    }
    default:
      return spying(desk);
  }
}

/** The Spy has chosen whom to visit: the five types lie ready. */
function spying(desk: CitadelsDesk): Opened | null {
  const listed = desk.isNarrowed ? desk.listed : [];
  const seats = new Set(listed.map((choice) => choice.do['seat']));
  if (!listed.length || seats.size !== 1 || listed.some((choice) => choice.do.verb !== 'spy')) return null;
  const name = desk.sentences.player(Number([...seats][0]));
  const types = TYPE_NAMES.filter((type) => desk.can({ verb: 'spy', type }));
  return {
    title: t('citadels-open-spy', { name }),
    rows: row(types.map((id) => ({ key: `type-${id}`, kind: 'type', id, place: `type-${id}` }))),
    peek: false,
  };
}

function peeked(desk: CitadelsDesk, view: CitadelsView, peek: Peek): Opened | null {
  switch (peek.kind) {
    case 'known': {
      const known = view.seats[peek.seat]?.known_hand ?? [];
      const name = desk.sentences.player(peek.seat);
      if (!known.length) return null;
      return { title: t('citadels-known-hand', { name }), rows: row(districts(known, false)), peek: true };
    }
    case 'museum': {
      const cards = view.mine?.museum ?? [];
      if (!cards.length) return null;
      return { title: t('citadels-open-museum'), rows: row(districts(cards, false)), peek: true };
    }
    case 'packs': {
      const saw = view.mine?.saw ?? [];
      if (!saw.length) return null;
      const rows = saw.map((pack, at) => ({
        title: saw.length > 1 ? t('citadels-open-pack', { nth: at + 1 }) : '',
        cards: pack.map((id): OpenCard => ({ key: `saw-${at}-${id}`, kind: 'character', id, place: null })),
      }));
      return { title: t('citadels-open-packs'), rows, peek: true };
    }
  }
}
