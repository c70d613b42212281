import bear from 'icon:bear-head';
import eagle from 'icon:eagle-emblem';
import griffin from 'icon:griffin-symbol';
import lion from 'icon:lion';
import ram from 'icon:ram-profile';
import raven from 'icon:raven';
import stag from 'icon:stag-head';
import swan from 'icon:swan';
import { crestOf } from './crests.svelte';

export type Ordinary = 'plain' | 'pale' | 'bend' | 'chevron' | 'saltire' | 'fess' | 'cross' | 'bordure';
export type Tincture = 'or' | 'azure' | 'vert' | 'gules' | 'purp' | 'sable' | 'argent';

/** How a seat is told apart: a beast, an ordinary and a colour, never the colour alone. */
export interface Arms {
  beast: string;
  charge: string;
  ordinary: Ordinary;
  /** CSS colours: the field and the charge upon it. */
  field: string;
  on: string;
  /** The field is light, so ordinaries are drawn in ink. */
  light: boolean;
}

const arm = (n: number, beast: string, charge: string, ordinary: Ordinary, light = false): Arms => ({
  beast,
  charge,
  ordinary,
  field: `var(--s${n})`,
  on: `var(--s${n}-on)`,
  light,
});

export const SEATS: readonly Arms[] = [
  arm(1, 'lion', lion, 'plain'),
  arm(2, 'eagle', eagle, 'pale'),
  arm(3, 'stag', stag, 'bend'),
  arm(4, 'bear', bear, 'chevron'),
  arm(5, 'griffin', griffin, 'saltire'),
  arm(6, 'ram', ram, 'fess', true),
  arm(7, 'raven', raven, 'cross'),
  arm(8, 'swan', swan, 'bordure', true),
];

/** The arms of a seat, counted from 0: what is worn there, else those of the place; a ninth would begin again at the lion. */
export function armsOf(seat: number): Arms {
  return armsNamed(crestOf(seat)) ?? SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!;
}

/** The arms with this beast. */
export function armsNamed(beast: string | null | undefined): Arms | undefined {
  return SEATS.find((arms) => arms.beast === beast);
}

/** A seat's ordinary as SVG on a field of w × h, to be clipped by the field. `k` strengthens it on small pieces. */
export function ordinary(arms: Arms, w: number, h: number, k = 1): string {
  const c = arms.light ? `rgb(42 28 15/${0.26 * k})` : `rgb(255 246 220/${0.3 * k})`;
  switch (arms.ordinary) {
    case 'plain':
      return '';
    case 'pale':
      return `<rect x="${w * 0.36}" width="${w * 0.28}" height="${h}" fill="${c}"/>`;
    case 'fess':
      return `<rect y="${h * 0.36}" width="${w}" height="${h * 0.28}" fill="${c}"/>`;
    case 'bend':
      return `<path d="M0 0H${w * 0.3}L${w} ${h * 0.72}V${h}H${w * 0.7}L0 ${h * 0.28}Z" fill="${c}"/>`;
    case 'chevron':
      return `<path d="M0 ${h * 0.82}L${w / 2} ${h * 0.34}L${w} ${h * 0.82}V${h * 0.52}L${w / 2} ${h * 0.04}L0 ${h * 0.52}Z" fill="${c}"/>`;
    case 'saltire':
      return `<path d="M0 0H${w * 0.2}L${w / 2} ${h * 0.34}L${w * 0.8} 0H${w}V${h * 0.18}L${w * 0.64} ${h * 0.5}L${w} ${h * 0.82}V${h}H${w * 0.8}L${w / 2} ${h * 0.66}L${w * 0.2} ${h}H0V${h * 0.82}L${w * 0.36} ${h * 0.5}L0 ${h * 0.18}Z" fill="${c}"/>`;
    case 'cross':
      return `<path d="M${w * 0.38} 0H${w * 0.62}V${h * 0.38}H${w}V${h * 0.62}H${w * 0.62}V${h}H${w * 0.38}V${h * 0.62}H0V${h * 0.38}H${w * 0.38}Z" fill="${c}"/>`;
    case 'bordure':
      return `<rect x="${w * 0.06}" y="${h * 0.06}" width="${w * 0.88}" height="${h * 0.88}" fill="none" stroke="rgb(42 28 15/.55)" stroke-width="${w * 0.08}"/>`;
  }
}

/** The hatching of a tincture (Petra Sancta), in ink or, on dark fields, in white. See Defs.svelte. */
export function hatching(tincture: Tincture, white = false): string {
  return tincture === 'argent' ? 'none' : `url(#h-${tincture}${white ? '-w' : ''})`;
}
