import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist, hush } from '../hands';
import { hood } from '../headgear/cloth';
import { shortHair } from '../headgear/hair';
import { pane, placed } from '../pen';
import { letter } from '../things/learning';

export const conspirator: Figure = {
  tincture: 'tenne',
  halo: 'disc',
  land: 'curtain',
  draw: () =>
    figure({
      face: {
        turn: 0.9,
        skin: 'pale',
        hair: 'iron',
        brow: 'quizz',
        open: 0.8,
        mouth: 'sneer',
        nose: 'aquiline',
        gaze: -0.7,
        gaunt: 4,
        age: 1,
        iris: '#3f6a86',
        ears: false,
        beard: 'stubble',
      },
      at: { tilt: 2 },
      wears: [hood('#5b2348', '#d9a536', { peak: 2 }), shortHair('iron')],
      clothes:
        bust('#43203c', { wide: 92 }) +
        pane('M84 204Q120 236 156 204L168 220Q120 262 72 220Z', '#5b2348', 2.6),
      holds:
        placed(66, 250, -14, 0.95, letter('#f3e6c4', '#34743a')) +
        sleeve(20, 328, 48, 282, 26, 16, '#43203c', '#d9a536') +
        fist(56, 266, 'pale', 40, 1, 1.08) +
        sleeve(206, 334, 152, 222, 26, 14, '#43203c', '#d9a536') +
        hush(134, 203, 'pale', 6, 1, 1.1),
    }),
};
