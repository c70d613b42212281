import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { sides } from '../headgear/hair';
import { kolpak } from '../headgear/hats';
import { disc, line, pane, placed } from '../pen';
import { bulava } from '../things/arms';

export const marshal: Figure = {
  tincture: 'gules',
  ground: ['rays'],
  halo: 'disc',
  draw: () =>
    figure({
      face: {
        turn: 0.8,
        skin: 'fair',
        hair: 'chest',
        brow: 'stern',
        browThick: 4,
        mouth: 'firm',
        tache: 'long',
        nose: 'aquiline',
        age: 2,
        gaze: 0.4,
        open: 0.76,
        iris: '#4a6a86',
        jaw: 1.06,
        chin: 2,
      },
      at: { y: 136, scale: 1.04 },
      wears: [kolpak('#9c2320', '#4a2d1a', '#f4ecd8'), sides('chest')],
      clothes:
        bust('#9c2320', { wide: 98, pattern: 'brocade' }) +
        pane(
          'M90 196C70 204 58 212 50 226L100 306H140L190 226C182 212 170 204 150 196L122 246Z',
          '#4a2d1a',
          2.6,
        ) +
        pane('M96 200L122 250L146 200Q120 222 96 200Z', '#d9b45a', 2) +
        line('M104 262H136M102 276H138M104 290H136', 3.2, '#e0ae3a') +
        disc(120, 262, 4, '#e0ae3a', 1.4) +
        disc(120, 276, 4, '#e0ae3a', 1.4) +
        disc(120, 290, 4, '#e0ae3a', 1.4),
      holds:
        placed(50, 226, -12, 1.15, bulava()) +
        sleeve(22, 324, 48, 266, 26, 17, '#9c2320', '#4a2d1a') +
        fist(51, 240, 'fair', -12, 1, 1.15),
    }),
};
