import { box, disc, gabled, p, pennon, piece } from './tower_pieces';
import type { Piece, Wall } from './tower_pieces';

/** What a building has on its roof or at the top of its walls. */
export type Above =
  | 'chimney'
  | 'stacks'
  | 'gallows'
  | 'banner'
  | 'banners'
  | 'rose'
  | 'horns'
  | 'bats'
  | 'flask'
  | 'globe'
  | 'obelisk'
  | 'telescope'
  | 'wand'
  | 'figure'
  | 'curtain'
  | 'bucket'
  | 'lamp'
  | 'bell'
  | 'crossed'
  | 'throne'
  | 'ghost'
  | 'scroll'
  | 'beacon'
  | 'vase'
  | 'swords';

const middle = ({ left, right }: Wall): number => (left + right) / 2;

export const ABOVE: Record<Above, (wall: Wall) => Piece[]> = {
  chimney: ({ right, top }) => [
    box('stone', right - 12, right - 5, top - 27, top),
    box('shade', right - 13, right - 4, top - 28, top - 25),
  ],
  stacks: ({ left, right, top }) => [
    box('stone', left + 2, left + 9, top - 33, top),
    box('stone', right - 9, right - 2, top - 27, top),
  ],
  gallows: ({ right, top }) => [
    piece('beam', p`M${right - 2} ${top - 12}V${top - 31}h-16M${right - 9} ${top - 31}l7 7`),
    piece('line', p`M${right - 17} ${top - 31}v6a3 3 0 1 0 .1 0`),
  ],
  banner: ({ right, top }) => pennon(right - 6, top - 14, 15),
  banners: ({ left, right, top }) => [...pennon(left, top - 14, 13), ...pennon(right - 3, top - 14, 13)],
  rose: (wall) => [
    disc('glass', middle(wall), wall.top - 1, 5.5),
    piece(
      'line',
      p`M${middle(wall)} ${wall.top - 6.5}v11M${middle(wall) - 5.5} ${wall.top - 1}h11M${middle(wall) - 4} ${wall.top - 5}l8 8M${middle(wall) + 4} ${wall.top - 5}l-8 8`,
    ),
  ],
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
  flask: ({ left, top }) => [
    piece('glass', p`M${left - 1} ${top - 22}h6v7l5 9a3 3 0 0 1 -3 4h-10a3 3 0 0 1 -3 -4l5 -9z`),
    disc('glass', left + 4, top - 28, 2),
  ],
  globe: ({ right, top }) => [
    disc('glass', right - 3, top - 12, 7),
    piece('line', p`M${right - 10} ${top - 12}q7 4 14 0M${right - 3} ${top - 19}q-4 7 0 14`),
  ],
  obelisk: (wall) => [piece('stone', p`M${middle(wall) - 6} ${wall.top - 5}l2 -20l4 -6l4 6l2 20z`)],
  telescope: (wall) => [
    piece(
      'gold',
      p`M${middle(wall) - 4} ${wall.top - 12}L${wall.right + 4} ${wall.top - 29}l4 6L${middle(wall)} ${wall.top - 6}z`,
    ),
    disc('glass', wall.right + 6, wall.top - 26, 3),
  ],
  wand: ({ left, right, top }) => [
    piece(
      'gold',
      p`M${left} ${top - 18}l1.500 4 4 1.500 -4 1.500 -1.500 4 -1.500 -4 -4 -1.500 4 -1.500zM${right} ${top - 27}l1.200 3 3 1.200 -3 1.200 -1.200 3 -1.200 -3 -3 -1.200 3 -1.200z`,
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
  beacon: ({ right, top }) => [
    piece('wood', p`M${right - 8} ${top - 14}l2 -5h8l2 5z`),
    piece('gold', p`M${right - 5} ${top - 19}q-1 -6 3 -11q0 4 3 6q2 3 0 5z`),
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
