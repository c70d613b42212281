import { GOLD } from '../metals';
import { darker, disc, flat, lighter, line, moved, pane } from '../pen';
import { lily } from './regalia';

export function scroll(colour = '#f3e6c4', seal = '#ab2d1c'): string {
  return (
    pane('M-22 -34Q0 -40 22 -34V34Q0 28 -22 34Z', colour, 2) +
    flat('M6 -36Q16 -36 21 -33V32Q14 31 8 31Z', darker(colour, 0.16)) +
    line('M-15 -22Q0 -26 15 -22M-15 -13Q0 -17 15 -13M-15 -4Q0 -8 12 -4M-15 5Q0 1 15 5', 1.5, '#6b4a2a') +
    pane('M-25 -34Q-26 -42 -20 -41Q0 -46 21 -41Q26 -40 24 -33Q0 -40 -25 -34Z', lighter(colour, 0.3), 1.8) +
    pane('M-13 26L-16 44L-11 41L-7 45L-7 26Z', darker(seal, 0.25), 1.4) +
    disc(-10, 24, 8, seal, 1.8) +
    flat('M-10 18.5l1.6 3.8 3.8 1.6-3.8 1.6-1.6 3.8-1.6-3.8-3.8-1.6 3.8-1.6z', lighter(seal, 0.5))
  );
}

export function roll(colour = '#f3e6c4'): string {
  return (
    pane('M-8 -46H8V50H-8Z', colour, 2) +
    flat('M1 -45H7V49H1Z', darker(colour, 0.18)) +
    `<ellipse cx="0" cy="-46" rx="8" ry="3.5" fill="${lighter(colour, 0.4)}" stroke-width="1.8"/>` +
    line('M-3 -46a3 1.5 0 1 0 5 0', 1)
  );
}

export function letter(colour = '#f3e6c4', seal = '#ab2d1c'): string {
  return (
    pane('M-30 -20H30V20H-30Z', colour, 2.2) +
    flat('M10 -19H29V19H10Z', darker(colour, 0.14)) +
    line('M-30 -7H30M-30 8H30M-10 -20V20', 1.3, '#6b4a2a') +
    line('M-30 0H30', 3, seal) +
    disc(0, 1, 8.5, seal, 1.8) +
    flat('M0 -4.5l1.6 3.8 3.8 1.6-3.8 1.6-1.6 3.8-1.6-3.8-3.8-1.6 3.8-1.6z', lighter(seal, 0.5))
  );
}

export function book(colour = '#8d2f22'): string {
  return (
    pane('M-40 -16Q-20 -28 0 -14Q20 -28 40 -16V22Q20 12 0 24Q-20 12 -40 22Z', colour, 2.4) +
    pane('M-36 -20Q-18 -32 0 -18V18Q-18 6 -36 16Z', '#fbf0d2', 1.8) +
    pane('M36 -20Q18 -32 0 -18V18Q18 6 36 16Z', '#eadcb4', 1.8) +
    line(
      'M-30 -14Q-18 -21 -6 -13M-30 -7Q-18 -14 -6 -6M-30 0Q-18 -7 -6 1M30 -14Q18 -21 6 -13M30 -7Q18 -14 6 -6M30 0Q18 -7 6 1',
      1.3,
      '#6b4a2a',
    ) +
    flat('M-31 -22h8v9h-8z', '#ab2d1c')
  );
}

export function cards(): string {
  return [-34, -12, 10, 32]
    .map((a, i) =>
      moved(
        `rotate(${a})`,
        pane('M-13 -62Q-13 -65 -10 -65H10Q13 -65 13 -62V-12H-13Z', i % 2 ? '#fbf4e1' : '#f0e2bd', 1.8) +
          [
            lily(0, -44, 0.55, '#8b3160', 1),
            pane('M0 -56L7 -44L0 -32L-7 -44Z', '#ab2d1c', 1),
            pane('M0 -57l3.5 9 9 3.5-9 3.5-3.5 9-3.5-9-9-3.5 9-3.5z', '#653a8c', 1),
            pane('M-3 -56H3V-48H10V-42H3V-32H-3V-42H-10V-48H-3Z', '#2b5c9e', 1),
          ][i],
      ),
    )
    .join('');
}

export function compasses(): string {
  return (
    pane('M-3 -62L-26 20L-30 34L-20 24L2 -50ZM3 -62L26 20L30 34L20 24L-2 -50Z', GOLD, 2.2) +
    flat('M3 -60L25 20L28 30L22 22L2 -46Z', darker(GOLD, 0.32)) +
    disc(0, -64, 7.5, GOLD, 2.2) +
    disc(0, -64, 2.5, '#7a5210', 0) +
    line('M-17 -12Q0 -4 17 -12', 2.6)
  );
}

export function astrolabe(): string {
  return (
    line('M0 -6V2', 3) +
    disc(0, 32, 30, GOLD, 2.6) +
    disc(0, 32, 22, '#f6e2a4', 1.6) +
    `<circle cx="0" cy="32" r="26" fill="none" stroke="#7a5210" stroke-width="2.6" stroke-dasharray=".8 3.7" stroke-linecap="butt"/>` +
    line('M-22 32H22M0 10V54', 1.2, '#7a5210') +
    `<circle cx="3" cy="36" r="12" fill="none" stroke-width="1.2"/>` +
    moved('rotate(-32 0 32)', pane('M-26 29.5H26L29 32L26 34.5H-26L-29 32Z', '#b9762a', 1.6)) +
    disc(0, 32, 3.5, '#ab2d1c', 1.4) +
    disc(0, -8, 5, 'none', 2.6)
  );
}

export function flask(colour = '#3fa06a'): string {
  return (
    pane(
      'M-6 -52H6V-34C20 -28 26 -16 24 -4C22 8 12 12 0 12C-12 12 -22 8 -24 -4C-26 -16 -20 -28 -6 -34Z',
      '#e3efe8',
      2.4,
    ) +
    flat('M-21 -14Q-8 -20 4 -14T21.5 -14C24 -2 20 10 0 10.5C-20 10 -24 -2 -21 -14Z', colour) +
    flat('M6 -14Q14 -10 21.5 -14C24 -2 20 10 2 10.5Q16 2 6 -14Z', darker(colour, 0.3)) +
    disc(-8, -4, 3, lighter(colour, 0.6), 0) +
    disc(2, 2, 2.2, lighter(colour, 0.6), 0) +
    pane('M-9 -56H9V-50H-9Z', '#d9c79c', 1.8) +
    line('M-16 -24Q-19 -16 -18 -10', 2.2, '#fff')
  );
}
