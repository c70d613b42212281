import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { sides } from '../headgear/hair';
import { kolpak } from '../headgear/hats';
import { pane, placed, strokes } from '../pen';
import { coin, purse, scales } from '../things/trade';

export const merchant: Figure = {
  tincture: 'vert',
  ground: ['diaper'],
  halo: 'disc',
  land: 'city',
  draw: () =>
    figure({
      face: {
        turn: 0.75,
        skin: 'ruddy',
        hair: 'blond',
        broad: 1.09,
        cheek: 4,
        jaw: 1.06,
        brow: 'quizz',
        browThick: 3.6,
        mouth: 'smile',
        beard: 'square',
        tache: 'curl',
        nose: 'broad',
        gaze: 0.8,
        open: 0.76,
        iris: '#3f6a4a',
        age: 1,
        neck: 1.1,
      },
      at: { flip: true, y: 130 },
      wears: [kolpak('#2f6b45', '#6b3f22'), sides('blond')],
      clothes:
        bust('#2f6b45', { wide: 102 }) +
        pane(
          'M88 196C60 206 46 216 36 232Q60 262 104 270L120 240L136 270Q180 262 204 232C194 216 180 206 152 196Q120 226 88 196Z',
          '#6b3f22',
          2.8,
        ) +
        strokes([
          [60, 220, 70, 232, 74, 246, 2.2],
          [80, 214, 88, 230, 90, 254, 2.2],
          [48, 230, 54, 238, 58, 248, 2],
          [160, 214, 152, 230, 150, 254, 2.2],
          [180, 220, 170, 232, 166, 246, 2.2],
          [192, 230, 186, 238, 182, 248, 2],
        ]),
      holds:
        sleeve(6, 336, 42, 220, 24, 14, '#2f6b45', '#6b3f22') +
        placed(66, 240, 0, 1.1, scales()) +
        fist(57, 198, 'ruddy', 60, 1, 1.1) +
        placed(186, 272, 0, 0.9, purse('#8d2f22')) +
        coin(170, 244, 8) +
        coin(198, 240, 9),
    }),
};
