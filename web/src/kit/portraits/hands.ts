import { SKIN } from './face';
import type { Skin } from './face';
import { INK, flat, mixed, pane, strokes } from './pen';

/** A hand is drawn once and shown in any skin: it reads these two when it is used. */
const SKIN_COLOUR = 'var(--s)';
const SHADE = 'var(--d)';

/** A fist round a shaft, a palm under a thing, a blessing, a finger on the lips; each around its own origin. */
const HANDS = {
  fist:
    pane(
      'M-11 -6C-12 -13 -7 -15 -1 -14L8 -14C13 -14 14 -9 13 -6C15 -3 15 0 13.5 2C15 5 14 8 12.5 9C13 13 10 15 6 14L-4 14C-10 14 -13 9 -12 3Z',
      SKIN_COLOUR,
      2.2,
    ) +
    flat('M-11 0C-12 9 -9 13 -4 13L6 13C9 13.5 12 12 11.5 9L2 8Q-8 8 -11 0Z', SHADE) +
    strokes(
      [
        [13, -6.5, 6, -7.5, -1, -6, 1.8],
        [13.5, 1.5, 6, 0.5, -1, 1.5, 1.8],
        [12.5, 8.5, 6, 8, 0, 8.5, 1.6],
      ],
      INK,
    ) +
    pane('M-12 -2C-12 -10 -4 -13 4 -11C8 -10 8 -6 4 -6C-1 -6 -3 -3 -4 2Z', SKIN_COLOUR, 1.8) +
    strokes([[1.5, -10, 5, -9, 5, -7.5, 1]], '#5a2c1a'),
  cup:
    pane(
      'M-20 -5C-24 4 -16 16 -4 18L10 18C20 14 26 2 24 -8C21 -12 17 -10 16 -5C15 -1 12 2 9 3L-6 3C-10 2 -12 -2 -13 -6C-15 -10 -19 -9 -20 -5Z',
      SKIN_COLOUR,
      2.2,
    ) +
    flat('M-20 2C-18 12 -12 16 -4 17L10 17C17 14 22 6 23.5 -2Q16 10 4 10Q-12 12 -20 2Z', SHADE) +
    strokes(
      [
        [16, -1, 19, 6, 12, 14, 1.5],
        [11, 3, 13, 9, 6, 15, 1.4],
      ],
      INK,
    ),
  bless:
    pane(
      'M-9 16L-10 2C-15 -4 -18 -8 -16 -11C-13 -13 -9 -9 -6 -5L-6 -28C-6 -33 0 -33 0.5 -28L1 -9L2 -30C2.5 -35 8 -34 8 -29L7.5 -7C12 -9 15 -5 13 0C14 5 12 10 9 16Z',
      SKIN_COLOUR,
      2.2,
    ) +
    flat('M-9 15L-10 6Q0 12 12 3C13 8 11 11 9 15Z', SHADE) +
    strokes([
      [1, -9, 1, -4, 0.5, 0, 1.6],
      [7.5, -7, 4, -3, 5, 2, 1.8],
      [13, 1, 8, 2, 6, 5, 1.5],
      [-6, -5, -4, -2, -4, 2, 1.4],
    ]),
  hush:
    pane(
      'M-7 17L-7 -2L-4 -31C-4 -37 4 -37 4 -31L5 -8C7 -12 12 -12 12 -8C14 -11 18 -10 18 -6C21 -7 24 -4 23 1L21 12L18 17Z',
      SKIN_COLOUR,
      2.2,
    ) +
    flat('M-6.5 8Q8 14 22 5L20.5 12L17.5 16H-6.5Z', SHADE) +
    strokes([
      [5, -8, 6, -2, 4, 3, 1.8],
      [12, -8, 13, -2, 11, 3, 1.6],
      [18, -6, 18.5, 0, 17, 4, 1.6],
    ]) +
    pane('M-7 3C-3 1 4 3 11 2C16 2 16 8 11 8C4 9 -2 10 -7 13Z', SKIN_COLOUR, 1.7),
} as const;

function shown(kind: keyof typeof HANDS) {
  return (x: number, y: number, skin: Skin, turn = 0, side: 1 | -1 = 1, scale = 1.1): string =>
    `<use href="#glass-${kind}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale * side} ${scale})" style="--s:${SKIN[skin]};--d:${mixed(SKIN[skin], '#5b2018', 0.33)}"/>`;
}

export const fist = shown('fist');
export const cup = shown('cup');
export const bless = shown('bless');
export const hush = shown('hush');

/** What `fist` and its like refer to; in the document once. */
export function handDefs(): string {
  return Object.entries(HANDS)
    .map(([kind, drawn]) => `<g id="glass-${kind}">${drawn}</g>`)
    .join('');
}
