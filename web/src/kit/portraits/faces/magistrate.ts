import { bust, ermine, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { bless, fist } from '../hands';
import { coif } from '../headgear/cloth';
import { pileus } from '../headgear/hats';
import { placed } from '../pen';
import { scroll } from '../things/learning';

export const magistrate: Figure = {
  tincture: 'sable',
  ground: ['diaper'],
  halo: 'disc',
  draw: () =>
    figure({
      face: {
        turn: 0.7,
        skin: 'fair',
        hair: 'grey',
        brow: 'stern',
        browThick: 4,
        mouth: 'frown',
        age: 2,
        beard: 'square',
        tache: 'trim',
        nose: 'long',
        gaze: 0.1,
        iris: '#5a6470',
        broad: 1.03,
        ears: false,
      },
      at: { flip: true },
      wears: [pileus('#2a2430'), coif('#f3ecd8', { strap: false })],
      clothes: bust('#6f1f22', { wide: 98 }) + ermine(),
      holds:
        placed(176, 238, 8, 1.12, scroll()) +
        sleeve(206, 322, 190, 282, 30, 20, '#6f1f22', '#f4ecd8') +
        fist(182, 270, 'fair', 20, -1, 1.15) +
        sleeve(40, 322, 66, 270, 26, 16, '#6f1f22', '#f4ecd8') +
        bless(70, 250, 'fair', -8, 1, 1.15),
    }),
};
