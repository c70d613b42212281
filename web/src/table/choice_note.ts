import type { Choice, Desk } from '../desk/desk.svelte';
import { noteOf } from '../games/board';
import type { GameTable } from '../games/board';
import type { Note } from '../kit/gloss.svelte';
import type { Ref } from '../words';

/** What a word of a question or of the chronicle is: its rule, with the way into the rules book. */
export function wordNote(desk: Desk, table: GameTable, ref: Ref): Note | null {
  const about = table.gloss(desk, ref);
  return about && noteOf(desk, about);
}

/** The rule of the thing that a choice names, rather than of a player; what names nothing has its own words. */
export function choiceNote(desk: Desk, table: GameTable, choice: Choice): Note {
  const named = choice.parts.flatMap((part) => (part.ref ? [part.ref] : []));
  const own = table.about?.(desk, choice.do);
  const things = named.filter((ref) => ref.kind !== 'seat');
  const refs = [...things, ...(own ? [own] : []), ...named];
  const note = refs.map((ref) => wordNote(desk, table, ref)).find((one) => one !== null);
  return note ?? { title: choice.label, text: '' };
}
