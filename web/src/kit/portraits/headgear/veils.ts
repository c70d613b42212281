import type { Gear } from '../figure';
import { GOLD } from '../metals';
import { darker, dotted, flat, line, pane, strokes } from '../pen';
import { shadowOn } from './shadow';

export function veil(colour: string): Gear {
  return [
    pane('M-60 96C-56 40 -54 -30 -34 -60Q0 -86 32 -60C50 -32 50 30 60 96Z', darker(colour, 0.22), 2.8),
    pane(
      'M-64 98C-56 44 -58 -24 -38 -56Q-4 -88 32 -58C46 -40 44 -10 46 14C48 46 56 74 66 98L42 92C34 60 36 30 33 4C34 -20 26 -38 2 -46C-24 -40 -34 -20 -34 6C-36 44 -34 70 -44 94Z',
      colour,
      2.8,
    ) +
      flat(
        'M32 -58C46 -40 44 -10 46 14C48 46 56 74 65 97L42 91C34 60 36 30 33.5 4C34 -20 26 -38 2 -46Q26 -54 32 -58Z',
        darker(colour, 0.2),
      ) +
      strokes(
        [
          [-54, 80, -50, 20, -40, -20, 2.6],
          [-50, 92, -42, 50, -40, 14, 2],
          [54, 84, 44, 40, 41, 4, 2.2],
          [-34, -30, -24, -56, -2, -66, 2],
        ],
        darker(colour, 0.45),
      ),
  ];
}

export function veilBack(colour: string): Gear {
  return [
    pane('M-60 96C-56 40 -54 -30 -34 -60Q0 -86 32 -60C50 -32 50 30 60 96Z', darker(colour, 0.22), 2.8),
    '',
  ];
}

export function wimple(colour = '#f6efdf'): Gear {
  return [
    '',
    pane(
      'M-36 -8C-40 30 -36 56 -56 84Q0 108 54 82C36 58 36 26 33 -6C32 24 28 40 20 48Q8 60 -8 52C-24 42 -32 20 -33 -4Z',
      colour,
      2.6,
    ) +
      flat(
        'M33 -2C32 24 28 40 20 48Q14 54 8 55Q20 80 14 96Q36 94 53 82C36 58 36 30 33 -2Z',
        darker(colour, 0.18),
      ) +
      strokes(
        [
          [-36, 40, -22, 66, 0, 72, 2],
          [-42, 60, -20, 84, 4, 88, 2],
          [34, 40, 26, 60, 12, 68, 1.8],
        ],
        '#a3987c',
      ),
  ];
}

export function escoffion(colour: string, jewels = GOLD): Gear {
  return [
    pane('M-30 -44L-66 96H66L36 -44Z', '#f3e9d6', 2.2),
    pane(
      'M-38 -26C-70 -40 -76 -96 -48 -104C-24 -106 -14 -80 0 -66C14 -82 26 -106 48 -100C74 -90 64 -40 36 -26C20 -42 -20 -42 -38 -26Z',
      colour,
      3,
    ) +
      flat(
        'M0 -66C14 -82 26 -106 48 -100C74 -90 64 -40 36 -27C28 -35 14 -38 4 -38Q40 -60 0 -66Z',
        darker(colour, 0.26),
      ) +
      line(
        'M-52 -90L-36 -40M-62 -72L-22 -52M-66 -54L-12 -68M-30 -92L-58 -46M50 -88L34 -40M60 -70L20 -52M62 -54L12 -68M30 -90L56 -46',
        1.6,
        jewels,
      ) +
      (line('M-40 -26Q-20 -42 0 -42Q20 -42 37 -26', 7) +
        dotted('M-40 -26Q-20 -42 0 -42Q20 -42 37 -26', 4, '.1 6', '#fff3d6')) +
      pane('M0 -56L7 -46L0 -34L-7 -46Z', '#ab2d1c', 1.6) +
      shadowOn('M-36 -22Q0 -44 34 -22L33 -16Q0 -34 -36 -12Z', 0.28),
  ];
}
