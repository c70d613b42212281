import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup, fist } from '../hands';
import { kerchief } from '../headgear/cloth';
import { bob } from '../headgear/hair';
import { flat, pane, placed } from '../pen';
import { brush, palette } from '../things/art';

export const artist: Figure = {
  tincture: 'teal',
  ground: ['quarry'],
  halo: 'rose',
  draw: () =>
    figure({
      face: {
        turn: 0.95,
        skin: 'tan',
        hair: 'brown',
        brow: 'quizz',
        mouth: 'smile',
        mouthWide: 13,
        lip: 0.7,
        lash: 2.6,
        jaw: 0.94,
        gaze: 0.8,
        iris: '#4a6a3a',
        nose: 'snub',
        under: flat('M-4 12q6-5 12-1q-5 5-12 1z', '#2b5c9e', 0.85),
      },
      at: { tilt: -5 },
      wears: [kerchief('#e0ae3a'), bob('brown')],
      clothes:
        bust('#a03d5a', { wide: 86 }) +
        pane('M92 198L84 212L96 306H144L156 212L148 198Q120 224 92 198Z', '#efe3c6', 2.4) +
        flat('M104 250q8-6 14 1q-6 7-14-1zM126 270q6-5 10 2q-6 5-10-2z', '#2b5c9e') +
        flat('M120 284q6-4 9 2q-5 4-9-2z', '#ab2d1c'),
      holds:
        placed(70, 264, -6, 1.1, palette()) +
        sleeve(18, 324, 44, 284, 24, 16, '#a03d5a', '#efe3c6') +
        cup(64, 282, 'tan', 10, 1, 0.95) +
        placed(186, 226, 10, 1.1, brush()) +
        sleeve(214, 326, 194, 256, 24, 16, '#a03d5a', '#efe3c6') +
        fist(187, 234, 'tan', 14, -1, 1.08),
    }),
};
