import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { hood } from '../headgear/cloth';
import { longHair } from '../headgear/hair';
import { flat, pane, placed, scattered, strokes } from '../pen';
import { dagger } from '../things/arms';

export const assassin: Figure = {
  tincture: 'sable',
  ground: ['night'],
  halo: 'moon',
  land: 'street',
  draw: () =>
    figure({
      face: {
        turn: 0.85,
        skin: 'olive',
        hair: 'black',
        brow: 'angry',
        open: 0.72,
        slant: 1.6,
        lash: 3,
        gaze: 0.5,
        jaw: 0.85,
        iris: '#5c7a3a',
        nose: 'straight',
        lip: 0.9,
        ears: false,
        masked: true,
        over:
          pane('M-40 8Q-8 22 12 12Q24 14 32 8Q34 34 16 58Q-10 66 -36 40Z', '#8d1f1c', 2.4) +
          flat('M14 13Q24 14 31 9Q33 34 16 57Q10 58 6 58Q22 36 14 13Z', '#5c100f') +
          strokes(
            [
              [-34, 16, -10, 32, 14, 22, 2],
              [-34, 30, -8, 46, 14, 40, 2],
              [26, 16, 22, 24, 14, 28, 1.6],
            ],
            '#3c0807',
          ),
      },
      at: {},
      wears: [hood('#3b3a4c', '#8d1f1c', { peak: 4 }), longHair('black', { long: 30 })],
      clothes:
        bust('#33323f', { wide: 92 }) +
        pane('M84 204Q120 236 156 204L168 220Q120 262 72 220Z', '#4a4960', 2.6) +
        strokes([[84, 218, 116, 244, 150, 224, 2.4]]) +
        pane('M178 224L102 306H80L164 220Z', '#6b3f22', 2.2) +
        scattered(
          [
            [158, 236],
            [142, 254],
            [126, 272],
          ],
          (x, y) => placed(x, y, -42, 0.42, dagger(40)),
        ),
      holds:
        placed(62, 226, -16, 1.15, dagger(84)) +
        sleeve(66, 318, 64, 248, 26, 15, '#2b2a37', '#5a3420') +
        fist(63, 226, 'olive', -16, 1, 1.2),
    }),
};
