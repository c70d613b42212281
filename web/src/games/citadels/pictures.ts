import assassin from 'icon:hooded-assassin';
import crown from 'icon:imperial-crown';
import coin from 'icon:crown-coin';
import castle from 'icon:castle';
import type { IconOf } from '../rooms';

/** What a table of Citadels can agree on, drawn 160 wide and 92 high. */

const INK = '#1f1306';
const sign = (body: string, x: number, y: number, size: number, fill: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" fill="${fill}">${body}</svg>`;

/** A card that leans by so many degrees, with a band over its picture. */
function card(x: number, lean: number, ground: string, band: string, body: string, ink: string): string {
  return (
    `<g transform="rotate(${lean} ${x + 22} 96)"><rect x="${x}" y="14" width="44" height="66" rx="5" style="fill:${ground}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M${x} 26V19a5 5 0 0 1 5-5h34a5 5 0 0 1 5 5v7z" style="fill:${band}" stroke="${INK}" stroke-width="1.4"/>` +
    `${sign(body, x + 6, 36, 32, ink)}</g>`
  );
}

const PARCHMENT = '#efe0b8';
const PICTURES: Record<string, string> = {
  'edition-revised':
    card(26, -14, 'var(--azure)', 'var(--gilt)', castle, '#fff6df') +
    card(90, 14, 'var(--vert)', 'var(--gilt)', coin, '#fff6df') +
    card(58, 0, 'var(--gules)', 'var(--gilt)', crown, '#fff6df'),
  'edition-classic':
    card(40, -8, PARCHMENT, '#8a5a2a', assassin, '#3a2410') +
    card(76, 8, PARCHMENT, '#8a5a2a', crown, '#3a2410'),
};

const picture: IconOf = (thing) => PICTURES[thing] ?? null;
export default picture;
