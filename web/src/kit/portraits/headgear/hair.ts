import { HAIR } from '../face';
import type { Hair } from '../face';
import type { Gear } from '../figure';
import { curve, darker, flat, lighter, pane, path, strokes } from '../pen';

export function tonsure(hair: Hair): Gear {
  const colour = HAIR[hair];
  return [
    '',
    pane(
      'M-38 16C-48 -8 -46 -28 -38 -38Q-32 -34 -26 -37Q-20 -32 -12 -36Q-4 -31 4 -35Q12 -31 20 -35Q27 -32 33 -36C39 -26 37 -8 34 2Q31 -10 28 -18Q22 -20 16 -19Q8 -23 0 -20Q-8 -23 -16 -19Q-24 -22 -28 -14Q-31 -2 -32 10Z',
      colour,
      2.2,
    ) +
      strokes(
        [
          [-38, 8, -41, -12, -36, -32, 1.8],
          [-33, 0, -34, -18, -29, -32, 1.6],
          [-20, -33, -22, -27, -20, -22, 1.4],
          [-8, -33, -8, -28, -6, -23, 1.4],
          [6, -33, 6, -28, 6, -23, 1.4],
          [18, -33, 20, -27, 20, -22, 1.4],
          [28, -32, 31, -24, 31, -14, 1.4],
        ],
        lighter(colour, 0.3),
      ) +
      flat('M-14 -54Q4 -60 16 -50Q2 -50 -14 -54Z', '#fff3d6', 0.7),
  ];
}

export function longHair(
  hair: Hair,
  { long = 84, wild = false }: { long?: number; wild?: boolean } = {},
): Gear {
  const colour = HAIR[hair];
  const shine = lighter(colour, 0.28);
  return [
    pane(
      curve([
        [0, -68],
        [30, -60],
        [44, -30],
        [44, 10],
        [wild ? 64 : 48, 40],
        [wild ? 58 : 44, long * 0.8],
        [52, long],
        [0, long + 6],
        [-54, long],
        [wild ? -66 : -46, long * 0.7],
        [wild ? -72 : -50, 36],
        [-46, 0],
        [-46, -36],
        [-28, -60],
      ]),
      colour,
      2.8,
    ) +
      strokes(
        [
          [-44, 6, wild ? -62 : -46, long * 0.5, wild ? -56 : -44, long * 0.86, 2.4],
          [-40, 14, wild ? -50 : -42, long * 0.55, -40, long * 0.9, 2],
          [42, 10, wild ? 56 : 44, long * 0.5, 42, long * 0.88, 2.2],
        ],
        shine,
      ),
    pane(
      'M-2 -62C-30 -62 -44 -42 -42 -14C-42 4 -44 18 -50 30C-40 24 -34 14 -32 0C-30 -18 -22 -32 6 -47C16 -40 26 -32 31 -12C33 0 34 12 42 24C42 4 42 -14 38 -30C34 -52 18 -64 -2 -62Z',
      colour,
      2.4,
    ) +
      strokes(
        [
          [2, -50, -24, -44, -34, -16, 2],
          [-6, -57, -32, -48, -38, -20, 2],
          [10, -52, 28, -44, 33, -22, 2],
          [-36, -10, -38, 8, -44, 22, 1.6],
        ],
        shine,
      ),
  ];
}

export function bob(hair: Hair): Gear {
  const colour = HAIR[hair];
  const shine = lighter(colour, 0.28);
  return [
    pane(
      curve([
        [0, -66],
        [30, -58],
        [42, -30],
        [42, 6],
        [44, 26],
        [20, 34],
        [-20, 36],
        [-48, 30],
        [-46, 0],
        [-44, -36],
        [-28, -58],
      ]),
      colour,
      2.6,
    ),
    pane(
      'M-2 -62C-30 -62 -44 -42 -42 -14C-43 6 -46 22 -48 32Q-38 36 -32 30C-34 14 -34 2 -32 -10C-32 -24 -28 -28 -26 -30Q0 -24 28 -32Q32 -22 32 -4Q36 10 34 24Q40 26 44 22C44 0 42 -14 38 -30C34 -52 18 -64 -2 -62Z',
      colour,
      2.4,
    ) +
      strokes(
        [
          [-20, -54, -34, -36, -38, -8, 2],
          [-6, -56, -16, -42, -18, -30, 1.8],
          [8, -56, 8, -42, 4, -30, 1.8],
          [20, -52, 24, -40, 22, -32, 1.8],
          [-36, 0, -38, 14, -40, 28, 1.6],
        ],
        shine,
      ),
  ];
}

export function shortHair(hair: Hair): Gear {
  const colour = HAIR[hair];
  return [
    '',
    pane(
      'M-36 8C-46 -20 -42 -58 -4 -64C32 -66 40 -36 33 -10Q32 -22 28 -30Q22 -42 6 -42Q-14 -44 -24 -34Q-30 -22 -31 -6Q-32 4 -36 8Z',
      colour,
      2.2,
    ) +
      strokes(
        [
          [-34, -10, -34, -44, -8, -58, 2],
          [-22, -36, -18, -50, 4, -56, 1.8],
          [4, -44, 18, -50, 28, -34, 1.8],
        ],
        lighter(colour, 0.28),
      ),
  ];
}

export function sides(hair: Hair): Gear {
  const colour = HAIR[hair];
  return [
    '',
    pane(
      'M-26 -48C-46 -42 -48 -4 -46 14C-45 24 -40 30 -34 25C-37 12 -33 -4 -29 -24ZM29 -44C40 -32 39 -2 36 12Q34 0 30 -14Z',
      colour,
      2,
    ) +
      strokes(
        [
          [-38, -18, -42, 2, -39, 22, 1.8],
          [-33, -20, -37, -4, -37, 10, 1.4],
        ],
        lighter(colour, 0.3),
      ),
  ];
}

export function braids(hair: Hair): Gear {
  const colour = HAIR[hair];
  const shine = lighter(colour, 0.3);
  const plait = (x: number, d: 1 | -1): string =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        pane(
          path`M${x - 9 + d * i * 2} ${24 + i * 15}Q${x + d * i * 2} ${14 + i * 15} ${x + 9 + d * i * 2} ${24 + i * 15}Q${x + 8 + d * i * 2} ${36 + i * 15} ${x + d * i * 2} ${40 + i * 15}Q${x - 8 + d * i * 2} ${36 + i * 15} ${x - 9 + d * i * 2} ${24 + i * 15}Z`,
          i % 2 ? colour : darker(colour, 0.14),
          1.8,
        ),
      )
      .join('');
  return [
    pane(
      curve([
        [0, -64],
        [30, -56],
        [40, -30],
        [38, 10],
        [0, 20],
        [-42, 16],
        [-44, -30],
        [-28, -56],
      ]),
      colour,
      2.4,
    ),
    pane(
      'M-2 -62C-30 -62 -44 -42 -42 -14C-42 6 -44 18 -44 30L-34 28C-34 10 -33 4 -31 -6C-28 -22 -18 -34 4 -46C18 -38 28 -28 31 -10C33 4 34 16 34 26L42 24C44 0 42 -14 38 -30C34 -52 18 -64 -2 -62Z',
      colour,
      2.4,
    ) +
      strokes(
        [
          [0, -52, -26, -44, -36, -14, 2],
          [8, -54, 28, -44, 34, -18, 2],
        ],
        shine,
      ) +
      plait(-40, -1) +
      plait(38, 1),
  ];
}
