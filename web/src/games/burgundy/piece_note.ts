import type { Choice, Desk } from '../../desk/desk.svelte';
import { amend } from '../../kit/gloss.svelte';
import type { Note } from '../../kit/gloss.svelte';
import { changed } from '../../wire/difference';
import { Refused } from '../../wire/http';
import { plain, t } from '../../words';
import type { Ref } from '../../words';
import { foretold, glossOf, needed } from './glosses';
import { piecesOf } from './pieces.svelte';
import type { Place } from './places';
import type { BurgundyDesk, BurgundyView } from './view';

/** What choices would lead to, as far as it was asked; forgotten with the next decision. */
const said = new WeakMap<BurgundyDesk, { n: number; texts: Map<string, string> }>();

function textsOf(desk: BurgundyDesk): Map<string, string> {
  let kept = said.get(desk);
  if (!kept || kept.n !== desk.n) {
    kept = { n: desk.n, texts: new Map() };
    said.set(desk, kept);
  }
  return kept.texts;
}

/** The note about a piece: its rule, which die reaches it now and what it would bring, or why it can do nothing. */
export function pieceNote(desk: BurgundyDesk, ref: Ref, place?: Place, extra = ''): Note | null {
  const about = glossOf(desk as unknown as Desk, ref);
  if (!about) return null;
  const pieces = piecesOf(desk);
  const choices = place ? pieces.choicesAt(place) : [];
  const only = choices.length === 1 ? choices[0]! : null;
  const { rule, sub, ...rest } = about;
  const note: Note = {
    ...rest,
    sub: [sub, extra].filter(Boolean).join(' · ') || undefined,
    why: (place && pieces.whyNot(place)) || undefined,
    preview: (only && (textsOf(desk).get(only.key) ?? lead(desk, only))) || undefined,
    link: rule ? { href: `/rules/burgundy#${rule}`, label: t('burgundy-in-rules') } : undefined,
  };
  if (only && !textsOf(desk).has(only.key)) void foresee(desk, only, note);
  return note;
}

function lead(desk: BurgundyDesk, choice: Choice): string {
  const needs = needed(desk, choice);
  return needs ? `${choice.label} (${needs})` : choice.label;
}

/** Asks the server what the choice would lead to; what only moves the tile itself is known from its words. */
async function foresee(desk: BurgundyDesk, only: Choice, note: Note): Promise<void> {
  const { view } = desk;
  const texts = textsOf(desk);
  if (!desk.source.preview || !view) return;
  try {
    const told = await desk.source.preview(only.do);
    const after = told.changes ? (changed(view, told.changes) as BurgundyView) : null;
    const more = told.reveals
      ? []
      : (told.events ?? []).slice(1).map((event) => plain(desk.sentences.event(event)));
    const left = after && !told.reveals ? foretold(desk as unknown as Desk, after) : '';
    const text = [lead(desk, only), ...more, left && t('burgundy-then', { left })]
      .filter(Boolean)
      .join(' · ');
    texts.set(only.key, text);
    amend(note, { preview: text });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
