import { battlement, box, disc, p, piece } from './tower_pieces';
import type { Piece, Wall } from './tower_pieces';

/** What a building has on the ground, at its sides or before its walls. */
export type Beside =
  | 'signboard'
  | 'stalls'
  | 'barrels'
  | 'crane'
  | 'sails'
  | 'columns'
  | 'buttresses'
  | 'cloister'
  | 'gate'
  | 'drawbridge'
  | 'scaffold'
  | 'wheel'
  | 'wings'
  | 'chest'
  | 'stripes'
  | 'books'
  | 'graves'
  | 'trees'
  | 'lean'
  | 'stones'
  | 'lock'
  | 'anvil'
  | 'paddock'
  | 'tunnel'
  | 'ivy';

const middle = ({ left, right }: Wall): number => (left + right) / 2;
const arch = (x: number, wide: number, high: number): string =>
  p`M${x - wide / 2} 0v${-high}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high}z`;
const tree = (x: number, high: number): Piece[] => [
  box('wood', x - 1.2, x + 1.2, -high / 2),
  disc('leaf', x, -high * 0.7, high * 0.36),
];

export const BESIDE: Record<Beside, (wall: Wall) => Piece[]> = {
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
  columns: ({ left, right, top }) => [
    ...[left + 1, left + 8, right - 12, right - 5].map((x) => box('stone', x, x + 4, top)),
    box('stone', left - 3, right + 3, -3),
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
  books: ({ left, right, top }) => [
    box('gold', left - 3, left + 1, -16),
    box('cloth', left + 1, left + 5, -19),
    box('roof', left + 5, left + 8, -15),
    piece('gold', p`M${right - 9} ${top - 22}l6 -3 6 3v7l-6 -3 -6 3z`),
  ],
  graves: ({ left, right }) => [
    piece('stone', p`M${left - 6} 0v-9a4 4 0 0 1 8 0v9zM${right - 2} 0v-9a4 4 0 0 1 8 0v9z`),
    piece('line', p`M${left - 2} -3v-7M${left - 4} -8h4M${right + 2} -3v-7M${right} -8h4`),
  ],
  trees: ({ left, right }) => [...tree(left - 1, 26), ...tree(right + 1, 22)],
  lean: ({ right, top }) => {
    const low = Math.max(top * 0.5, -26);
    return [box('wood', right - 1, right + 7, low), piece('roof', p`M${right - 2} ${low - 7}l11 7h-11z`)];
  },
  stones: ({ left, right }) => [
    piece('stone', p`M${left - 6} 0l2 -7 6 -2 4 4 3 5zM${right - 9} 0l3 -6 5 -1 1 -6 6 3 1 10z`),
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
  tunnel: ({ left, right }) => [
    piece('shade', arch(left + 3, 11, 6) + arch(right - 3, 11, 6)),
    piece('line', p`M${left + 3} 0v-11M${right - 3} 0v-11M${left - 2} -5h10M${right - 8} -5h10`),
  ],
  ivy: ({ left, right, top }) => [
    piece(
      'leaf',
      p`M${left} 0v${top * 0.5}q5 4 2 9q5 4 2 9q4 4 1 8V0zM${right} 0v${top * 0.35}q-5 4 -2 9q-4 4 -1 8V0z`,
    ),
  ],
};
