import { GROUNDS } from './grounds';
import { HALOS } from './halos';
import { LANDS } from './lands';
import { flat, moved } from './pen';

/** The four tones of a coloured glass. */
export interface Glass {
  ground: string;
  deep: string;
  light: string;
  tint: string;
  /** The other colour of the small panes along the border. */
  border: string;
}

export const GLASSES = {
  or: { ground: '#d29a1b', deep: '#93640c', light: '#eec65a', tint: '#f8e6ac', border: '#ab2d1c' },
  azure: { ground: '#2b5c9e', deep: '#183a6c', light: '#5f8fc9', tint: '#cddcf0', border: '#d9a536' },
  vert: { ground: '#34743a', deep: '#1b4723', light: '#6fa466', tint: '#d3e5c6', border: '#d9a536' },
  gules: { ground: '#ab2d1c', deep: '#6f150a', light: '#d7694d', tint: '#f5d3c2', border: '#e8b84a' },
  purp: { ground: '#653a8c', deep: '#3b1d57', light: '#9670bd', tint: '#e2d3ee', border: '#d9a536' },
  sable: { ground: '#3d4257', deep: '#1d1e2d', light: '#6f7690', tint: '#d4d3dc', border: '#8d2a22' },
  tenne: { ground: '#a4602a', deep: '#643514', light: '#d29a5c', tint: '#f3d9b4', border: '#2d5a6a' },
  stone: { ground: '#a8966a', deep: '#6e5d3c', light: '#cdbb8e', tint: '#f3e9cc', border: '#2d5a7e' },
  murrey: { ground: '#8b3160', deep: '#54163a', light: '#bf7299', tint: '#f2d6e2', border: '#d9a536' },
  teal: { ground: '#2d7674', deep: '#154746', light: '#67aea7', tint: '#cfe6e0', border: '#d9a536' },
} as const satisfies Record<string, Glass>;

/** What stands behind a figure: its glass, patterns on it, light round the head, scenery at both sides. */
export interface Window {
  tincture: keyof typeof GLASSES;
  ground?: readonly (keyof typeof GROUNDS)[];
  halo?: keyof typeof HALOS;
  land?: keyof typeof LANDS;
}

const WHOLE = 'M0 0H240V306H0Z';

/** The border of small panes along the arch; the figure overlaps it. */
function border({ light, border: other }: Glass): string {
  return `<g fill="none" style="display:var(--glass-edge,inline)"><use href="#glass-edge" stroke-width="11.5"/><g stroke-width="8" stroke-linecap="butt" stroke-dasharray="13 16"><use href="#glass-edge" stroke="${light}"/><use href="#glass-edge" stroke="${other}" stroke-dashoffset="-14.5"/></g></g>`;
}

/** Scenery is drawn for the whole width and stands within the border; only a cave goes round everything. */
function scenery(land: keyof typeof LANDS, glass: Glass): string {
  const drawn = LANDS[land](glass);
  return land === 'cave' ? drawn : moved('translate(17 0) scale(.86 1)', drawn);
}

/** A whole window without its frame, 240 wide and 306 high. */
export function glazed({ tincture, ground = [], halo, land }: Window, figure: string): string {
  const glass = GLASSES[tincture];
  return [
    `<path d="${WHOLE}" fill="${glass.ground}" stroke="none"/>`,
    ...ground.map((pattern) => GROUNDS[pattern](glass)),
    '<use href="#glass-panes"/>',
    halo ? HALOS[halo](glass) : '',
    land ? scenery(land, glass) : '',
    border(glass),
    flat(WHOLE, 'url(#glass-air)'),
    figure,
    flat(WHOLE, 'url(#glass-dusk)'),
  ].join('');
}
