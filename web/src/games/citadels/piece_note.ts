import type { Choice, Desk, Wanted } from '../../desk/desk.svelte';
import { amend } from '../../kit/gloss.svelte';
import type { Note } from '../../kit/gloss.svelte';
import { changed } from '../../wire/difference';
import { Refused } from '../../wire/http';
import type { Ref } from '../../words';
import { foretold, noteOf } from './glosses';
import { piecesOf } from './pieces.svelte';
import type { Place } from './places';
import type { CitadelsDesk, CitadelsView } from './view';

/** What choices would lead to, as far as it was asked; forgotten with the next decision. */
const said = new WeakMap<CitadelsDesk, { n: number; texts: Map<string, string> }>();

function textsOf(desk: CitadelsDesk): Map<string, string> {
  let kept = said.get(desk);
  if (!kept || kept.n !== desk.n) {
    kept = { n: desk.n, texts: new Map() };
    said.set(desk, kept);
  }
  return kept.texts;
}

/**
 * The note about a piece, with what is to be seen on it now; if one choice is made by it, what that leads to is added as
 * soon as it is known.
 */
export function pieceNote(
  desk: CitadelsDesk,
  ref: Ref,
  place?: Place,
  /** What a click on it would mean if it can do nothing. */
  wanted: readonly Wanted[] = [],
  facts: readonly string[] = [],
): Note | null {
  const pieces = piecesOf(desk);
  const choices = place ? pieces.choicesAt(place) : [];
  const only = choices.length === 1 ? choices[0]! : null;
  const known = only ? textsOf(desk).get(only.key) : undefined;
  const said = noteOf(desk, ref, known ?? only?.label, facts);
  const note = said && { ...said, why: (place && pieces.whyNot(place, wanted)) || undefined };
  if (note && only && known === undefined) void foresee(desk, only, note);
  return note;
}

async function foresee(desk: CitadelsDesk, choice: Choice, note: Note): Promise<void> {
  const view = desk.view;
  const texts = textsOf(desk);
  if (!desk.source.preview || !view) return;
  try {
    const told = await desk.source.preview(choice.do);
    const after = told.changes ? (changed(view, told.changes) as CitadelsView) : null;
    const text = after ? foretold(desk as unknown as Desk, after) : '';
    texts.set(choice.key, text ? `${choice.label}: ${text}` : choice.label);
    amend(note, { preview: texts.get(choice.key) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
