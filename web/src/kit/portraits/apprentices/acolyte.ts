import { bust, cowl, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { bob } from '../headgear/hair';
import { placed } from '../pen';
import { candle } from '../things/fire';

export const acolyte: Figure = {
  tincture: 'azure',
  ground: ['quarry'],
  halo: 'disc',
  draw: () =>
    figure({
      face: {
        turn: 0.6,
        skin: 'fair',
        hair: 'straw',
        brow: 'sad',
        mouth: 'firm',
        lip: 0.6,
        mouthWide: 9.5,
        jaw: 0.94,
        nose: 'snub',
        gaze: 0.3,
        gazeY: -1,
        open: 1.05,
        iris: '#3b6fa0',
        broad: 0.97,
      },
      at: {},
      wears: [bob('straw')],
      clothes: bust('#f3ecdc', { wide: 84 }) + cowl('#b3382a'),
      holds:
        placed(120, 262, 0, 1, candle()) +
        sleeve(50, 324, 98, 280, 24, 16, '#f3ecdc', '#b3382a') +
        sleeve(190, 324, 142, 280, 24, 16, '#f3ecdc', '#b3382a') +
        fist(114, 272, 'fair', 0, 1, 1.05),
    }),
};
