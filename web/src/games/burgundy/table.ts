import type { GameTable } from '../board';
import type { Desk } from '../../desk/desk.svelte';
import { t } from '../../words';
import { asking } from './asking';
import { BEATS } from './beats';
import Board from './Board.svelte';
import { COUNTING } from './counting';
import { aboutOf, foretold, glossOf } from './glosses';
import { TYPE_ICONS } from './icons';
import Mine from './Mine.svelte';
import Rivals from './Rivals.svelte';
import { typeOf } from './looks';
import type { BurgundyDesk, BurgundyView } from './view';

const own = (desk: Desk): BurgundyDesk => desk as unknown as BurgundyDesk;

/** The hex that is about to be placed, for the ribbon's seal. */
function seal(desk: Desk): string | null {
  const { decision } = own(desk).view ?? {};
  return decision?.hex ? (TYPE_ICONS[typeOf(decision.hex)] ?? null) : null;
}

function headline(desk: Desk): string {
  const { view } = own(desk);
  return view?.phase ? t('burgundy-headline', { phase: view.phase, round: view.round }) : '';
}

const table: GameTable = {
  ...asking,
  Board,
  Mine,
  Beside: Rivals,
  low: true,
  gloss: glossOf,
  about: (_desk, action) => aboutOf(action),
  foretell: (desk, after) => foretold(desk, after as unknown as BurgundyView),
  seal,
  headline,
  counting: COUNTING,
  ceremony: () => import('./Vista.svelte'),
  beats: BEATS,
  herald: true,
  quiet: [
    'filled',
    'goods_turned',
    'goods_dealt',
    'workers_dealt',
    'shield_laid',
    'route_dealt',
    'vine_dealt',
  ],
  heading: 'round',
  headed: (event) => t('burgundy-headline', { phase: String(event['phase']), round: Number(event['round']) }),
};

export default table;
