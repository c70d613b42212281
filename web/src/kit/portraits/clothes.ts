import { flesh } from './face';
import type { Skin } from './face';
import { INK, darker, disc, dotted, flat, lighter, line, pane, path, scattered, strokes } from './pen';
import type { Point } from './pen';

/** Shoulders and chest; everything else is worn over them. */
export function bust(
  colour: string,
  {
    wide = 96,
    y = 226,
    neck: n = 24,
    pattern,
  }: { wide?: number; y?: number; neck?: number; pattern?: 'brocade' } = {},
): string {
  const [L, R] = [120 - wide, 120 + wide];
  return (
    pane(
      path`M${L} 306C${L - 2} ${y + 18} ${L + 20} ${y - 2} 78 ${y - 16}Q${120 - n} ${y - 24} ${116 - n} ${y - 38}Q120 ${y - 8} ${124 + n} ${y - 38}Q${120 + n} ${y - 24} 162 ${y - 16}C${R - 20} ${y - 2} ${R + 2} ${y + 18} ${R} 306Z`,
      colour,
      3,
    ) +
    [darker(colour, 0.25), 'url(#glass-hatch)']
      .map((k) =>
        flat(
          path`M160 ${y - 15}C${R - 20} ${y - 1} ${R} ${y + 19} ${R - 1.5} 306H158Q170 262 160 ${y - 15}Z`,
          k,
        ),
      )
      .join('') +
    (pattern
      ? flat(
          path`M${L + 2} 306C${L} ${y + 20} ${L + 22} ${y} 80 ${y - 14}H160C${R - 22} ${y} ${R} ${y + 20} ${R - 2} 306Z`,
          `url(#glass-${pattern})`,
        )
      : '') +
    strokes([
      [L + 26, y + 12, L + 30, y + 40, L + 24, 300, 3],
      [R - 26, y + 12, R - 30, y + 40, R - 24, 300, 3],
    ]) +
    strokes(
      [
        [78, y - 6, 84, y + 30, 76, 292, 2],
        [162, y - 6, 156, y + 30, 166, 292, 2],
      ],
      darker(colour, 0.5),
    )
  );
}

export function lapels(colour: string, under = '#efe3c6'): string {
  return (
    pane('M94 190Q120 216 146 190L150 200L120 268L90 200Z', under, 2) +
    pane('M98 188C84 196 76 204 72 214L112 300H128L106 236Z', colour, 2.4) +
    pane('M142 188C156 196 164 204 168 214L128 300H112L134 236Z', darker(colour, 0.22), 2.4)
  );
}

export function ermine(colour = '#f4ecd8'): string {
  return (
    pane(
      'M92 194C60 204 34 216 22 240C18 262 22 272 30 278Q40 270 50 278Q62 272 72 282Q84 274 94 286Q106 278 120 290Q134 278 146 286Q156 274 168 282Q178 272 190 278Q200 270 210 278C218 272 222 262 218 240C206 216 180 204 148 194Q120 222 92 194Z',
      colour,
      3,
    ) +
    flat(
      'M120 216Q140 212 148 195C180 205 205 217 216.5 241C220 262 217 271 210 276Q200 268 190 276Q178 270 168 280Q156 272 146 284Q134 276 124 286Q134 250 120 216Z',
      '#d8cbb0',
    ) +
    flat(
      scattered(
        [
          [48, 238],
          [70, 226],
          [66, 256],
          [92, 244],
          [96, 268],
          [88, 216],
          [150, 244],
          [144, 268],
          [172, 228],
          [174, 256],
          [192, 238],
          [120, 262],
          [152, 218],
          [36, 258],
          [204, 258],
          [120, 234],
        ],
        (x, y) =>
          path`M${x} ${y - 5}q1.5 5 4 10l-2.6-1 -1.4 3 -1.4-3 -2.6 1q2.5-5 4-10zm-3.5-3h1.8v1.8h-1.8zm5.2 0h1.8v1.8h-1.8z`,
      ),
      INK,
    )
  );
}

export function cope(colour: string, b = '#d9a536'): string {
  return (
    bust(colour, { wide: 100 }) +
    pane('M94 190C80 200 84 214 100 230L108 306H84Q82 250 60 218Q74 206 94 190Z', b, 2.2) +
    pane(
      'M146 190C160 200 156 214 140 230L132 306H156Q158 250 180 218Q166 206 146 190Z',
      darker(b, 0.16),
      2.2,
    ) +
    line('M76 220Q94 250 96 300M164 220Q146 250 144 300', 4.5, darker(b, 0.45)) +
    dotted('M76 220Q94 250 96 300M164 220Q146 250 144 300', 2.2, '.1 9', '#fff0c0') +
    pane('M100 232L120 222L140 232L134 250L120 258L106 250Z', '#d9a536', 2.2) +
    disc(120, 239, 7.5, '#ab2d1c', 1.6) +
    flat('M116 236q3-4 6-2q-4 1-6 2z', '#ffd9c8')
  );
}

export function cowl(colour: string): string {
  return (
    pane(
      'M84 192C62 200 50 214 46 232C74 258 166 258 194 232C190 214 178 200 156 192Q150 226 120 228Q90 226 84 192Z',
      colour,
      2.8,
    ) +
    flat(
      'M120 229Q150 226 156 194C177 202 189 214 192.5 231.5C180 244 160 250 138 252Q146 240 120 229Z',
      darker(colour, 0.25),
    ) +
    strokes([
      [62, 216, 86, 244, 116, 246, 2.6],
      [178, 216, 156, 242, 128, 246, 2.2],
      [78, 204, 90, 232, 112, 238, 2],
    ])
  );
}

export function chain(colour = '#e2b03c'): string {
  return (
    `<path d="M76 208Q84 262 120 268Q156 262 164 208" fill="none" stroke-width="9"/><path d="M76 208Q84 262 120 268Q156 262 164 208" fill="none" stroke="${colour}" stroke-width="5.6" stroke-dasharray="7 3" stroke-linecap="butt"/>` +
    pane('M120 262L132 274L120 290L108 274Z', colour, 2) +
    disc(120, 275, 5, '#ab2d1c', 1.4)
  );
}

export function plate(colour = '#8f98a3'): string {
  return (
    bust('#4a4e58', { wide: 92 }) +
    pane('M88 192Q120 214 152 192L164 216Q120 240 76 216Z', colour, 2.6) +
    pane(
      'M76 214C70 240 74 280 84 306H156C166 280 170 240 164 214Q120 238 76 214Z',
      lighter(colour, 0.12),
      2.8,
    ) +
    flat('M122 227Q146 224 163 215C169 240 165 280 155 306H128Q140 262 122 227Z', darker(colour, 0.28)) +
    line('M120 230V306', 1.6) +
    pane('M14 268C10 232 32 208 72 206C84 222 78 250 66 268C50 258 30 258 14 268Z', colour, 2.8) +
    pane(
      'M226 268C230 232 208 208 168 206C156 222 162 250 174 268C190 258 210 258 226 268Z',
      darker(colour, 0.25),
      2.8,
    ) +
    strokes([
      [22, 250, 42, 232, 72, 236, 2.4],
      [218, 250, 198, 232, 168, 236, 2.4],
      [30, 234, 46, 220, 70, 220, 2],
      [210, 234, 194, 220, 170, 220, 2],
    ]) +
    flat('M30 228q14-14 34-16q-18 8-28 22z', lighter(colour, 0.6)) +
    pane(
      'M10 306Q12 280 18 266Q40 256 64 266Q66 290 62 306ZM230 306Q228 280 222 266Q200 256 176 266Q174 290 178 306Z',
      darker(colour, 0.15),
      2.6,
    )
  );
}

export function mail(colour = '#7d8590'): string {
  return (
    flat('M84 186C60 202 40 214 34 236Q76 262 120 262Q164 262 206 236C200 214 180 202 156 186Z', colour) +
    pane(
      'M84 186C60 202 40 214 34 236Q76 262 120 262Q164 262 206 236C200 214 180 202 156 186Z',
      'url(#glass-mail)',
      2.8,
    )
  );
}

export function chest(skin: Skin): string {
  return flat('M102 190Q88 206 96 226L120 246L144 226Q152 206 138 190Q120 202 102 190Z', flesh(skin));
}

/** A sleeve from the elbow to the wrist, so wide at each. */
export function sleeve(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  w1: number,
  w2: number,
  colour: string,
  cuff?: string,
): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const L = Math.hypot(dx, dy);
  /** So far along the sleeve, as a share of it, and so far to its side. */
  const P = (along: number, aside: number): Point => [
    x1 + dx * along - (dy / L) * aside,
    y1 + dy * along + (dx / L) * aside,
  ];
  return (
    pane(
      path`M${P(0, -w1)}Q${P(0.5, -w1 * 0.95)} ${P(1, -w2)}Q${P(1 + 3 / L, 0)} ${P(1, w2)}Q${P(0.5, w1 * 0.95)} ${P(0, w1)}Z`,
      colour,
      2.6,
    ) +
    flat(
      path`M${P(0, w1 * 0.1)}Q${P(0.5, w1 * 0.3)} ${P(0.98, w2 * 0.3)}L${P(0.98, w2 - 1)}Q${P(0.5, w1 * 0.92)} ${P(0, w1 - 1)}Z`,
      darker(colour, 0.28),
    ) +
    (cuff
      ? pane(
          path`M${P(1 - 11 / L, -w2 - 1.6)}L${P(1 + 1 / L, -w2 - 2.4)}Q${P(1 + 5 / L, 0)} ${P(1 + 1 / L, w2 + 2.4)}L${P(1 - 11 / L, w2 + 1.6)}Q${P(1 - 8 / L, 0)} ${P(1 - 11 / L, -w2 - 1.6)}Z`,
          cuff,
          2,
        )
      : '') +
    strokes([[...P(0.12, -w1 * 0.4), ...P(0.4, -w1 * 0.2), ...P(0.8, -w2 * 0.3), 2]], darker(colour, 0.5))
  );
}
