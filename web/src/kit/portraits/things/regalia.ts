import { GOLD } from '../metals';
import { darker, disc, flat, line, moved, pane } from '../pen';
import { shaft } from './arms';

export function lily(x: number, y: number, s: number, colour: string, w = 1): string {
  return moved(
    `translate(${x} ${y}) scale(${s})`,
    pane(
      'M0 -20Q9 -8 3 4H12Q4 0 8 -8Q20 -12 18 2Q16 8 9 7H5V10H8V13H4L0 20L-4 13H-8V10H-5V7H-9Q-16 8 -18 2Q-20 -12 -8 -8Q-4 0 -12 4H-3Q-9 -8 0 -20Z',
      colour,
      w,
    ),
  );
}

export function sceptre(): string {
  return shaft(-58, 60, 5, GOLD) + disc(0, -60, 5, '#ab2d1c', 1.6) + lily(0, -80, 1, GOLD, 1.8);
}

export function crozier(): string {
  return (
    shaft(-96, 120, 5.5, GOLD) +
    line('M0 -96C0 -122 34 -124 32 -102C31 -88 10 -88 12 -102C13 -110 22 -110 22 -104', 8.5) +
    line('M0 -96C0 -122 34 -124 32 -102C31 -88 10 -88 12 -102C13 -110 22 -110 22 -104', 4.6, GOLD) +
    pane('M-6 -98H6L4 -88H-4Z', '#f4d988', 1.6)
  );
}

export function orb(colour = GOLD): string {
  return (
    disc(0, -16, 20, colour, 2.4) +
    flat('M4 -35A20 20 0 0 1 4 3Q14 -14 4 -35Z', darker(colour, 0.28)) +
    line('M-20 -18Q0 -10 20 -18M0 -36V-15', 3.2, '#7a5210') +
    pane('M-2.5 -36V-44H-8V-49H-2.5V-55H2.5V-49H8V-44H2.5V-36Z', '#f4d988', 1.6) +
    flat('M-13 -24q4-8 10-8q-6 3-7 9z', '#fff2bd')
  );
}

export function keys(): string {
  return (
    disc(0, 0, 13, 'none', 5.5) +
    `<circle r="13" fill="none" stroke="${GOLD}" stroke-width="2.6"/>` +
    [-18, 8, 30]
      .map((a, i) =>
        moved(
          `rotate(${a})`,
          pane('M-2.5 13H2.5V46H12V52H8V56H12V60H-2.5Z', i % 2 ? '#9aa2ab' : GOLD, 1.8) +
            disc(0, 17, 5, i % 2 ? '#9aa2ab' : GOLD, 1.8),
        ),
      )
      .join('')
  );
}

export function ring(): string {
  return (
    `<circle cy="4" r="12" fill="none" stroke-width="7.5"/><circle cy="4" r="12" fill="none" stroke="${GOLD}" stroke-width="4"/>` +
    pane('M-10 -16L-5 -24H5L10 -16L0 -5Z', '#2f8fbf', 2) +
    line('M-10 -16H10M-5 -24L-2 -16L0 -5L2 -16L5 -24', 1) +
    flat('M-5 -23H0L-2 -17H-8Z', '#cfeaf5')
  );
}
