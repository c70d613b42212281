import { bust, chest, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { crown } from '../headgear/crowns';
import { braids } from '../headgear/hair';
import { veilBack } from '../headgear/veils';
import { INK, flat, line, pane, path, placed, scattered } from '../pen';
import { rose } from '../things/nature';
import { sceptre } from '../things/regalia';

export const queen: Figure = {
  tincture: 'murrey',
  ground: ['diaper'],
  halo: 'disc',
  land: 'lilies',
  draw: () =>
    figure({
      face: {
        turn: 0.7,
        skin: 'fair',
        hair: 'blond',
        brow: 'arch',
        mouth: 'firm',
        lip: 0.95,
        lash: 3,
        jaw: 0.85,
        gaze: 0.4,
        iris: '#3b6fa0',
        nose: 'straight',
        ears: false,
        lipColour: '#a8283a',
        open: 0.72,
        gazeY: 0.4,
      },
      at: { y: 133, scale: 1.04 },
      wears: [crown(), braids('blond'), veilBack('#f3ecdc')],
      clothes:
        bust('#7d2450', { wide: 86, neck: 20, pattern: 'brocade' }) +
        pane(
          'M90 198Q88 224 120 240Q152 224 150 198L168 210Q164 252 120 268Q76 252 72 210Z',
          '#f4ecd8',
          2.4,
        ) +
        chest('fair') +
        line('M100 204Q120 226 140 204', 2.6, '#e0ae3a') +
        pane('M120 214l6 8-6 9-6-9z', '#2b5c9e', 1.6) +
        flat(
          scattered(
            [
              [86, 232],
              [104, 250],
              [136, 250],
              [154, 232],
              [120, 258],
            ],
            (x, y) => path`M${x} ${y - 4}l2 4 -.6 4 -1.4-2 -1.4 2 -.6-4z`,
          ),
          INK,
        ),
      holds:
        placed(188, 236, 10, 1.05, sceptre()) +
        sleeve(216, 324, 194, 268, 24, 15, '#7d2450', '#f4ecd8') +
        fist(189, 246, 'fair', 10, -1, 1.08) +
        placed(54, 250, -10, 1.05, rose('#c23a5e')) +
        sleeve(24, 324, 48, 284, 24, 15, '#7d2450', '#f4ecd8') +
        fist(54, 266, 'fair', -10, 1, 1.05),
    }),
};
