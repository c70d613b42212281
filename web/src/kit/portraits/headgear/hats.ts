import type { Gear } from '../figure';
import { GOLD } from '../metals';
import { INK, darker, disc, flat, lighter, line, pane, strokes } from '../pen';
import { shadowOn } from './shadow';

export function galero(colour = '#b3241c'): Gear {
  return [
    '',
    pane('M-34 -44C-34 -82 32 -82 32 -44Z', colour, 2.8) +
      flat('M6 -72C24 -72 32 -60 32 -45H14Q20 -60 6 -72Z', darker(colour, 0.35)) +
      pane(
        'M-86 -34C-80 -54 -40 -52 0 -52C40 -52 76 -54 84 -36C70 -24 30 -20 0 -20C-34 -20 -74 -22 -86 -34Z',
        colour,
        3,
      ) +
      flat(
        'M0 -21C30 -21 70 -25 83 -36C60 -34 30 -32 0 -32C-30 -32 -62 -31 -85 -34C-74 -22 -34 -21 0 -21Z',
        darker(colour, 0.4),
      ) +
      line('M-34 -46Q0 -38 32 -46', 3.6, GOLD) +
      line('M-66 -28Q-74 10 -64 40M64 -30Q70 10 62 38', 5) +
      line('M-66 -28Q-74 10 -64 40M64 -30Q70 10 62 38', 2.4, colour) +
      pane(
        'M-64 38l-7 10 7 7 7-7zM-72 56l-7 10 7 7 7-7zM-56 56l-7 10 7 7 7-7zM62 36l-7 10 7 7 7-7zM54 54l-7 10 7 7 7-7zM70 54l-7 10 7 7 7-7z',
        colour,
        1.6,
      ) +
      shadowOn('M-40 -22Q0 -16 36 -24L33 -8Q0 -2 -40 -4Z', 0.42),
  ];
}

export function skull(colour: string): Gear {
  return [
    '',
    pane('M-40 -26C-44 -60 -20 -72 0 -71C24 -71 40 -54 35 -28Q0 -40 -40 -26Z', colour, 2.6) +
      flat('M4 -70C24 -70 39 -54 34 -29Q26 -33 14 -34Q24 -54 4 -70Z', darker(colour, 0.3)) +
      strokes([[-34, -34, -26, -58, -4, -66, 2]], lighter(colour, 0.25)),
  ];
}

export function point(colour: string): Gear {
  return [
    '',
    pane(
      'M-38 -34C-30 -66 -18 -92 2 -114C14 -124 40 -118 44 -100C36 -106 24 -104 22 -92C28 -74 32 -54 36 -34Z',
      colour,
      3,
    ) +
      flat(
        'M22 -92C28 -74 32 -54 35 -35H12Q22 -66 12 -104Q24 -114 42 -102Q24 -104 22 -92Z',
        darker(colour, 0.32),
      ) +
      strokes([
        [-2, -100, 8, -94, 20, -96, 2],
        [-8, -92, 4, -84, 18, -86, 1.6],
      ]) +
      pane(
        'M-66 -24C-56 -42 -30 -46 0 -46C32 -46 54 -42 64 -26C44 -16 24 -22 0 -22C-26 -22 -46 -14 -66 -24Z',
        colour,
        3,
      ) +
      flat(
        'M0 -23C24 -23 44 -17 62 -26C44 -30 24 -33 0 -33C-24 -33 -46 -30 -64 -24C-46 -16 -26 -23 0 -23Z',
        darker(colour, 0.42),
      ) +
      flat(
        'M-14 -62l2.5 7.5 7.5 2.5-7.5 2.5-2.5 7.5-2.5-7.5-7.5-2.5 7.5-2.5zM4 -84l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM18 -64l1.8 5 5 1.8-5 1.8-1.8 5-1.8-5-5-1.8 5-1.8z',
        '#f3d27a',
      ) +
      shadowOn('M-40 -24Q0 -20 36 -24L33 -10Q0 -6 -39 -6Z', 0.4),
  ];
}

export function brim(
  colour: string,
  feather?: string,
  { band = '#ab2d1c', low = false }: { band?: string; low?: boolean } = {},
): Gear {
  return [
    '',
    pane('M-36 -38C-40 -72 -22 -84 0 -82C24 -84 38 -70 34 -40Z', colour, 2.8) +
      flat('M6 -82C24 -84 37 -70 33 -41H12Q26 -62 6 -82Z', darker(colour, 0.35)) +
      pane(
        'M-78 -14C-72 -40 -34 -46 0 -46C34 -46 66 -52 80 -40C66 -26 30 -24 0 -20C-30 -16 -56 -8 -78 -14Z',
        colour,
        3,
      ) +
      flat(
        'M0 -21C30 -25 66 -27 79 -40C56 -38 28 -34 0 -31C-28 -28 -58 -22 -77 -14C-56 -9 -30 -17 0 -21Z',
        darker(colour, 0.45),
      ) +
      line('M-36 -45Q0 -38 34 -47', 5, band) +
      (feather
        ? pane(
            'M-26 -46C-50 -62 -66 -90 -60 -112C-46 -104 -44 -96 -40 -92C-36 -84 -28 -70 -20 -48Z',
            feather,
            2,
          ) + line('M-24 -48Q-42 -70 -58 -106', 1.3)
        : '') +
      shadowOn(
        low ? 'M-40 -16Q0 -22 36 -26L32 4Q0 0 -40 8Z' : 'M-40 -16Q0 -20 36 -26L33 -14Q0 -10 -40 -4Z',
        0.36,
      ),
  ];
}

export function beret(colour: string, feather?: string): Gear {
  return [
    '',
    pane(
      'M-48 -34C-60 -56 -44 -78 -8 -80C30 -84 62 -66 54 -44C50 -30 20 -26 0 -28C-20 -26 -40 -22 -48 -34Z',
      colour,
      3,
    ) +
      flat('M16 -81C46 -78 60 -62 53.5 -45C49 -31 22 -28 4 -29Q48 -40 16 -81Z', darker(colour, 0.3)) +
      strokes(
        [
          [-42, -36, -34, -60, -10, -72, 2.6],
          [-20, -32, -16, -52, 2, -68, 2.4],
          [6, -32, 20, -50, 22, -68, 2.4],
        ],
        darker(colour, 0.55),
      ) +
      pane('M-40 -36Q0 -46 36 -38L35 -26Q0 -32 -40 -22Z', darker(colour, 0.15), 2.2) +
      (feather
        ? pane(
            'M-34 -40C-62 -58 -80 -64 -84 -92C-70 -92 -62 -84 -56 -84C-46 -78 -34 -62 -26 -42Z',
            feather,
            2,
          ) +
          line('M-30 -42Q-54 -64 -80 -88', 1.4) +
          disc(-30, -38, 5.5, GOLD, 1.6)
        : '') +
      shadowOn('M-38 -24Q0 -32 34 -26L33 -18Q0 -22 -37 -12Z'),
  ];
}

export function pileus(colour: string): Gear {
  return [
    '',
    pane('M-44 -34L-52 -74L4 -92L58 -72L42 -34Q0 -46 -44 -34Z', colour, 3) +
      flat('M4 -91L57 -72L41.5 -35Q24 -40 6 -41Z', darker(colour, 0.35)) +
      pane('M-52 -74L4 -92L58 -72L6 -60Z', lighter(colour, 0.12), 2.2) +
      disc(4, -76, 4, GOLD, 1.6) +
      shadowOn('M-38 -32Q0 -42 34 -32L33 -22Q0 -32 -37 -18Z'),
  ];
}

export function kolpak(colour: string, fur = '#7c4a22', feather?: string): Gear {
  return [
    '',
    pane('M-38 -44C-36 -80 -10 -92 10 -92C34 -90 40 -66 34 -44Z', colour, 2.8) +
      flat('M14 -91C34 -88 39 -66 33 -45H14Q28 -66 14 -91Z', darker(colour, 0.3)) +
      pane(
        'M-48 -22C-56 -40 -48 -56 -38 -56Q0 -66 36 -56C46 -54 50 -38 42 -24C30 -34 14 -34 0 -32C-18 -34 -34 -30 -48 -22Z',
        fur,
        2.8,
      ) +
      strokes(
        [
          [-44, -30, -40, -42, -42, -52, 2],
          [-32, -34, -30, -46, -32, -56, 2],
          [-18, -36, -16, -48, -18, -58, 2],
          [-4, -36, -2, -48, -4, -60, 2],
          [10, -36, 12, -48, 10, -59, 2],
          [24, -34, 26, -46, 24, -57, 2],
          [36, -30, 38, -42, 36, -54, 2],
        ],
        darker(fur, 0.5),
      ) +
      (feather
        ? pane('M-2 -56C-22 -84 -20 -98 -28 -114C-8 -114 6 -102 6 -90C10 -80 8 -68 6 -56Z', feather, 2) +
          line('M2 -58Q-8 -90 -24 -110', 1.4) +
          flat('M-28 -114C-20 -114 -11 -111 -5 -105Q-15 -104 -22 -103Z', INK)
        : '') +
      pane('M2 -66L10 -56L2 -46L-6 -56Z', GOLD, 1.8) +
      disc(2, -56, 3.5, '#2d7674', 1.2) +
      shadowOn('M-38 -26Q0 -38 34 -28L33 -20Q0 -28 -37 -14Z'),
  ];
}
