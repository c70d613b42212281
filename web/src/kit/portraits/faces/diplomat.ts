import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { shortHair } from '../headgear/hair';
import { beret } from '../headgear/hats';
import { flat, pane, placed } from '../pen';
import { scroll } from '../things/learning';
import { branch } from '../things/nature';

export const diplomat: Figure = {
  tincture: 'gules',
  ground: ['diaper'],
  halo: 'disc',
  land: 'tents',
  draw: () =>
    figure({
      face: {
        turn: 0.85,
        skin: 'brown',
        hair: 'black',
        brow: 'arch',
        mouth: 'smile',
        beard: 'short',
        tache: 'curl',
        nose: 'straight',
        gaze: 0.5,
        iris: '#4a2d16',
        open: 0.92,
      },
      at: { flip: true, tilt: -3 },
      wears: [beret('#2a3a66', '#f4ecd8'), shortHair('black')],
      clothes:
        bust('#2a3a66', { wide: 92, pattern: 'brocade' }) +
        pane(
          'M90 196C72 206 66 214 62 224L112 300H128L178 224C174 214 168 206 150 196L120 258Z',
          '#d8c59a',
          2.6,
        ) +
        flat('M120 260L150 197C168 207 173 215 177 224L128 299H122Z', '#ad9664') +
        pane('M96 196L120 252L144 196Q120 214 96 196Z', '#f6eedb', 2),
      holds:
        placed(60, 246, -8, 1.02, branch()) +
        sleeve(20, 324, 50, 276, 26, 17, '#2a3a66', '#d8c59a') +
        fist(60, 258, 'brown', -8, 1, 1.1) +
        placed(188, 246, 10, 1, scroll()) +
        sleeve(220, 324, 196, 286, 26, 17, '#2a3a66', '#d8c59a') +
        fist(190, 274, 'brown', 16, -1, 1.1),
    }),
};
