import type { Gear } from '../figure';
import { GOLD } from '../metals';
import { darker, disc, dotted, flat, lighter, line, moved, pane, path } from '../pen';
import { shadowOn } from './shadow';

export function crown(colour = GOLD, { shadow = true }: { shadow?: boolean } = {}): Gear {
  const lily = (x: number, y: number, turn: number, scale: number, shaded = false): string =>
    moved(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      pane(
        'M-6 4C-4 -8 -6 -13 -9 -14C-18 -11 -21 -21 -14 -25C-9 -27 -6 -23 -6 -22C-8 -30 -6 -37 0 -43C6 -37 8 -30 6 -22C6 -23 9 -27 14 -25C21 -21 18 -11 9 -14C6 -13 4 -8 6 4Z',
        shaded ? darker(colour, 0.2) : colour,
        2.2,
      ) + line('M0 -32V-8', 1.2),
    );
  return [
    '',
    lily(-40, -40, -15, 0.86) +
      lily(38, -40, 15, 0.86, true) +
      pane('M-31 -34L-21 -64L-10 -34Z', colour, 2.2) +
      pane('M10 -34L22 -63L30 -34Z', darker(colour, 0.2), 2.2) +
      disc(-21, -66, 4.6, '#fff3d6', 1.8) +
      disc(22, -65, 4.6, '#fff3d6', 1.8) +
      lily(0, -38, 0, 1.12) +
      pane('M-45 -44Q0 -31 43 -44L42 -27Q0 -14 -44 -27Z', lighter(colour, 0.2), 2.6) +
      flat('M8 -37Q26 -38 42 -43L41 -28Q26 -23 10 -21Z', darker(colour, 0.14)) +
      line('M-44 -40Q0 -27 42 -40M-43 -31Q0 -18 41 -31', 1) +
      pane('M-1 -36L6 -28.5L-1 -21L-8 -28.5Z', '#ab2d1c', 1.6) +
      disc(-24, -31.5, 4.2, '#2b5c9e', 1.5) +
      disc(22, -31.5, 4.2, '#2b5c9e', 1.5) +
      disc(-37, -34.5, 2.4, '#fff3d6', 1.2) +
      disc(36, -35, 2.4, '#fff3d6', 1.2) +
      (shadow ? shadowOn('M-38 -27Q0 -13 34 -27L32 -19Q0 -7 -37 -19Z') : ''),
  ];
}

export function imperial(): Gear {
  return [
    '',
    pane('M-40 -40C-58 -74 -30 -100 0 -100C30 -100 58 -74 40 -40Z', '#8b1e24', 2.6) +
      flat('M6 -99C32 -98 56 -74 39 -41L18 -38Q32 -70 6 -99Z', '#5c1018') +
      pane('M-7 -36C-9 -70 -8 -90 0 -104C8 -90 9 -70 7 -36Z', GOLD, 2.2) +
      pane(
        'M-44 -36C-56 -64 -40 -92 -6 -98C-30 -84 -40 -66 -34 -36ZM44 -36C56 -64 40 -92 6 -98C30 -84 40 -66 34 -36Z',
        GOLD,
        2.2,
      ) +
      dotted('M-44 -62Q-38 -84 -14 -94M44 -62Q38 -84 14 -94', 3.4, '.1 7', '#fff3c4') +
      pane('M-3 -102V-110H-9V-116H-3V-124H3V-116H9V-110H3V-102Z', '#f4d988', 1.8) +
      pane('M-46 -46Q0 -32 46 -46L44 -24Q0 -10 -44 -24Z', lighter(GOLD, 0.25), 2.6) +
      disc(0, -27, 6, '#2b5c9e', 1.6) +
      pane('M-26 -36L-19 -29L-26 -22L-33 -29ZM26 -36L33 -29L26 -22L19 -29Z', '#ab2d1c', 1.4) +
      (dotted('M-43 -20V22M42 -20V22', 6.5, '.1 8') + dotted('M-43 -20V22M42 -20V22', 4, '.1 8', '#fff3c4')) +
      pane('M-43 24l5 8-5 8-5-8zM42 24l5 8-5 8-5-8z', '#ab2d1c', 1.4) +
      shadowOn('M-38 -24Q0 -8 36 -24L33 -16Q0 -3 -37 -14Z'),
  ];
}

export function mitre(colour = '#f6eedb', b = GOLD): Gear {
  return [
    pane('M14 -34C44 -60 44 -90 8 -118C-20 -92 -40 -70 -38 -36Z', darker(colour, 0.35)) +
      pane('M-30 -20L-44 70L-28 74L-20 0ZM30 -20L44 68L28 74L20 0Z', colour, 2),
    pane('M-43 -30C-48 -64 -30 -92 0 -122C30 -92 46 -64 41 -30Q0 -18 -43 -30Z', colour, 3) +
      flat('M2 -119C30 -92 45 -64 40 -31Q24 -26 6 -25Q26 -66 2 -119Z', darker(colour, 0.18)) +
      pane('M-44 -44Q0 -30 42 -44L41 -28Q0 -15 -43 -28Z', b, 2.2) +
      pane('M-7 -34C-8 -66 -5 -92 0 -116C5 -92 8 -66 7 -34Z', b, 2) +
      disc(0, -70, 6.5, '#2b5c9e', 1.8) +
      disc(-24, -32, 3.6, '#ab2d1c', 1.4) +
      disc(0, -27, 3.6, '#ab2d1c', 1.4) +
      disc(23, -32, 3.6, '#ab2d1c', 1.4) +
      pane('M-24 -72l5 6-5 6-5-6zM24 -72l5 6-5 6-5-6z', b, 1.4) +
      shadowOn('M-38 -28Q0 -14 34 -28L33 -20Q0 -8 -37 -20Z'),
  ];
}

export function diadem(): Gear {
  return [
    '',
    line('M-36 -30Q0 -46 34 -30', 7) +
      line('M-36 -30Q0 -46 34 -30', 4.2, GOLD) +
      [-26, -13, 13, 26]
        .map((x) => pane(path`M${x} ${-33 + Math.abs(x) * 0.08 - 1}l4.5 7-4.5 7-4.5-7z`, GOLD, 1.4))
        .join('') +
      pane('M2 -44L11 -30L2 -14L-7 -30Z', '#2d9a95', 1.8) +
      flat('M2 -40L-4 -30L2 -28Z', '#c6f0ea'),
  ];
}

export function wreath(): Gear {
  return [
    '',
    line('M-42 -26Q0 -52 38 -26', 4.6, '#4a2f18') +
      line(
        'M-30 -38Q-46 -62 -38 -92M-42 -62L-58 -76M-40 -76L-28 -90M24 -40Q44 -60 40 -94M43 -62L60 -78M42 -76L28 -92',
        6.4,
      ) +
      line(
        'M-30 -38Q-46 -62 -38 -92M-42 -62L-58 -76M-40 -76L-28 -90M24 -40Q44 -60 40 -94M43 -62L60 -78M42 -76L28 -92',
        3.4,
        '#8a6238',
      ) +
      pane(
        'M-40 -26Q-52 -38 -44 -46Q-34 -40 -34 -30ZM-22 -36Q-28 -50 -18 -54Q-12 -46 -14 -38ZM-4 -42Q-8 -56 2 -60Q8 -50 4 -42ZM16 -38Q16 -52 26 -52Q28 -42 24 -34ZM34 -28Q38 -42 46 -38Q46 -30 40 -24Z',
        '#4f8a3f',
        1.6,
      ) +
      disc(-10, -38, 3.4, '#ab2d1c', 1.2) +
      disc(10, -40, 3.4, '#ab2d1c', 1.2) +
      disc(-30, -30, 3, '#ab2d1c', 1.2) +
      disc(30, -31, 3, '#ab2d1c', 1.2),
  ];
}
