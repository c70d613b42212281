import { gameWords } from '../shell/gamewords.svelte';
import type { ListedTable } from '../wire/types';
import type { Facts } from '../words/words';

/** How far the game at a table is, in a few words; nothing until its words have come. */
export function momentOf(table: ListedTable): string {
  const words = table.moment ? gameWords(table.game)?.words : null;
  return words?.has('moment') ? words.text('moment', table.moment as Facts) : '';
}
