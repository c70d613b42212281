import { typeOf } from './cards';
import { lookOf } from './district_types';
import { DISTRICT_ICONS } from './icons';

/** A district card as it flies from a rival's hand to its plot: small, but to be known by its picture. */
export function flownCard(district: string): string {
  const { tincture } = lookOf(typeOf(district));
  return `<svg class="in-${tincture}" viewBox="0 0 46 64" width="46" height="64"
    style="position:absolute;left:50%;top:50%;translate:-50% -50%">
    <rect x="1" y="1" width="44" height="62" rx="4" fill="#fbf3dd" stroke="#2a1a08" stroke-width="1.6"/>
    <path d="M4.5 42V4.5H41.5V42Z" style="fill:var(--fill)"/>
    <path d="M8 42V19C8 12 17 9 23 5.5C29 9 38 12 38 19V42Z" style="fill:var(--tint)"/>
    <svg x="11" y="14" width="24" height="24" viewBox="0 0 512 512" fill="#22150a">${DISTRICT_ICONS[district] ?? ''}</svg>
    <path d="M4.5 42H41.5" stroke="#2a1a08" stroke-width="1.4"/>
    <path d="M13 50H33M17 55H29" stroke="#8b7448" stroke-width="2" stroke-linecap="round"/></svg>`;
}
