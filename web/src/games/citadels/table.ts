import type { GameTable } from '../board';
import type { Counting } from '../../stage/ceremony/counting';
import type { Desk } from '../../desk/desk.svelte';
import { t } from '../../words';
import Board from './Board.svelte';
import { asking } from './asking';
import { BEATS } from './beats';
import Deduction from './Deduction.svelte';
import { aboutOf, foretold, glossOf } from './glosses';
import { CHARACTER_ICONS } from './icons';
import Mine from './Mine.svelte';
import Piece from './Piece.svelte';
import type { CitadelsDesk, CitadelsView } from './view';

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

const counting: Counting = {
  together: [
    { sources: ['districts'], label: () => t('citadels-count-districts') },
    { sources: ['all_types'], label: () => t('citadels-count-types') },
    { sources: ['first_city', 'completed_city'], label: () => t('citadels-count-city') },
  ],
  rest: () => t('citadels-count-houses'),
};

const table: GameTable = {
  ...asking,
  Board,
  Mine,
  Deduction,
  Piece,
  gloss: glossOf,
  about: (desk, action) => aboutOf(own(desk), action),
  foretell: (desk, after) => foretold(desk, after as unknown as CitadelsView),
  seal,
  headline,
  counting,
  ceremony: () => import('./Panorama.svelte'),
  beats: BEATS,
  herald: true,
  quiet: ['cast', 'included'],
  merged: ['gained_cards', 'drew', 'put_under'],
  heading: 'round',
  headed: (event) => t('citadels-round', { round: Number(event['round']) }),
};

export default table;
