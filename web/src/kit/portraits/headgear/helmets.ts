import type { Gear } from '../figure';
import { GOLD } from '../metals';
import { darker, disc, flat, lighter, line, pane, scattered, strokes } from '../pen';
import type { Point } from '../pen';
import { shadowOn } from './shadow';

const RIVETS: readonly Point[] = [
  [-40, -31],
  [-24, -38],
  [-6, -42],
  [12, -41],
  [30, -36],
];

export function bascinet(colour = '#98a1ab'): Gear {
  return [
    pane('M-50 60C-62 0 -50 -70 0 -96C46 -74 54 0 46 60Z', darker(colour, 0.5), 2.6),
    pane(
      'M-46 44C-60 -8 -52 -64 2 -102C48 -70 52 -10 42 44L34 30C36 6 36 -8 31 -24Q4 -40 -34 -24C-38 -4 -36 20 -36 36Z',
      colour,
      3,
    ) +
      flat(
        'M2 -100C48 -70 52 -10 41.5 42L34 30C36 6 36 -8 31 -24Q20 -30 8 -32Q34 -60 2 -100Z',
        darker(colour, 0.3),
      ) +
      line('M2 -100Q10 -66 4 -34', 1.8) +
      pane('M-48 -34Q0 -58 46 -34L40 -20Q2 -38 -40 -20Z', lighter(colour, 0.2), 2.4) +
      flat('M-38 -34C-34 -60 -18 -80 -4 -88C-20 -70 -28 -56 -30 -38Z', lighter(colour, 0.55)) +
      scattered(RIVETS, (x, y) => disc(x, y, 2, GOLD, 1)) +
      shadowOn('M-36 -24Q2 -40 33 -24L33 -14Q0 -26 -36 -10Z', 0.42),
  ];
}

export function plume(colour: string): Gear {
  return [
    '',
    pane(
      'M4 -100C-10 -124 -46 -124 -64 -96C-78 -70 -76 -38 -62 -12C-62 -28 -54 -34 -58 -46C-48 -50 -52 -60 -46 -66C-34 -82 -16 -88 6 -92Z',
      colour,
      2.6,
    ) +
      strokes(
        [
          [2, -98, -44, -116, -62, -52, 3],
          [-8, -100, -46, -100, -64, -36, 2],
        ],
        darker(colour, 0.5),
      ),
  ];
}

export function kettle(colour = '#98a1ab'): Gear {
  return [
    '',
    pane('M-40 -36C-44 -78 -18 -92 0 -92C22 -92 42 -76 36 -38Z', colour, 2.8) +
      flat('M4 -91C24 -90 41 -76 35 -39H14Q26 -66 4 -91Z', darker(colour, 0.3)) +
      line('M-2 -91Q-4 -64 -2 -44', 1.8) +
      pane(
        'M-68 -16C-62 -36 -36 -46 0 -46C34 -46 60 -38 66 -20C44 -26 24 -30 0 -30C-24 -30 -48 -26 -68 -16Z',
        colour,
        3,
      ) +
      flat('M0 -31C24 -31 44 -27 64 -21C50 -38 30 -42 0 -42Z', darker(colour, 0.3)) +
      flat('M-32 -46C-30 -66 -20 -80 -10 -84C-20 -70 -22 -58 -24 -46Z', lighter(colour, 0.55)) +
      shadowOn('M-40 -26Q0 -34 36 -28L33 -14Q0 -20 -40 -8Z', 0.42),
  ];
}
