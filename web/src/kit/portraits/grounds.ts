import type { Glass } from './glass';
import { flat, pane, path } from './pen';

/** One twentieth of the circle. */
function ray(i: number): string {
  const edge = (at: number): [number, number] => {
    const angle = ((at + 0.5) * Math.PI) / 10;
    return [120 + 260 * Math.cos(angle), 118 + 260 * Math.sin(angle)];
  };
  return path`M120 118L${edge(i)}L${edge(i + 1)}Z`;
}

/** Patterns in the glass behind everything. */
export const GROUNDS = {
  diaper: () => flat('M0 0H240V300H0Z', 'url(#glass-diaper)'),
  quarry: () => flat('M0 0H240V300H0Z', 'url(#glass-quarry)'),
  rays: (glass) => pane(Array.from({ length: 10 }, (_, i) => ray(i * 2)).join(''), glass.light, 1.2),
  night: (glass) =>
    flat('M0 0H240V300H0Z', glass.deep, 0.45) +
    flat(
      'M40 96l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM62 62l1.5 5 5 1.5-5 1.5-1.5 5-1.5-5-5-1.5 5-1.5zM198 132l1.7 6 6 1.7-6 1.7-1.7 6-1.7-6-6-1.7 6-1.7zM184 66l1.3 4.4 4.4 1.3-4.4 1.3-1.3 4.4-1.3-4.4-4.4-1.3 4.4-1.3zM30 156l1.3 4.4 4.4 1.3-4.4 1.3-1.3 4.4-1.3-4.4-4.4-1.3 4.4-1.3zM92 40l1.2 3.5 3.5 1.2-3.5 1.2-1.2 3.5-1.2-3.5-3.5-1.2 3.5-1.2z',
      '#f6e3a0',
    ),
} satisfies Record<string, (glass: Glass) => string>;
