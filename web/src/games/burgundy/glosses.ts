import type { GlossOf } from '../board';
import type { Choice, Desk } from '../../desk/desk.svelte';
import type { Tincture } from '../../kit/heraldry';
import type { Action } from '../../wire/types';
import { t } from '../../words';
import type { Ref } from '../../words';
import BookDrawing from './BookDrawing.svelte';
import { SHIELDS } from './box';
import { isDouble, typeOf } from './looks';
import type { BurgundyDesk, BurgundyView } from './view';

const TINCTURES: Readonly<Record<string, Tincture>> = {
  castle: 'gules',
  mine: 'sable',
  ship: 'azure',
  animals: 'vert',
  building: 'or',
  monastery: 'purp',
};

/** `count-silver` and its like, as the game counts. */
export function counted(
  desk: BurgundyDesk,
  what: 'silver' | 'workers' | 'points' | 'goods',
  n: number,
): string {
  return String(desk.sentences.count(what, n));
}

/** What stands in the margin about the parts of the table that have no name in the rules. */
const PARTS: Readonly<Record<string, string>> = {
  black: 'BUR-BLACK-1',
  areas: 'BUR-AREA-1',
  colours: 'BUR-COLOUR-1',
  order: 'BUR-ROUND-3',
  target: 'BUR-SOLO-9',
  phase: 'BUR-PHASE-1',
  white: 'BUR-ROUND-2',
  workers: 'BUR-WORKERS-1',
  silver: 'BUR-BLACK-1',
  storage: 'BUR-TAKE-2',
  goods: 'BUR-SHIP-3',
  sold: 'BUR-SELL-3',
  dice: 'BUR-TURN-1',
  posts: 'BUR-POSTS-1',
  vineyard: 'BUR-VINE-5',
  routes: 'BUR-ROUTE-1',
  shields: 'BUR-SHIELD-1',
};

/** What the margin says of a thing of this game. */
export function glossOf(any: Desk, ref: Ref): GlossOf | null {
  const desk = any as unknown as BurgundyDesk;
  const view = desk.view;
  if (!view) return null;
  const id = String(ref.id);
  if (ref.kind === 'hex' || ref.kind === 'building') return hex(desk, id);
  if (ref.kind === 'type') return type(desk, id);
  if (ref.kind === 'shield') return shield(desk, id);
  if (ref.kind === 'goods') return goods(desk, view, id);
  if (ref.kind === 'seat') return seat(desk, view, Number(ref.id));
  if (ref.kind === 'depot') return depot(desk, view, Number(ref.id));
  if (ref.kind === 'part' && id in PARTS) return part(view, id);
  return null;
}

/** A thing as it stands beside its rule. */
const large = (kind: string, id: string): GlossOf['drawn'] => ({ Drawing: BookDrawing, thing: { kind, id } });

function hex(desk: BurgundyDesk, id: string): GlossOf {
  const { sentences } = desk;
  const kind = typeOf(id);
  const titled = sentences.more('hex', id, 'title');
  return {
    title: sentences.name('hex', id),
    sub: titled || (isDouble(id) ? t('burgundy-double') : sentences.name('type', kind)),
    text: sentences.effect('hex', id) || t('burgundy-double-text'),
    rule: sentences.rule('hex', id),
    drawn: large('hex', id),
    tint: TINCTURES[kind],
  };
}

function type(desk: BurgundyDesk, id: string): GlossOf | null {
  if (!(id in TINCTURES)) return null;
  return {
    title: desk.sentences.name('type', id),
    sub: desk.sentences.more('type', id, 'colour'),
    text: t(`burgundy-type-${id}`),
    rule: 'BUR-PLACE-1',
    tint: TINCTURES[id],
  };
}

function shield(desk: BurgundyDesk, id: string): GlossOf {
  const points = SHIELDS.find((one) => String(one.number) === id)?.points ?? 0;
  return {
    title: desk.sentences.more('shield', id, 'title') || desk.sentences.name('shield', id),
    sub: `${desk.sentences.name('shield', id)} · ${counted(desk, 'points', points)}`,
    text: desk.sentences.effect('shield', id),
    rule: desk.sentences.rule('shield', id),
    drawn: large('shield', id),
    tint: 'gules',
  };
}

function goods(desk: BurgundyDesk, view: BurgundyView, id: string): GlossOf {
  return {
    title: t('burgundy-goods', { goods: desk.sentences.name('goods', id) }),
    text: t('burgundy-goods-text', { points: counted(desk, 'points', view.values.goods) }),
    rule: 'BUR-SELL-1',
    drawn: large('goods', id),
  };
}

function depot(desk: BurgundyDesk, view: BurgundyView, at: number): GlossOf | null {
  const one = view.depots[at - 1];
  if (!one) return null;
  const lying = one.goods.map((goods) => desk.sentences.name('goods', goods)).join(', ');
  return {
    title: t('burgundy-depot', { depot: at }),
    sub: lying ? t('burgundy-depot-goods', { goods: lying }) : undefined,
    text: t('burgundy-depot-text', { depot: at }),
    rule: 'BUR-TAKE-1',
  };
}

function part(view: BurgundyView, id: string): GlossOf {
  const { large, small, phase } = view.values;
  return {
    title: t(`burgundy-part-${id}`),
    text: t(`burgundy-part-${id}-text`, { large, small, phase, target: view.target ?? 0 }),
    rule: PARTS[id],
  };
}

function seat(desk: BurgundyDesk, view: BurgundyView, at: number): GlossOf | null {
  const { automa } = view;
  const one = automa?.seat === at ? automa : view.seats[at];
  if (!one) return null;
  const sources = Object.entries(one.scores)
    .filter(([, points]) => points)
    .map(([source, points]) => t('burgundy-points-from', { source: desk.sentences.source(source), points }));
  return {
    title: `${desk.sentences.player(at)}: ${counted(desk, 'points', one.points)}`,
    sub: [
      ...('workers' in one ? [counted(desk, 'workers', one.workers)] : []),
      counted(desk, 'silver', one.silver),
    ].join(', '),
    text: sources.length ? `${sources.join('; ')}.` : t('burgundy-no-points'),
    rule: 'workers' in one ? 'BUR-END-4' : 'BUR-CHAT-7',
  };
}

/** What a choice that names nothing is about. */
export function aboutOf(action: Action): Ref | null {
  if (action.verb === 'take_workers') return { kind: 'part', id: 'workers' };
  if (action.verb === 'use_die' || action.verb === 'turn_die') return { kind: 'part', id: 'dice' };
  if (action.verb === 'load') return { kind: 'depot', id: Number(action['depot']) };
  const shield = action['shield'];
  return typeof shield === 'number' ? { kind: 'shield', id: String(shield) } : null;
}

/** Verbs that use a die or workers; the facts of others may name the die of what they interrupt. */
const BY_DIE = [
  'take',
  'at',
  'sell',
  'use_die',
  'commission',
  'take_shield',
  'take_vines',
  'plant',
  'take_workers',
];

/** How many workers it takes, as the server tells it. */
export function workersFor({ do: { verb }, facts }: Choice): number {
  return BY_DIE.includes(verb) ? Number(facts['workers'] ?? 0) : 0;
}

/** Which die it takes and how many workers, as the server tells it: "die 4 with 1 worker". */
export function needed(desk: BurgundyDesk, choice: Choice): string {
  if (!BY_DIE.includes(choice.do.verb)) return '';
  const { value } = choice.facts;
  const workers = workersFor(choice);
  if (typeof value !== 'number') return workers ? counted(desk, 'workers', workers) : '';
  if (!workers) return t('burgundy-die', { value });
  return t('burgundy-die-workers', { value, workers: counted(desk, 'workers', workers) });
}

/** "34 points, 2 workers, 1 silver": what a choice leaves me with, if it changes any of it. */
export function foretold(any: Desk, after: BurgundyView): string {
  const desk = any as unknown as BurgundyDesk;
  const me = desk.view?.seat ?? null;
  if (!desk.view || me === null) return '';
  const now = desk.view.seats[me]!;
  const then = after.seats[me]!;
  if (now.points === then.points && now.workers === then.workers && now.silver === then.silver) return '';
  return t('burgundy-foretold', {
    points: counted(desk, 'points', then.points),
    workers: counted(desk, 'workers', then.workers),
    silver: counted(desk, 'silver', then.silver),
  });
}
