import type { Choice } from '../../desk/desk.svelte';
import { language } from '../../words';
import { seatsAround } from './ring';
import { order as liked, sorted } from './sorting.svelte';
import { TYPE_NAMES } from './district_types';
import type { CitadelsDesk, CitadelsView } from './view';

const GATHERS = ['gather_gold', 'gather_cards'];
export const BUILDS = [
  'build',
  'build_with_framework',
  'build_by_sacrifice',
  'build_with_cards',
  'build_with_loan',
];
/** Districts that are used by choice. */
const USES = ['laboratory', 'museum', 'smithy', 'armory'];

/** Abilities come first, then what everybody does in a turn. */
function partOf({ do: { verb } }: Choice): number {
  const parts = [GATHERS, BUILDS, USES];
  return 1 + parts.findIndex((verbs) => verbs.includes(verb));
}

/** The choices in parts, each in the order in which one sees its pieces. */
export function orderedFor(desk: CitadelsDesk, choices: readonly Choice[]): Choice[][] {
  const { view } = desk;
  if (!view) return [[...choices]];
  const seen = sightOf(desk, view);
  const verbs = [...new Set(choices.map((choice) => choice.do.verb))];
  const verbAt = (choice: Choice): number => verbs.indexOf(choice.do.verb);
  const inSight = [...choices].sort((a, b) => verbAt(a) - verbAt(b) || compared(seen(a), seen(b)));
  if (view.decision.name !== 'turn') return [[...choices].sort((a, b) => compared(seen(a), seen(b)))];
  return [0, 1, 2, 3]
    .map((part) => inSight.filter((choice) => partOf(choice) === part))
    .filter((part) => part.length > 0);
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, n) => one !== b[n]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Where the piece of a choice stands: whose it is, then which one of theirs. */
function sightOf(desk: CitadelsDesk, view: CitadelsView): (choice: Choice) => number[] {
  const { mine } = view;
  const names = (card: string): string => desk.sentences.name('district', card);
  const hand = sorted(mine?.hand ?? [], liked(), view, names, language());
  const seats = [...seatsAround(view.seats.length, view.seat), view.seat ?? -1];
  const cards = [...(mine?.drawn ?? []), ...(mine?.looked_at ?? []), ...hand];
  const ranks = [...(mine?.pack ?? []), ...view.cast];
  const cityOf = (seat: unknown): string[] =>
    (view.seats[Number(seat ?? view.seat ?? -1)]?.city ?? []).map((one) => one.card);
  return ({ do: action }) => {
    const { seat, card, character, type } = action;
    const row = seat === undefined ? cards : cityOf(seat);
    return [
      seats.indexOf(Number(seat ?? -1)),
      (card === undefined ? -1 : row.indexOf(String(card))) + 1,
      ranks.indexOf(character as never),
      TYPE_NAMES.indexOf(String(type)),
    ];
  };
}
