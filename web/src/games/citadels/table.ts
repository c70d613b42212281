import type { GameTable } from '../board';
import type { Desk } from '../../desk/desk.svelte';
import { t } from '../../words';
import Board from './Board.svelte';
import { BEATS } from './beats';
import Deduction from './Deduction.svelte';
import { ENDS, aboutOf, foretold, glossOf } from './glosses';
import { CHARACTER_ICONS } from './icons';
import Mine from './Mine.svelte';
import { hangFaces } from './faces';
import type { CitadelsDesk, CitadelsView } from './view';

hangFaces();

const own = (desk: Desk): CitadelsDesk => desk as unknown as CitadelsDesk;

/** The character that is to act, for the ribbon's seal. */
function seal(desk: Desk): string | null {
  const view = own(desk).view;
  const character = view?.turn?.seat === view?.seat ? view?.turn?.character : undefined;
  return character ? (CHARACTER_ICONS[character] ?? null) : null;
}

function headline(desk: Desk): string {
  const view = own(desk).view;
  if (!view) return '';
  return t(view.first_to_complete === null ? 'citadels-headline' : 'citadels-last-round', {
    round: view.round,
  });
}

const table: GameTable = {
  Board,
  Mine,
  Deduction,
  gloss: glossOf,
  about: (desk, action) => aboutOf(own(desk), action),
  foretell: (desk, after) => foretold(desk, after as unknown as CitadelsView),
  seal,
  headline,
  beats: BEATS,
  herald: true,
  ends: ENDS,
  quiet: ['cast', 'included'],
  merged: ['gained_cards', 'drew', 'put_under'],
  heading: 'round',
  headed: (event) => t('citadels-round', { round: Number(event['round']) }),
};

export default table;
