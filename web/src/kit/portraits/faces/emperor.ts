import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup, fist } from '../hands';
import { crown, imperial } from '../headgear/crowns';
import { bob } from '../headgear/hair';
import { pane, placed } from '../pen';
import { sword } from '../things/arms';

export const emperor: Figure = {
  tincture: 'or',
  ground: ['rays'],
  halo: 'gold',
  draw: () =>
    figure({
      face: {
        turn: 0.9,
        skin: 'olive',
        hair: 'black',
        brow: 'stern',
        browThick: 3.6,
        mouth: 'frown',
        age: 2,
        beard: 'full',
        tache: 'trim',
        nose: 'aquiline',
        gaze: 0.3,
        iris: '#3a2412',
        gaunt: 2,
      },
      at: { y: 140, scale: 1.01 },
      wears: [imperial(), bob('black')],
      clothes:
        bust('#5b1f5e', { wide: 98, pattern: 'brocade' }) +
        pane('M78 206Q120 248 162 206L186 222Q120 282 54 222Z', '#e0ae3a', 2.6) +
        `<path d="M66 218Q120 264 174 218" fill="none" stroke="#2b5c9e" stroke-width="7" stroke-dasharray="7 9"/><path d="M66 218Q120 264 174 218" fill="none" stroke="#ab2d1c" stroke-width="4.5" stroke-dasharray=".1 16" stroke-dashoffset="-11"/>` +
        pane('M104 256H136L140 306H100Z', '#e0ae3a', 2.4),
      holds:
        placed(186, 254, 8, 0.62, crown(undefined, { shadow: false })[1]) +
        cup(188, 250, 'olive', 0, -1, 1.1) +
        sleeve(224, 324, 200, 272, 26, 17, '#5b1f5e', '#e0ae3a') +
        placed(50, 244, -6, 1.05, sword(120)) +
        sleeve(22, 324, 46, 272, 26, 17, '#5b1f5e', '#e0ae3a') +
        fist(50, 248, 'olive', -6, 1, 1.15),
    }),
};
