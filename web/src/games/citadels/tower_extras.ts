import { battlement, box, disc, gabled, p, pennon, piece } from './tower_pieces';
import type { Piece, Wall } from './tower_pieces';

/** What a building has beside walls and a roof. */
export type Extra =
  | 'chimney'
  | 'stacks'
  | 'signboard'
  | 'stalls'
  | 'barrels'
  | 'crane'
  | 'sails'
  | 'gallows'
  | 'banner'
  | 'banners'
  | 'columns'
  | 'rose'
  | 'buttresses'
  | 'cloister'
  | 'gate'
  | 'drawbridge'
  | 'scaffold'
  | 'wheel'
  | 'wings'
  | 'horns'
  | 'bats'
  | 'chest'
  | 'stripes'
  | 'flask'
  | 'books'
  | 'globe'
  | 'obelisk'
  | 'graves'
  | 'telescope'
  | 'trees'
  | 'lean'
  | 'stones'
  | 'wand'
  | 'lock'
  | 'anvil'
  | 'paddock'
  | 'figure'
  | 'curtain'
  | 'tunnel'
  | 'bucket'
  | 'lamp'
  | 'bell'
  | 'crossed'
  | 'throne'
  | 'ghost'
  | 'scroll'
  | 'ivy'
  | 'beacon'
  | 'spikes'
  | 'vase'
  | 'swords';

/** Drawn behind the walls, so that only what stands out is seen. */
const BEHIND: ReadonlySet<Extra> = new Set([
  'chimney',
  'stacks',
  'wings',
  'horns',
  'sails',
  'trees',
  'buttresses',
]);

const middle = ({ left, right }: Wall): number => (left + right) / 2;
const arch = (x: number, wide: number, high: number): string =>
  p`M${x - wide / 2} 0v${-high}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high}z`;
const tree = (x: number, high: number): Piece[] => [
  box('wood', x - 1.2, x + 1.2, -high / 2),
  disc('leaf', x, -high * 0.7, high * 0.36),
];

const EXTRAS: Record<Extra, (wall: Wall) => Piece[]> = {
  chimney: ({ right, top }) => [
    box('stone', right - 12, right - 5, top - 27, top),
    box('shade', right - 13, right - 4, top - 28, top - 25),
  ],
  stacks: ({ left, right, top }) => [
    box('stone', left + 2, left + 9, top - 33, top),
    box('stone', right - 9, right - 2, top - 27, top),
  ],
  signboard: ({ right, top }) => [
    piece('finial', p`M${right} ${top + 12}h7v4`),
    piece('gold', p`M${right + 2.5} ${top + 16}h9v8h-9z`),
  ],
  stalls: ({ left, right }) => [
    piece('cloth', p`M${left - 6} -13l3 -6h10l3 6zM${right - 10} -13l3 -6h10l3 6z`),
    piece('wood', p`M${left - 5} 0v-12h1.500v12zM${right + 3.5} 0v-12h1.500v12z`),
  ],
  barrels: ({ left, right }) => [
    piece(
      'wood',
      p`M${left - 4} 0c-2 -4 -2 -6 0 -10h8c2 4 2 6 0 10zM${right - 4} 0c-2 -4 -2 -6 0 -10h8c2 4 2 6 0 10z`,
    ),
    piece('line', p`M${left - 5} -3h10M${left - 5} -7h10M${right - 5} -3h10M${right - 5} -7h10`),
  ],
  crane: ({ right, top }) => [
    piece('wood', p`M${right + 1} 0V${top - 4}h2.500V0zM${right + 2} ${top - 2}l-16 -17l2 -1.500l16 17z`),
    piece('line', p`M${right - 13} ${top - 19}V${top - 6}`),
    box('wood', right - 16.5, right - 9.5, top - 6, top),
  ],
  sails: ({ left, right, top }) => [
    piece('finial', p`M${right + 2} 0V${top - 26}M${left - 2} 0V${top - 12}`),
    piece(
      'cloth',
      p`M${right + 1} ${top - 24}c-13 3 -14 12 -13 17h13zM${right + 3} ${top - 20}c7 3 8 9 6 13h-6z`,
    ),
    piece('cloth', p`M${left - 3} ${top - 10}c-6 3 -6 8 -5 12h5z`),
  ],
  gallows: ({ right, top }) => [
    piece('beam', p`M${right - 2} ${top - 12}V${top - 31}h-16M${right - 9} ${top - 31}l7 7`),
    piece('line', p`M${right - 17} ${top - 31}v6a3 3 0 1 0 .1 0`),
  ],
  banner: ({ right, top }) => pennon(right - 6, top - 14, 15),
  banners: ({ left, right, top }) => [...pennon(left, top - 14, 13), ...pennon(right - 3, top - 14, 13)],
  columns: ({ left, right, top }) => [
    ...[left + 1, left + 8, right - 12, right - 5].map((x) => box('stone', x, x + 4, top)),
    box('stone', left - 3, right + 3, -3),
  ],
  rose: (wall) => [
    disc('glass', middle(wall), wall.top - 1, 5.5),
    piece(
      'line',
      p`M${middle(wall)} ${wall.top - 6.5}v11M${middle(wall) - 5.5} ${wall.top - 1}h11M${middle(wall) - 4} ${wall.top - 5}l8 8M${middle(wall) + 4} ${wall.top - 5}l-8 8`,
    ),
  ],
  buttresses: ({ left, right, top }) => [
    piece(
      'stone',
      p`M${left + 1} ${top + 10}L${left - 6} -8V0H${left + 1}ZM${right - 1} ${top + 10}L${right + 6} -8V0H${right - 1}Z`,
    ),
  ],
  cloister: ({ left, right }) => [
    piece('stone', p`M${left - 3} 0v-12h${right - left + 6}v12z`),
    piece('shade', [left + 3, left + 13, right - 13, right - 3].map((x) => arch(x, 6, 5)).join('')),
  ],
  gate: (wall) => [
    piece('shade', arch(middle(wall), 18, 10)),
    piece(
      'line',
      p`M${middle(wall) - 4} 0v-17M${middle(wall)} 0v-19M${middle(wall) + 4} 0v-17M${middle(wall) - 9} -6h18M${middle(wall) - 9} -12h18`,
    ),
  ],
  drawbridge: (wall) => [
    piece('stone', arch(middle(wall), 24, 10)),
    piece('wood', arch(middle(wall), 17, 9)),
    piece(
      'line',
      p`M${middle(wall) - 4} 0v-16M${middle(wall) + 4} 0v-16M${middle(wall) - 12} -22l-6 -8M${middle(wall) + 12} -22l6 -8`,
    ),
  ],
  scaffold: ({ left, right, top }) => [
    piece(
      'beam',
      p`M${left - 4} 0V${top - 18}M${right + 4} 0V${top - 18}M${left - 6} ${top - 10}H${right + 6}M${left - 6} ${top * 0.62}H${left + 3}M${right - 3} ${top * 0.62}H${right + 6}M${left - 4} ${top - 10}L${left + 8} ${top}M${right + 4} ${top - 10}L${right - 8} ${top}`,
    ),
  ],
  wheel: ({ right }) => [
    disc('wood', right + 1, -13, 11),
    disc('shade', right + 1, -13, 7),
    piece(
      'beam',
      p`M${right + 1} -24v22M${right - 10} -13h22M${right - 7} -21l16 16M${right + 9} -21l-16 16`,
    ),
  ],
  wings: ({ left, right, top }) => {
    const low = Math.max(top * 0.45, -34);
    return [
      box('stone', left - 7, left + 1, low),
      box('stone', right - 1, right + 7, low),
      battlement(left - 8, left + 2, low - 3, 1, 5),
      battlement(right - 2, right + 8, low - 3, 1, 5),
    ];
  },
  horns: ({ left, right, top }) => [
    piece(
      'gold',
      p`M${left + 3} ${top}C${left - 9} ${top - 10} ${left - 6} ${top - 24} ${left + 2} ${top - 31}C${left - 1} ${top - 20} ${left + 4} ${top - 14} ${left + 12} ${top - 10}Z`,
    ),
    piece(
      'gold',
      p`M${right - 3} ${top}C${right + 9} ${top - 10} ${right + 6} ${top - 24} ${right - 2} ${top - 31}C${right + 1} ${top - 20} ${right - 4} ${top - 14} ${right - 12} ${top - 10}Z`,
    ),
  ],
  bats: ({ left, right, top }) => [
    piece(
      'shade',
      p`M${left - 5} ${top - 20}q4 -4 6 1q2 -5 6 -1q-4 0 -6 4q-2 -4 -6 -4zM${right - 4} ${top - 31}q4 -4 6 1q2 -5 6 -1q-4 0 -6 4q-2 -4 -6 -4z`,
    ),
  ],
  chest: ({ left, right }) => [
    piece('gold', p`M${left - 4} 0v-7q6 -6 12 0v7zM${right - 8} 0v-7q6 -6 12 0v7z`),
    piece('line', p`M${left - 4} -6h12M${right - 8} -6h12`),
  ],
  stripes: ({ left, right, top }) => [
    piece(
      'cloth',
      p`M${left} ${top * 0.88}h${right - left}v4h${left - right}zM${left} ${top * 0.22}h${right - left}v4h${left - right}z`,
    ),
  ],
  flask: ({ left, top }) => [
    piece('glass', p`M${left - 1} ${top - 22}h6v7l5 9a3 3 0 0 1 -3 4h-10a3 3 0 0 1 -3 -4l5 -9z`),
    disc('glass', left + 4, top - 28, 2),
  ],
  books: ({ left, right, top }) => [
    box('gold', left - 3, left + 1, -16),
    box('cloth', left + 1, left + 5, -19),
    box('roof', left + 5, left + 8, -15),
    piece('gold', p`M${right - 9} ${top - 22}l6 -3 6 3v7l-6 -3 -6 3z`),
  ],
  globe: ({ right, top }) => [
    disc('glass', right - 3, top - 12, 7),
    piece('line', p`M${right - 10} ${top - 12}q7 4 14 0M${right - 3} ${top - 19}q-4 7 0 14`),
  ],
  obelisk: (wall) => [piece('stone', p`M${middle(wall) - 6} ${wall.top - 5}l2 -20l4 -6l4 6l2 20z`)],
  graves: ({ left, right }) => [
    piece('stone', p`M${left - 6} 0v-9a4 4 0 0 1 8 0v9zM${right - 2} 0v-9a4 4 0 0 1 8 0v9z`),
    piece('line', p`M${left - 2} -3v-7M${left - 4} -8h4M${right + 2} -3v-7M${right} -8h4`),
  ],
  telescope: (wall) => [
    piece(
      'gold',
      p`M${middle(wall) - 4} ${wall.top - 12}L${wall.right + 4} ${wall.top - 29}l4 6L${middle(wall)} ${wall.top - 6}z`,
    ),
    disc('glass', wall.right + 6, wall.top - 26, 3),
  ],
  trees: ({ left, right }) => [...tree(left - 1, 26), ...tree(right + 1, 22)],
  lean: ({ right, top }) => {
    const low = Math.max(top * 0.5, -26);
    return [box('wood', right - 1, right + 7, low), piece('roof', p`M${right - 2} ${low - 7}l11 7h-11z`)];
  },
  stones: ({ left, right }) => [
    piece('stone', p`M${left - 6} 0l2 -7 6 -2 4 4 3 5zM${right - 9} 0l3 -6 5 -1 1 -6 6 3 1 10z`),
  ],
  wand: ({ left, right, top }) => [
    piece(
      'gold',
      p`M${left} ${top - 18}l1.500 4 4 1.500 -4 1.500 -1.500 4 -1.500 -4 -4 -1.500 4 -1.500zM${right} ${top - 27}l1.200 3 3 1.200 -3 1.200 -1.200 3 -1.200 -3 -3 -1.200 3 -1.200z`,
    ),
  ],
  lock: (wall) => [
    piece('line', p`M${middle(wall) - 5} -24v-4a5 5 0 0 1 10 0v4`),
    box('gold', middle(wall) - 8, middle(wall) + 8, -25, -13),
  ],
  anvil: ({ left }) => [piece('shade', p`M${left - 6} -12h14v3q-4 1 -4 4h2v5h-10v-5h2q-2 -4 -4 -7z`)],
  paddock: ({ left, right }) => [
    piece(
      'beam',
      p`M${left - 6} 0v-11M${left + 3} 0v-11M${right - 3} 0v-11M${right + 6} 0v-11M${left - 7} -8h11M${left - 7} -4h11M${right - 4} -8h11M${right - 4} -4h11`,
    ),
  ],
  figure: (wall) => [
    box('stone', middle(wall) - 8, middle(wall) + 8, wall.top - 8, wall.top - 5),
    piece(
      'stone',
      p`M${middle(wall) - 5} ${wall.top - 8}c0 -8 -2 -11 1 -14h8c3 3 1 6 1 14zM${middle(wall) + 4} ${wall.top - 18}l7 -8 2 1.500 -6 9z`,
    ),
    disc('stone', middle(wall), wall.top - 24, 4),
  ],
  curtain: (wall) => [
    piece(
      'cloth',
      p`M${wall.left + 2} ${wall.top + 3}h11q-1 9 -11 13zM${wall.right - 2} ${wall.top + 3}h-11q1 9 11 13z`,
    ),
    piece(
      'gold',
      p`M${wall.left + 1} ${wall.top + 1}h${wall.right - wall.left - 2}v3h${wall.left - wall.right + 2}z`,
    ),
  ],
  tunnel: ({ left, right }) => [
    piece('shade', arch(left + 3, 11, 6) + arch(right - 3, 11, 6)),
    piece('line', p`M${left + 3} 0v-11M${right - 3} 0v-11M${left - 2} -5h10M${right - 8} -5h10`),
  ],
  bucket: ({ right, top }) => [
    piece('beam', p`M${right - 2} ${top - 8}V${top - 20}h9v6`),
    piece('wood', p`M${right + 3} ${top - 14}h8l-1.500 8h-5z`),
  ],
  lamp: (wall) => [
    piece('glass', p`M${wall.left + 3} ${wall.top}v-12H${wall.right - 3}v12z`),
    piece(
      'line',
      p`M${middle(wall)} ${wall.top}v-12M${wall.left + 9} ${wall.top}v-12M${wall.right - 9} ${wall.top}v-12`,
    ),
  ],
  bell: (wall) => [
    piece('shade', p`M${middle(wall) - 11} ${wall.top + 22}v-13a11 11 0 0 1 22 0v13z`),
    piece('gold', p`M${middle(wall) - 7} ${wall.top + 18}q3 -3 3 -9a4 4 0 0 1 8 0q0 6 3 9z`),
    disc('gold', middle(wall), wall.top + 19, 2),
  ],
  crossed: ({ left, right, top }) => [
    piece('cloth', p`M${right - 13} ${top - 20}h5v-5h5v5h5v5h-5v5h-5v-5h-5z`),
    piece('cloth', p`M${left - 3} -14h9v14h-9z`),
  ],
  throne: (wall) => [
    piece('gold', p`M${middle(wall) - 10} ${wall.top - 5}v-15l4 5 3 -10 3 8 3 -8 3 10 4 -5v15z`),
  ],
  ghost: ({ right, top }) => [
    piece('cloth', p`M${right - 4} ${top - 12}v-10a5.500 5.500 0 0 1 11 0v10l-3 -3 -2.500 3 -2.500 -3z`),
    piece('shade', p`M${right - 1} ${top - 23}h2v3h-2zM${right + 3} ${top - 23}h2v3h-2z`),
  ],
  scroll: ({ left, top }) => [
    piece('cloth', p`M${left - 6} ${top - 1}l11 -14 8 6 -11 14q-5 0 -8 -6z`),
    piece('line', p`M${left - 1} ${top - 2}l7 -9M${left + 2} ${top}l7 -9`),
  ],
  ivy: ({ left, right, top }) => [
    piece(
      'leaf',
      p`M${left} 0v${top * 0.5}q5 4 2 9q5 4 2 9q4 4 1 10v8zM${right} 0v${top * 0.35}q-5 4 -2 9q-4 4 -1 10v6z`,
    ),
  ],
  beacon: ({ right, top }) => [
    piece('wood', p`M${right - 8} ${top - 14}l2 -5h8l2 5z`),
    piece('gold', p`M${right - 5} ${top - 19}q-1 -6 3 -11q0 4 3 6q2 3 0 5z`),
  ],
  spikes: ({ left, right, top }) => [
    piece(
      'finial',
      p`M${left + 1} ${top - 14}v-9M${(left + right) / 2} ${top - 14}v-11M${right - 1} ${top - 14}v-9`,
    ),
  ],
  vase: ({ left, right, top }) => [
    ...[left, right].map((x) =>
      piece('gold', p`M${x - 4} ${top - 4}h8q-3 -3 -1 -6q3 -3 0 -6h-6q-3 3 0 6q2 3 -1 6z`),
    ),
  ],
  swords: ({ left, right, top }) => [
    piece(
      'finial',
      p`M${left + 1} ${top - 32}l9 18M${left + 10} ${top - 32}l-9 18M${right - 10} ${top - 32}l9 18M${right - 1} ${top - 32}l-9 18`,
    ),
    gabled(left - 3, left + 14, top - 2, 4),
  ],
};

export const isBehind = (extra: Extra): boolean => BEHIND.has(extra);

export function extraOf(extra: Extra, wall: Wall): Piece[] {
  return EXTRAS[extra](wall);
}

/** Where smoke rises from. */
export function smokeOf(extra: Extra, { left, right, top }: Wall): [number, number][] {
  if (extra === 'chimney') return [[right - 8.5, top - 29]];
  return extra === 'stacks'
    ? [
        [left + 5.5, top - 35],
        [right - 5.5, top - 29],
      ]
    : [];
}
