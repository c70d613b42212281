import type { Glass } from './glass';
import { disc, flat, line, pane, path } from './pen';
import type { Point } from './pen';

/** A place round the middle of the halo. */
function round(far: number, angle: number): Point {
  return [120 + far * Math.cos(angle), 116 + far * Math.sin(angle)];
}

function times(count: number, drawn: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => drawn(i)).join('');
}

/** The light round a head. */
export const HALOS = {
  disc: (glass) =>
    disc(120, 118, 70, glass.light, 2.2) +
    disc(120, 118, 61, glass.tint, 1.6) +
    `<circle cx="120" cy="118" r="65.6" fill="none" stroke="${glass.deep}" stroke-width="3" stroke-dasharray=".1 8.6"/>`,
  gold: () =>
    disc(120, 118, 70, '#d9a536', 2.2) +
    disc(120, 118, 61, '#f4d988', 1.6) +
    `<circle cx="120" cy="118" r="65.6" fill="none" stroke="#7a5210" stroke-width="3" stroke-dasharray=".1 8.6"/>`,
  moon: () =>
    disc(146, 96, 58, '#f3e4b4', 2.2) +
    flat(
      'M176 70a9 9 0 1 0 12 12a9 9 0 0 1-12-12zM184 106a6 6 0 1 0 8 8a6 6 0 0 1-8-8zM160 52a6 6 0 1 0 8 8a6 6 0 0 1-8-8z',
      '#dcc68a',
    ),
  key: (glass) =>
    pane('M120 44A72 72 0 0 1 162 174L186 300H54L78 174A72 72 0 0 1 120 44Z', glass.tint, 2.6) +
    line('M120 50A66 66 0 0 1 156 171', 1.2),
  rose: (glass) =>
    disc(120, 116, 74, glass.deep, 2.2) +
    times(12, (i) => disc(...round(63, (i * Math.PI) / 6), 11, i % 2 ? glass.light : glass.tint, 1.3)) +
    disc(120, 116, 52, glass.tint, 1.8),
  compass: (glass) =>
    disc(120, 116, 72, glass.light, 2) +
    times(8, (i) => {
      const angle = (i * Math.PI) / 4 - Math.PI / 2;
      const tip = round(i % 2 ? 78 : 100, angle);
      return (
        pane(path`M120 116L${round(40, angle - 0.352)}L${tip}Z`, glass.tint, 1.2) +
        pane(path`M120 116L${round(40, angle + 0.352)}L${tip}Z`, i % 2 ? glass.deep : '#ab2d1c', 1.2)
      );
    }) +
    disc(120, 116, 56, glass.tint, 1.6),
  sun: (glass) => {
    const rays = times(24, (i) => {
      const angle = (i * Math.PI) / 12;
      return path`L${round(62, angle - 0.13)}L${round(i % 2 ? 92 : 78, angle)}`;
    });
    return pane(`M${rays.slice(1)}Z`, '#eec65a', 1.8) + disc(120, 116, 60, glass.tint, 1.8);
  },
} satisfies Record<string, (glass: Glass) => string>;
