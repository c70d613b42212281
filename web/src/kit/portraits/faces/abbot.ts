import { bust, cowl, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup, fist } from '../hands';
import { tonsure } from '../headgear/hair';
import { line, pane, placed } from '../pen';
import { coin } from '../things/trade';

export const abbot: Figure = {
  tincture: 'azure',
  ground: ['quarry'],
  halo: 'disc',
  land: 'church',
  draw: () =>
    figure({
      face: {
        turn: 0.7,
        skin: 'ruddy',
        hair: 'chest',
        broad: 1.12,
        cheek: 5,
        jaw: 1.08,
        brow: 'arch',
        mouth: 'smile',
        lip: 0.6,
        nose: 'broad',
        age: 1,
        gaze: 0.4,
        iris: '#4a2d16',
        open: 0.85,
        neck: 1.15,
      },
      at: { flip: true },
      wears: [tonsure('chest')],
      clothes:
        bust('#5b4130', { wide: 104 }) +
        cowl('#6e5039') +
        line('M104 236Q120 268 120 286M136 236Q124 268 120 286', 2.4, '#d9a536') +
        pane('M114 284H118V278H122V284H127V288H122V300H118V288H114Z', '#e0ae3a', 1.6),
      holds:
        placed(
          184,
          258,
          0,
          1,
          pane('M-30 -20H30Q28 14 0 16Q-28 14 -30 -20Z', '#8a5a2c', 2.4) +
            coin(-14, -22, 8) +
            coin(4, -25, 9) +
            coin(18, -21, 8) +
            pane('M-32 -20H32V-13H-32Z', '#a8713a', 2),
        ) +
        sleeve(222, 324, 198, 288, 28, 20, '#5b4130') +
        cup(184, 268, 'ruddy', 0, -1, 1.15) +
        sleeve(24, 324, 54, 274, 30, 20, '#5b4130') +
        placed(
          60,
          244,
          -8,
          1.05,
          pane('M-20 -30H20V28H-20Z', '#7d1f2a', 2.4) +
            pane('M20 -28H24V26H20Z', '#f3e6c4', 1.4) +
            pane('M-3 -18H3V-8H10V-2H3V14H-3V-2H-10V-8H-3Z', '#e0ae3a', 1.4),
        ) +
        fist(58, 264, 'ruddy', -90, 1, 1.05),
    }),
};
