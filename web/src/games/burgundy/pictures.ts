import grapes from 'icon:grapes';
import lion from 'icon:lion';
import eagle from 'icon:eagle-emblem';
import stag from 'icon:stag-head';
import { ridge } from '../../stage/ceremony/sky';
import { castle, church, house, inn, lit, sheep, skyOver, slope, tree } from '../country';
import type { IconOf } from '../rooms';
import { DUCHIES } from './box';
import { flatMap } from './flat_map';
import type { Rows } from './land';

/** What a table of Burgundy can agree on, drawn 160 wide and 92 high. */

const INK = 'stroke="#20140a" stroke-linejoin="round"';
const part = (d: string, colour: string, width = 1.4): string =>
  `<path d="${d}" ${lit(colour)} ${INK} stroke-width="${width}"/>`;
const sign = (body: string, x: number, y: number, size: number, fill: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" fill="${fill}">${body}</svg>`;

function country(id: string, drawn: string, seed = 4): string {
  return (
    `<g class="country">${skyOver(`what-${id}`, 160, 92, { x: 128, y: 22 })}` +
    `<path d="${ridge(160, 62, 22, 92, seed, 4)}" style="fill:var(--middle)"/>` +
    `<path d="${ridge(160, 78, 8, 92, seed + 3, 3)}" style="fill:var(--near)"/>${drawn}</g>`
  );
}

function shield(x: number, y: number, size: number, colour: string, charge: string): string {
  const d = `M${x} ${y}h${size}v${size * 0.52}c0 ${size * 0.36} ${-size * 0.24} ${size * 0.54} ${-size * 0.5} ${size * 0.68}c${-size * 0.26} ${-size * 0.14} ${-size * 0.5} ${-size * 0.32} ${-size * 0.5} ${-size * 0.68}z`;
  return (
    `<path d="${d}" style="fill:${colour}" stroke="#1f1306" stroke-width="2.4" stroke-linejoin="round"/>` +
    sign(charge, x + size * 0.17, y + size * 0.14, size * 0.66, '#fff6df')
  );
}

const hex = (x: number, y: number, r: number, colour: string): string => {
  const corners = [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = (Math.PI / 180) * (60 * n - 90);
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * 0.62 * Math.sin(angle)).toFixed(1)}`;
  });
  return part(`M${corners.join('L')}Z`, colour, 1.2);
};

const trade =
  '<path d="M0 86Q70 66 160 80V92H0Z" ' +
  lit('#c9b279') +
  '/>' +
  part('M52 56C52 34 108 34 108 56V68H52Z', '#f7ecd0') +
  '<path d="M66 41V67M80 39V67M94 41V67" stroke="#20140a" stroke-width="1" opacity=".5"/>' +
  part('M44 66H116L112 76H48Z', '#8a5a2a') +
  [60, 98]
    .map(
      (x) =>
        `<g fill="none" ${INK}><circle cx="${x}" cy="78" r="9" stroke-width="3"/><path d="M${x} 69v18M${x - 9} 78h18M${x - 6} 72l12 12M${x + 6} 72l-12 12" stroke-width="1.4"/></g>`,
    )
    .join('') +
  '<path d="M116 70H142" stroke="#20140a" stroke-width="2.4"/>';

const border =
  '<path d="M-4 84Q60 70 164 82" fill="none" stroke="#20140a" stroke-width="2" stroke-dasharray="7 5"/>' +
  part('M88 78V34h6v6h7v-6h8v6h7v-6h6V78Z', '#e2d3ae') +
  '<path d="M99 78V66a6 6 0 0 1 12 0V78Z" fill="#2a1710"/>' +
  `<path d="M103 56v-6a3 3 0 0 1 6 0v6z" style="fill:var(--window)"/>` +
  part('M118 66L156 54L157.500 59L119.500 71Z', '#b4472f') +
  tree(30, 82, 1.8) +
  tree(56, 84, 1.4);

const vineyard =
  [0, 1, 2, 3, 4, 5, 6].map((n) => slope(6 + n * 22, 62, 3, 1.2)).join('') +
  sign(grapes, 53, 4, 60, '#f3e6c6') +
  sign(grapes, 55, 6, 56, '#7b3aa0');

const morehexes =
  hex(34, 74, 26, '#e3c355') +
  hex(79, 74, 26, '#dcbb83') +
  hex(124, 74, 26, '#7ea34a') +
  church(38, 78, 1.15) +
  '<path d="M72 76V30M72 32L104 22M72 46L88 27" stroke="#5b3a18" stroke-width="3"/><path d="M102 23V46" stroke="#20140a"/>' +
  part('M96 46h12v9H96Z', '#d9d4c6') +
  sheep(120, 78, 1.7) +
  sheep(136, 74, 1.3);

/** How far the middle of a picture is from its left edge. */
const MIDDLE = 80;

const rowsOf = (number: number): Rows => DUCHIES.find((one) => one.number === number)?.rows ?? [];
const map = (number: number, x: number, y: number, radius: number): string =>
  flatMap(rowsOf(number), x, y, radius);

const die =
  '<g transform="rotate(12 80 48)"><rect x="62" y="30" width="36" height="36" rx="7" fill="#fbf4e1" stroke="#1f1306" stroke-width="2"/>' +
  [
    [71, 39],
    [89, 39],
    [80, 48],
    [71, 57],
    [89, 57],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.2" fill="#22150a"/>`)
    .join('') +
  '</g>';
const question = (x: number): string =>
  `<text x="${x}" y="60" text-anchor="middle" style="font:800 34px var(--serif);fill:var(--card-ink-2)">?</text>`;

const sets = (numbers: readonly number[]): string =>
  `<rect width="160" height="92" style="fill:var(--card-2,#efe0b8)"/>${numbers
    .map((number, n) => map(number, 80 + (n - (numbers.length - 1) / 2) * 70, 46, 4.4))
    .join('')}`;

const CARD_COLOURS: Record<string, readonly string[]> = {
  building: ['#dcbb83', '#7d2140', '#e3c355'],
  ship: ['#5b8fc0', '#8a8a86', '#6d9a55'],
};
/** One of Châteauma’s cards with three hexes. */
const herCard = (x: number, y: number, colours: string): string =>
  `<rect x="${x}" y="${y}" width="34" height="46" rx="4" fill="#fbf4e1" stroke="#1f1306" stroke-width="1.8"/>` +
  CARD_COLOURS[colours]!.map((one, n) => hex(x + [11, 23, 17][n]!, y + [16, 16, 32][n]!, 8, one)).join('');

const PICTURES: Record<string, () => string> = {
  shields: () =>
    country(
      'shields',
      shield(26, 32, 36, 'var(--azure)', eagle) +
        shield(98, 32, 36, 'var(--vert)', stag) +
        shield(54, 16, 52, '#7d2140', lion),
    ),
  vineyards: () => country('vineyards', vineyard, 9),
  hexes: () => country('hexes', morehexes, 12),
  white_castles: () => country('white', castle(MIDDLE, 84, 1.75, 'var(--gules)') + tree(30, 82, 1.6), 6),
  inns: () => country('inns', inn(70, 84, 3) + tree(132, 84, 1.9), 15),
  border_posts: () => country('border', border, 21),
  trade_routes: () => country('trade', trade, 18),
  base: () => sets([1, 5]),
  exp1: () => sets([11, 16]),
  championship: () => sets([19, 20]),
  special: () => sets([21, 22]),
  border: () => sets([23, 28]),
  'duchies-same': () => map(1, MIDDLE, 46, 7.4),
  'duchies-random': () => map(2, 46, 46, 6.2) + map(7, 114, 46, 6.2) + die,
  'duchies-chosen': () => map(3, 34, 46, 5) + map(9, 90, 46, 5) + question(138),
  first_game: () => map(1, MIDDLE, 46, 7.4),
  own_choice: () => map(3, 62, 46, 6) + question(122),
  against_chateauma: () => map(1, 54, 46, 5.8) + herCard(98, 12, 'building') + herCard(120, 34, 'ship'),
  solo: () => map(5, 62, 46, 6) + part('M118 74V16L146 25L118 36', '#9b2318', 2),
  team: () =>
    map(6, MIDDLE, 46, 6.2) + shield(6, 24, 32, '#97201a', lion) + shield(122, 24, 32, 'var(--azure)', eagle),
  more_hexes: () =>
    `<g class="country">${hex(54, 62, 28, '#e3c355')}${hex(103, 62, 28, '#dcbb83')}${church(58, 68, 1.3)}${house(102, 68, 1.8)}</g>`,
  with_shields: () => shield(52, 10, 56, '#7d2140', lion),
  everything: () =>
    map(8, 60, 46, 6.2) + shield(88, 4, 34, '#7d2140', lion) + sign(grapes, 96, 46, 40, '#5b2a78'),
};

const picture: IconOf = (thing) => PICTURES[thing]?.() ?? null;
export default picture;
