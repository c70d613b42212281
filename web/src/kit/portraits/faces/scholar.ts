import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { spectacles } from '../head';
import { beret } from '../headgear/hats';
import { wimple } from '../headgear/veils';
import { pane, placed } from '../pen';
import { book } from '../things/learning';

export const scholar: Figure = {
  tincture: 'stone',
  halo: 'disc',
  land: 'books',
  draw: () =>
    figure({
      face: {
        turn: 0.5,
        skin: 'olive',
        hair: 'grey',
        brow: 'arch',
        mouth: 'firm',
        lip: 0.6,
        lash: 2,
        jaw: 0.9,
        gaze: 0.1,
        gazeY: 1.6,
        open: 0.86,
        iris: '#3a2412',
        nose: 'straight',
        age: 2,
        ears: false,
        over: spectacles(0.5),
      },
      at: { y: 124, tilt: 3 },
      wears: [beret('#6b2440'), wimple()],
      clothes:
        bust('#3a3550', { wide: 90 }) +
        pane(
          'M70 214Q60 260 64 306H90Q86 250 96 222ZM170 214Q180 260 176 306H150Q154 250 144 222Z',
          '#8d2f4a',
          2.4,
        ),
      holds:
        placed(120, 262, 0, 1.25, book('#7d2a1f')) +
        sleeve(18, 318, 62, 280, 26, 17, '#3a3550', '#8d2f4a') +
        sleeve(222, 318, 178, 280, 26, 17, '#3a3550', '#8d2f4a') +
        fist(74, 276, 'olive', 70, 1, 1) +
        fist(166, 276, 'olive', -70, -1, 1),
    }),
};
