import { GOLD } from '../metals';
import { darker, disc, flat, lighter, line, pane, path, strokes } from '../pen';

function leaf(x: number, y: number, side: 1 | -1): string {
  return path`M${x} ${y}Q${x + side * 10} ${y - 18} ${x + side * 26} ${y - 16}Q${x + side * 18} ${y - 2} ${x} ${y}Z`;
}

export function branch(colour = '#4f8a3f'): string {
  return (
    line('M0 40Q-2 -20 10 -70', 3.4, '#5a3720') +
    pane(
      leaf(2, 0, 1) +
        leaf(4, -22, -1) +
        leaf(5, -38, 1) +
        leaf(8, -54, -1) +
        leaf(1, 16, -1) +
        'M10 -66Q4 -82 14 -92Q20 -78 10 -66Z',
      colour,
      1.6,
    )
  );
}

export function rose(colour = '#b3241c'): string {
  return (
    line('M0 54Q5 14 0 -16', 3.4) +
    line('M0 54Q5 14 0 -16', 1.8, '#4f8a3f') +
    pane('M3 30Q18 16 24 26Q16 38 3 36ZM3 10Q-14 0 -18 10Q-10 20 2 16Z', '#4f8a3f', 1.5) +
    [0, 1, 2, 3, 4]
      .map((i) => {
        const a = i * 1.2566 - 1.571;
        return disc(
          9.5 * Math.cos(a),
          -28 + 9.5 * Math.sin(a),
          8,
          i % 2 ? colour : darker(colour, 0.12),
          1.8,
        );
      })
      .join('') +
    disc(0, -28, 5.5, GOLD, 1.6)
  );
}

export function raven(colour = '#241f2a'): string {
  return (
    pane(
      'M-34 22C-40 4 -28 -14 -8 -16C-6 -28 6 -34 16 -30C22 -28 24 -24 24 -22L38 -16L23 -14C22 -6 20 2 14 10C6 22 -10 26 -20 26L-44 46L-46 38Z',
      colour,
      2.2,
    ) +
    flat('M-30 20C-34 6 -24 -8 -10 -10C2 -6 6 6 -4 16C-12 22 -22 24 -30 20Z', lighter(colour, 0.14)) +
    strokes(
      [
        [-26, 18, -16, 14, -6, 2, 2],
        [-22, 22, -10, 18, 0, 8, 1.8],
      ],
      colour,
    ) +
    disc(15, -22, 2.6, '#f2c84b', 0) +
    disc(15.5, -22, 1.2, '#000', 0) +
    line('M-4 26V36M4 22V34', 2)
  );
}
