import type { GameTable, GlossOf } from '../board';
import type { Desk } from '../../desk/desk.svelte';
import { titled } from '../../words';
import type { Ref } from '../../words';
import Mine from './Mine.svelte';
import Plain from './Plain.svelte';

/** What a thing does and where its rule stands, if the game's words tell it. */
function gloss({ sentences }: Desk, { kind, id }: Ref): GlossOf | null {
  const text = sentences.effect(kind, String(id));
  const rule = sentences.rule(kind, String(id));
  return text || rule ? { title: titled(sentences.name(kind, String(id))), text, rule } : null;
}

/** The table for a game that has none of its own: text, log and choices. */
const plainTable: GameTable = {
  Board: Plain,
  Mine,
  gloss,
  seal: () => null,
  headline: () => '',
};

export default plainTable;
