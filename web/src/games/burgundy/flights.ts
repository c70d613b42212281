import { coins, fly, settle } from '../../kit/flight';
import type { Place as Spot } from '../../kit/flight';
import { duration, motion } from '../../kit/motion.svelte';
import { play } from '../../kit/sky';
import type { Before } from '../../stage/beats';
import type { AnyView, GameEvent } from '../../wire/types';
import { SIDES, lightDepots, searching, showDie } from './her_search';
import { drawingOf, edgeOf } from './duchy';
import { typeOf } from './looks';
import { rowsOf } from './view';
import type { BurgundyView } from './view';

const WORKER =
  '<svg viewBox="0 0 26 30" width="24" height="28"><path d="M13 1.5a5.4 5.4 0 0 1 3.2 9.8c3.6 1.6 6.3 6 7.2 13.4c.3 2-1 3.1-3 3.1H5.6c-2 0-3.3-1.1-3-3.1C3.5 17.3 6.2 12.9 9.8 11.3A5.4 5.4 0 0 1 13 1.5z" fill="#e4cf9c" stroke="#1f1306" stroke-width="1.7"/></svg>';
const SVG = 'http://www.w3.org/2000/svg';
const MOST_WORKERS = 4;

const seatOf = (event: GameEvent): number => Number(event['seat']);
const textOf = (event: GameEvent, field: string): string => String(event[field]);

/** Lets the tiles of a picture come from where they were, as what happened tells. */
export function settled({ lay, scrolled }: Before, events: readonly GameEvent[], any: AnyView): void {
  const view = any as unknown as BurgundyView;
  // A page that grew or shrank and was scrolled by it moved no piece.
  const slid = scrolled - scrollY;
  const before = new Map(
    [...lay].map(([piece, one]) => [piece, { ...one, rect: shifted(one.rect, slid) }] as const),
  );
  for (const event of events) renamed(before, event, view);
  void settle(before, {
    comes: (piece) => origin(piece, events),
    goes: (piece) => fate(piece, events),
    after: events.reduce((ms, event) => Math.max(ms, searching(event, view)), 0),
  });
}

function shifted(rect: DOMRect, by: number): DOMRect {
  return by ? new DOMRect(rect.x, rect.y + by, rect.width, rect.height) : rect;
}

/** Tiles lie elsewhere under another name: from a depot to the storage, from there to the duchy. */
function renamed(before: Map<string, unknown>, event: GameEvent, view: BurgundyView): void {
  const move = (from: RegExp, to: string): void => {
    const key = [...before.keys()].filter((one) => from.test(one)).at(-1);
    if (!key || before.has(to)) return;
    before.set(to, before.get(key));
    before.delete(key);
  };
  const seat = seatOf(event);
  const hex = textOf(event, 'hex');
  const stored = (): string => {
    const same = view.seats[seat]?.stored.filter((one) => one === hex).length ?? 0;
    return `stored-${seat}-${hex}-${Math.max(0, same - 1)}`;
  };
  switch (event.event) {
    case 'took':
      return move(new RegExp(`^depot-${textOf(event, 'depot')}-\\d-${hex}$`), stored());
    case 'bought':
    case 'took_black':
      return move(new RegExp(`^black-\\d+-${hex}$`), stored());
    case 'took_vines':
      return move(new RegExp(`^slot-${Number(event['slot']) - 1}-${hex}$`), stored());
    case 'took_shop':
      return move(new RegExp(`^shop-\\d+-${hex}$`), stored());
    case 'placed':
      return move(new RegExp(`^stored-${seat}-${hex}-\\d+$`), `space-${seat}-${textOf(event, 'space')}`);
    case 'placed_shared':
      return move(new RegExp(`^shared-\\d+-${hex}-\\d+$`), `space-${seat}-${textOf(event, 'space')}`);
    case 'planted':
      return move(new RegExp(`^stored-${seat}-${hex}-\\d+$`), `plot-${seat}-${textOf(event, 'space')}`);
    case 'automa_placed':
      return move(
        event['from'] === 'depot'
          ? new RegExp(`^depot-${textOf(event, 'depot')}-\\d-${hex}$`)
          : new RegExp(event['from'] === 'wild' ? '^reserve-wild-' : `^reserve-${typeOf(hex)}-`),
        `hers-${textOf(event, 'card')}-${textOf(event, 'space')}`,
      );
    case 'automa_reserved': {
      const type = event['wild'] ? 'wild' : typeOf(hex);
      const stack = view.automa?.reserve.find((one) => one.type === type)?.hexes ?? view.automa?.wild;
      return move(
        event['from'] === 'depot'
          ? new RegExp(`^depot-${textOf(event, 'depot')}-\\d-${hex}$`)
          : new RegExp(`^black-\\d+-${hex}$`),
        `reserve-${type}-${stack?.length ?? 1}`,
      );
    }
    case 'goods_placed': {
      const goods = textOf(event, 'goods');
      const depot = Number(event['depot']);
      const lying = view.depots[depot - 1]?.goods.filter((one) => one === goods).length ?? 1;
      return move(new RegExp(`^coming-${view.round - 1}$`), `lying-${depot}-${goods}-${lying - 1}`);
    }
    default:
  }
}

/** Where a tile comes from that was not there before. */
function origin(piece: string, events: readonly GameEvent[]): Spot | null {
  const [kind, seat] = piece.split('-');
  if (kind === 'goods' && events.some(({ event }) => event === 'loaded' || event === 'gathered')) {
    const depot = events.find(({ event }) => event === 'loaded')?.['depot'];
    return depot === undefined ? null : `lying-${String(depot)}`;
  }
  if (kind === 'space') return `stored-${seat}`;
  const filled = events.some(({ event }) => ['filled', 'phase', 'goods_turned'].includes(event));
  return filled && ['depot', 'black', 'slot', 'shop', 'coming'].includes(kind!) ? 'supply' : null;
}

/** Where a tile goes that is there no more. */
function fate(piece: string, events: readonly GameEvent[]): Spot | 'sink' | null {
  const [kind] = piece.split('-');
  for (const event of events) {
    const seat = seatOf(event);
    switch (event.event) {
      case 'loaded':
      case 'gathered':
        if (kind === 'lying') return `goods-${seat}`;
        break;
      case 'sold':
        if (kind === 'goods') return `sold-${seat}`;
        break;
      case 'took':
      case 'bought':
        if (['depot', 'black'].includes(kind!)) return `stored-${seat}`;
        break;
      case 'discarded':
        if (kind === 'stored') return 'sink';
        break;
      case 'cleared':
        if (['depot', 'black', 'slot', 'shop'].includes(kind!)) return 'supply';
        break;
      default:
        break;
    }
  }
  return null;
}

/** What travels beside the tiles: silver and workers; a filled area is lit and counted. */
export function travels(event: GameEvent, any: AnyView): void {
  const view = any as unknown as BurgundyView;
  const seat = seatOf(event);
  const silver = Number(event['silver'] ?? 0);
  const workers = Number(event['workers'] ?? 0);
  switch (event.event) {
    case 'gained_silver':
    case 'sold':
      return void coins({ from: 'black-0', to: `silver-${seat}`, count: silver, silver: true });
    case 'bought':
    case 'took_shop':
      return void coins({ from: `silver-${seat}`, to: 'black-0', count: silver, silver: true });
    case 'spent':
    case 'tribute_paid':
      hire(`workers-${seat}`, 'supply', workers);
      return void coins({ from: `silver-${seat}`, to: 'supply', count: silver, silver: true });
    case 'gained_workers':
      return hire('supply', `workers-${seat}`, workers);
    case 'took':
    case 'placed':
    case 'took_vines':
    case 'planted':
      return hire(`workers-${seat}`, 'supply', workers);
    case 'area_completed':
      return lightUp(
        view,
        seat,
        Number(event['space']),
        Number(event['points']) + Number(event['bonus'] ?? 0),
      );
    case 'automa_selected':
      return showDie(`card-${SIDES.indexOf(textOf(event, 'side'))}`);
    case 'automa_placed':
      return lightDepots(event, view);
    case 'automa_completed':
      return void fly({ from: `seat-${seat}`, to: `points-${seat}`, html: TROPHY, grand: true });
    case 'automa_moved':
      return void fly({ from: `seat-${seat}`, to: `estate-${typeOf(textOf(event, 'hex'))}`, html: TROPHY });
    case 'bonus_tile':
      return void fly({
        from: `bonus-${textOf(event, 'type')}`,
        to: `points-${seat}`,
        html: TROPHY,
        grand: true,
      });
    default:
  }
}

const TROPHY =
  '<svg viewBox="-12 -12 24 24" width="24" height="24"><path d="M0 -11L10 -5V5L0 11L-10 5V-5Z" fill="#f0cf74" stroke="#3a2604" stroke-width="1.6"/></svg>';

function hire(from: Spot, to: Spot, count: number): void {
  for (let n = 0; n < Math.min(MOST_WORKERS, count); n += 1) void fly({ from, to, html: WORKER, stagger: n });
}

/** A gilt line runs round an area that is full, and its points rise from it. */
function lightUp(view: BurgundyView, seat: number, space: number, points: number): void {
  const rows = rowsOf(view, seat);
  const area = view.seats[seat]?.areas.find(({ spaces }) => spaces.includes(space));
  if (motion.still || !rows || !area) return;
  for (const map of document.querySelectorAll<HTMLElement>(`[data-duchy="${seat}"]`)) {
    const radius = Number(map.dataset['radius']);
    const drawing = drawingOf(rows, radius);
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', `0 0 ${drawing.width} ${drawing.height}`);
    svg.style.cssText = 'position:absolute;inset:0;overflow:visible;pointer-events:none;z-index:4';
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', edgeOf(drawing, area.spaces, radius));
    line.setAttribute('pathLength', '1');
    line.style.cssText =
      `fill:var(--glow);fill-opacity:.28;stroke:#f0cf74;stroke-width:${radius * 0.16};` +
      'stroke-dasharray:1;filter:drop-shadow(0 0 6px var(--glow))';
    svg.append(line);
    map.append(svg);
    const drawn = { lasts: duration('rise') };
    void play(
      line,
      [
        { strokeDashoffset: 1, fillOpacity: 0 },
        { strokeDashoffset: 0, fillOpacity: 0.28 },
      ],
      drawn,
    );
    void count(map, drawing, area.spaces, points, radius).then(() => svg.remove());
  }
}

async function count(
  map: HTMLElement,
  drawing: ReturnType<typeof drawingOf>,
  spaces: readonly number[],
  points: number,
  radius: number,
): Promise<void> {
  const there = drawing.spaces.filter(({ space }) => spaces.includes(space));
  const x = there.reduce((sum, one) => sum + one.x, 0) / there.length;
  const y = there.reduce((sum, one) => sum + one.y, 0) / there.length;
  const flag = document.createElement('b');
  flag.textContent = `+${points}`;
  flag.setAttribute('aria-hidden', 'true');
  flag.style.cssText =
    `position:absolute;left:${x}px;top:${y}px;translate:-50% -50%;z-index:5;padding:2px 14px;` +
    `font:800 ${Math.max(18, radius * 0.62)}px/1.1 var(--serif);color:#fff4df;background:#9b2318;` +
    'clip-path:polygon(0 0,100% 0,calc(100% - 6px) 50%,100% 100%,0 100%,6px 50%);pointer-events:none';
  map.append(flag);
  await play(
    flag,
    [
      { opacity: 0, transform: 'translateY(16px) scale(.7)' },
      { opacity: 1, transform: 'none', offset: 0.25 },
      { opacity: 1, transform: 'none', offset: 0.8 },
      { opacity: 0, transform: 'translateY(-18px)' },
    ],
    { lasts: duration('grand') + duration('move') },
  );
  flag.remove();
}
