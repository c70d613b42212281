import { GOLD, STEEL, WOOD } from '../metals';
import { darker, disc, flat, line, pane, path } from '../pen';

export function shaft(y1: number, y2: number, w = 5, colour = WOOD): string {
  return (
    pane(path`M${-w / 2} ${y1}H${w / 2}V${y2}H${-w / 2}Z`, colour, 1.8) +
    flat(path`M.4 ${y1 + 1}H${w / 2 - 0.8}V${y2 - 1}H.4Z`, darker(colour, 0.3))
  );
}

export function blade(len: number, w = 9, colour = STEEL): string {
  return (
    pane(path`M${-w / 2} -14V${-len + 12}L0 ${-len - 2}L${w / 2} ${-len + 12}V-14Z`, colour, 2) +
    flat(path`M0 -14V${-len}L${w / 2 - 0.8} ${-len + 12}V-14Z`, darker(colour, 0.32))
  );
}

export function sword(len = 100, colour = STEEL): string {
  return (
    blade(len, 10, colour) +
    shaft(-14, 20, 6, '#5a2a1a') +
    pane('M-20 -18Q0 -13 20 -18L21 -12Q0 -8 -21 -12Z', GOLD, 1.8) +
    disc(0, 23, 5.5, GOLD, 1.8)
  );
}

export function dagger(len = 66): string {
  return (
    blade(len, 11, '#dfe6ea') +
    pane('M-15 -17Q0 -12 15 -17L16 -11Q0 -8 -16 -11Z', '#8f98a3', 1.8) +
    shaft(-12, 16, 6, '#3a1c18') +
    disc(0, 19, 4.5, '#ab2d1c', 1.6)
  );
}

export function halberd(): string {
  return (
    shaft(-90, 110, 6) +
    pane('M0 -132L5 -96H-5Z', STEEL, 2) +
    pane(
      'M-4 -96C-22 -100 -30 -92 -34 -104C-38 -84 -34 -72 -28 -64C-22 -72 -14 -72 -4 -72ZM4 -92L26 -84L4 -76Z',
      STEEL,
      2.2,
    )
  );
}

export function axe(): string {
  return (
    shaft(-70, 100, 6) +
    pane('M-3 -66C-20 -76 -34 -74 -40 -82C-44 -60 -42 -48 -34 -36C-26 -46 -14 -46 -3 -46Z', STEEL, 2.4) +
    flat('M-40 -80C-43 -60 -41 -48 -34 -38L-29 -44Q-38 -62 -34 -76Z', '#f3f6f7') +
    pane('M-5 -70H6V-42H-5Z', '#8f98a3', 2)
  );
}

export function pick(): string {
  return (
    shaft(-64, 90, 6) +
    pane(
      'M-52 -44C-36 -66 -16 -72 0 -72C16 -72 36 -66 50 -46C34 -58 16 -60 6 -60H-6C-18 -60 -36 -58 -52 -44Z',
      '#9aa2ab',
      2.4,
    ) +
    pane('M-6 -76H6V-56H-6Z', '#6b7079', 1.8)
  );
}

export function bulava(): string {
  return (
    shaft(-30, 66, 6, '#5a2a1a') +
    disc(0, -44, 18, GOLD, 2.4) +
    flat('M3 -61A18 18 0 0 1 3 -27Q12 -44 3 -61Z', darker(GOLD, 0.32)) +
    line('M-17 -44H17M-10 -58Q-4 -44 -10 -30M10 -58Q4 -44 10 -30', 1.5, '#6b4708') +
    pane('M-6 -62H6L0 -72Z', GOLD, 1.8) +
    disc(-8, -50, 2.6, '#2d7674', 1) +
    disc(6, -38, 2.6, '#ab2d1c', 1) +
    pane('M-5 -26H5V-20H-5Z', '#f4d988', 1.6)
  );
}
