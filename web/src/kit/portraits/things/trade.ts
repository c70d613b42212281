import { GOLD } from '../metals';
import { INK, darker, disc, flat, lighter, line, pane, path, scattered, strokes } from '../pen';

export function coin(x: number, y: number, r = 7, colour = GOLD): string {
  return (
    disc(x, y, r, colour, 1.6) +
    `<circle cx="${x}" cy="${y}" r="${r - 2.6}" fill="none" stroke="#8a6212" stroke-width="1"/>` +
    flat(
      path`M${x - r * 0.5} ${y - r * 0.3}q${r * 0.3} -${r * 0.5} ${r * 0.7} -${r * 0.45}q-${r * 0.5} .2 -${r * 0.7} ${r * 0.45}z`,
      '#fff2bd',
    )
  );
}

export function stack(x: number, y: number, n: number, r = 13): string {
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<ellipse cx="${x + ((i * 7) % 3) - 1}" cy="${y - i * 7}" rx="${r}" ry="5" fill="#c9912a" stroke-width="1.8"/><ellipse cx="${x + ((i * 7) % 3) - 1}" cy="${y - 3 - i * 7}" rx="${r}" ry="5" fill="#ecc256" stroke-width="1.4"/>`;
  return s;
}

export function purse(colour = '#7c4a22'): string {
  return (
    pane('M-8 -14C-30 2 -30 34 0 36C30 34 30 2 8 -14Z', colour, 2.4) +
    flat('M4 -12C28 4 28 32 2 34.5Q18 16 4 -12Z', darker(colour, 0.3)) +
    pane('M-14 -26Q0 -20 14 -26L8 -13H-8Z', lighter(colour, 0.15), 2) +
    line('M-10 -14Q0 -10 10 -14', 3.4, '#d9a536') +
    strokes([
      [-6, -8, -14, 8, -12, 24, 2],
      [2, -8, 2, 8, 2, 22, 1.6],
    ])
  );
}

export function scales(): string {
  return (
    line('M0 -17V-36', 1.8) +
    line('M-27 -10Q0 -20 27 -16', 5.4) +
    line('M-27 -10Q0 -20 27 -16', 2.6, GOLD) +
    line('M-27 -10L-38 24M-27 -10L-16 24M27 -16L16 16M27 -16L38 16', 1.2) +
    pane('M-40 24H-14Q-16 35 -27 35Q-38 35 -40 24ZM14 16H40Q38 27 27 27Q16 27 14 16Z', GOLD, 2) +
    pane('M-36 24a5 4 0 0 1 9 -2a5 4 0 0 1 9 2z', '#f4d988', 1.4) +
    pane('M21 16l3-9h7l3 9z', '#8d2f22', 1.4) +
    disc(0, -17, 3.6, GOLD, 1.6)
  );
}

export function bale(colour = '#b98a52'): string {
  return (
    pane('M-26 -28Q0 -33 26 -28Q30 0 26 28Q0 33 -26 28Q-30 0 -26 -28Z', colour, 2.4) +
    flat('M6 -30Q18 -30 25 -27Q29 0 25 27Q18 29 8 30Q16 0 6 -30Z', darker(colour, 0.25)) +
    line('M-9 -31Q-12 0 -9 31M10 -31Q13 0 10 31M-28 -8Q0 -12 28 -8', 4.4) +
    line('M-9 -31Q-12 0 -9 31M10 -31Q13 0 10 31M-28 -8Q0 -12 28 -8', 2, '#f0e2bd') +
    line('M-5 14L0 4L5 14M-3 10H3', 2)
  );
}

export function abacus(): string {
  return (
    pane('M-34 -26H34V24H-34Z', '#6b4021', 2.4) +
    pane('M-28 -20H28V18H-28Z', '#f0e2bd', 1.6) +
    line('M-28 -10H28M-28 -1H28M-28 8H28', 1.4) +
    flat(
      scattered(
        [
          [-20, -10],
          [-13, -10],
          [12, -10],
          [-20, -1],
          [6, -1],
          [13, -1],
          [20, -1],
          [-20, 8],
          [-13, 8],
          [-6, 8],
          [19, 8],
        ],
        (x, y) => path`M${x - 3} ${y}a3 3.6 0 1 0 6 0a3 3.6 0 1 0-6 0z`,
      ),
      '#ab2d1c',
    )
  );
}

export function house(): string {
  return (
    pane('M-24 0V-26H10V0Z', '#f0e2bd', 2.2) +
    pane('M-28 -25L-7 -48L14 -25Z', '#ab2d1c', 2.2) +
    pane('M8 0V-44H26V0Z', '#e2cf9c', 2.2) +
    flat('M18 -1V-43H25V-1Z', '#b99f68') +
    pane('M5 -43L17 -66L29 -43Z', '#2b5c9e', 2.2) +
    line('M17 -66V-80', 2) +
    pane('M17 -80l12 4-12 4z', GOLD, 1.2) +
    pane('M-12 0V-12Q-7 -20 -2 -12V0Z', '#5a3720', 1.6) +
    flat('M-20 -18h4v6h-4zM2 -18h4v6H2zM14 -34q3-5 6 0v8h-6z', INK)
  );
}
