import type { Choice, Desk } from '../../desk/desk.svelte';
import { t } from '../../words';
import type { AskingTable } from '../asking';
import { counted, needed, workersFor } from './glosses';
import { placesOf } from './places';
import type { BurgundyDesk } from './view';

const own = (desk: Desk): BurgundyDesk => desk as unknown as BurgundyDesk;

/** What a turn is made of, in the order in which it is listed. */
const PARTS: readonly (readonly string[])[] = [
  ['place', 'place_shared', 'plant', 'at'],
  ['take', 'take_vines', 'take_shield', 'take_black', 'commission'],
  ['sell', 'take_workers'],
  ['buy', 'recruit', 'recover', 'turn_die', 'copy'],
];
const SPOTS =
  /^(depot|black|shop|slot|space|plot|stored|shared|goods|lying|die|shield|seat|route|pool|duchy)-/;

function partOf(choice: Choice): number {
  const at = PARTS.findIndex((verbs) => verbs.includes(choice.do.verb));
  return at < 0 ? PARTS.length : at;
}

function ordered(_desk: Desk, choices: readonly Choice[]): Choice[][] {
  const parts = Array.from({ length: PARTS.length + 1 }, (_, part) =>
    choices.filter((choice) => partOf(choice) === part).sort((a, b) => workersFor(a) - workersFor(b)),
  );
  return parts.filter((part) => part.length > 0);
}

function onBoard(desk: Desk, choice: Choice): boolean {
  const { view } = own(desk);
  return view !== null && placesOf(choice.do, view).some((place) => SPOTS.test(place));
}

/** Which pieces make these choices. */
function pick(_desk: Desk, choices: readonly Choice[]): string {
  const verb = choices[0]?.do.verb ?? '';
  return PICKED.includes(verb) ? t(`burgundy-pick-${verb}`) : '';
}
const PICKED = ['take', 'place', 'at', 'sell', 'buy', 'plant', 'take_vines', 'take_shield', 'start_castle'];

/** What is done with the thing, which die it takes, and what it brings at once. */
function small(desk: Desk, choice: Choice): string {
  const { facts } = choice;
  const points = Number(facts['points'] ?? 0);
  const needs = choice.do.verb === 'take_workers' ? '' : needed(own(desk), choice);
  const brings = points ? t('burgundy-brings', { points: counted(own(desk), 'points', points) }) : '';
  const verb = ['place', 'place_shared', 'sell'].includes(choice.do.verb)
    ? t(`burgundy-verb-${choice.do.verb === 'sell' ? 'sell' : 'place'}`)
    : '';
  return [verb, needs, brings].filter(Boolean).join(' · ');
}

function status(desk: Desk): string {
  const { view } = own(desk);
  const mine = view?.seats[view.seat ?? -1];
  if (!view || !mine) return '';
  return t('burgundy-status', {
    workers: counted(own(desk), 'workers', mine.workers),
    silver: counted(own(desk), 'silver', mine.silver),
  });
}

/** What an end of the turn would leave undone: dice that could still do something. */
function left(desk: Desk, choices: readonly Choice[]): string {
  const { view } = own(desk);
  if (view?.decision.name !== 'turn' || !view.decision.dice) return '';
  return choices.some((choice) => choice.do.verb === 'take_workers')
    ? t('burgundy-left', { dice: view.decision.dice })
    : '';
}

/** Burgundy in the ribbon. */
export const asking: AskingTable = {
  status,
  ordered,
  onBoard,
  oneByOne: ['place', 'place_shared', 'sell'],
  primary: ['place', 'at'],
  pick,
  small,
  ends: ['end_turn', 'pass'],
  left,
  turn: (desk) => {
    const { view } = own(desk);
    return `${view?.phase} ${view?.round}`;
  },
};
