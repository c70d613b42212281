import { GOLD } from '../metals';
import { INK, disc, flat, line, moved, pane } from '../pen';
import { shaft } from './arms';

export function brush(): string {
  return moved(
    'rotate(8)',
    shaft(-34, 44, 4, '#a4602a') +
      pane('M-4 -36H4V-30H-4Z', '#c9d0d6', 1.4) +
      pane('M-4.5 -36Q-7 -48 0 -60Q6 -48 4.5 -36Z', '#ab2d1c', 1.6),
  );
}

export function palette(): string {
  return (
    pane(
      'M-34 4C-36 -18 -8 -26 14 -20C36 -14 38 6 24 12C14 16 12 10 4 14C-10 22 -32 20 -34 4Z',
      '#b9824f',
      2.4,
    ) +
    disc(-20, 0, 5.5, '#ab2d1c', 1.2) +
    disc(-8, -12, 5.5, '#e0ae3a', 1.2) +
    disc(8, -13, 5, '#f7efdd', 1.2) +
    disc(22, -5, 5.5, '#2b5c9e', 1.2) +
    disc(-8, 9, 4.5, '#34743a', 1.2)
  );
}

export function maskStick(): string {
  return (
    shaft(-22, 60, 4, GOLD) +
    pane(
      'M-30 -36C-30 -52 -10 -52 0 -46C10 -52 30 -52 30 -36C30 -22 8 -18 0 -28C-8 -18 -30 -22 -30 -36Z',
      '#f4ead0',
      2.2,
    ) +
    flat('M-22 -37Q-14 -46 -6 -36Q-14 -31 -22 -37ZM22 -37Q14 -46 6 -36Q14 -31 22 -37Z', INK) +
    line('M-27 -44Q-14 -50 -3 -43M27 -44Q14 -50 3 -43', 1.6, '#d9a536')
  );
}
