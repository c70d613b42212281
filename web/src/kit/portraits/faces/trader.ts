import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { turban } from '../headgear/cloth';
import { disc, dotted, pane, placed } from '../pen';
import { bale, coin } from '../things/trade';

export const trader: Figure = {
  tincture: 'vert',
  halo: 'sun',
  land: 'ships',
  draw: () =>
    figure({
      face: {
        turn: 0.8,
        skin: 'deep',
        hair: 'black',
        brow: 'arch',
        mouth: 'smile',
        lip: 0.7,
        beard: 'short',
        tache: 'trim',
        nose: 'broad',
        gaze: 0.5,
        iris: '#3a2412',
        over: disc(-40, 18, 5.5, '#e0ae3a', 1.6),
      },
      at: { tilt: 3 },
      wears: [turban('#efe0b8', '#34743a')],
      clothes:
        bust('#c9732a', { wide: 94 }) +
        pane(
          'M88 198Q84 250 110 306H132Q150 250 150 198L166 212Q170 270 150 306H86Q66 260 74 212Z',
          '#2d5a7e',
          2.6,
        ) +
        dotted('M78 214Q74 260 92 302M162 214Q166 260 148 302', 3, '6 6', '#f0d9a0'),
      holds:
        placed(186, 252, 8, 1.05, bale()) +
        sleeve(220, 324, 196, 286, 26, 18, '#c9732a', '#f0d9a0') +
        fist(184, 276, 'deep', 60, -1, 1.1) +
        sleeve(20, 324, 46, 268, 26, 18, '#c9732a', '#f0d9a0') +
        coin(54, 236, 13) +
        fist(54, 250, 'deep', 0, 1, 1.05),
    }),
};
