import { bust, lapels, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { kerchief } from '../headgear/cloth';
import { braids } from '../headgear/hair';
import { flat, placed } from '../pen';
import { axe } from '../things/arms';

export const woodcutter: Figure = {
  tincture: 'vert',
  halo: 'disc',
  land: 'trees',
  draw: () =>
    figure({
      face: {
        turn: 0.85,
        skin: 'ruddy',
        hair: 'chest',
        brow: 'calm',
        browThick: 3.4,
        mouth: 'smile',
        mouthWide: 13,
        lip: 0.6,
        lash: 2,
        jaw: 1.04,
        broad: 1.04,
        open: 0.8,
        gaze: 0.6,
        iris: '#4a3a1c',
        nose: 'broad',
        under: flat(
          'M2 10h1.6v1.6H2zM6 12h1.6v1.6H6zM-1 13h1.6v1.6H-1zM22 9h1.6v1.6H22zM24 12h1.6v1.6H24z',
          '#8a4a2a',
          0.8,
        ),
      },
      at: { flip: true, tilt: 3 },
      wears: [kerchief('#f0e2bd'), braids('chest')],
      clothes: bust('#9c3a24', { wide: 92 }) + lapels('#5a3720', '#efe3c6'),
      holds:
        placed(182, 236, 10, 1, axe()) +
        sleeve(220, 328, 190, 276, 26, 18, '#9c3a24', '#efe3c6') +
        fist(180, 252, 'ruddy', 10, -1, 1.12),
    }),
};
