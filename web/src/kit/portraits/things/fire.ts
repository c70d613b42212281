import { flat, line, pane, strokes } from '../pen';
import { shaft } from './arms';

/** A flame that flickers where a portrait lives. */
export function flickering(drawn: string): string {
  return `<g class="glass-flame">${drawn}</g>`;
}

export function torch(): string {
  return (
    shaft(-30, 60, 7) +
    pane('M-9 -32H9L6 -18H-6Z', '#5a3720', 2) +
    flickering(
      pane(
        'M-10 -32C-22 -52 -4 -58 -6 -80C8 -70 10 -62 8 -54C14 -58 14 -64 14 -68C24 -54 20 -40 10 -32Z',
        '#e9801f',
        2,
      ) + flat('M-4 -33C-10 -46 2 -52 1 -64C11 -54 12 -42 6 -33Z', '#fbd768'),
    )
  );
}

export function lantern(): string {
  return (
    line('M-8 -8Q0 -22 8 -8', 2.6) +
    pane('M-14 -2L0 -14L14 -2Z', '#4b4a52', 2) +
    pane('M-12 -2H12V30H-12Z', '#fbd768', 2.2) +
    flickering(flat('M0 26C-8 20 -3 14 0 5C4 14 8 20 0 26Z', '#e9801f')) +
    line('M-12 14H12M0 -2V30', 1.6) +
    pane('M-15 29H15V36H-15Z', '#4b4a52', 2)
  );
}

export function candle(): string {
  return (
    pane('M-6 -44H6V40H-6Z', '#f5ead0', 2) +
    flat('M1 -43H5V39H1Z', '#d9c9a2') +
    flickering(
      pane('M0 -46C-11 -54 -3 -64 0 -74C4 -64 10 -54 0 -46Z', '#f2a230', 1.8) +
        flat('M0 -48C-5 -52 -2 -58 0 -64C2 -58 5 -52 0 -48Z', '#fff0b0'),
    )
  );
}

export function steam(colour: string): string {
  return strokes(
    [
      [0, 0, -14, -16, 0, -30, 4],
      [0, -30, 12, -42, 2, -56, 3],
    ],
    colour,
    0.8,
  );
}
