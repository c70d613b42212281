import { bust, lapels, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup } from '../hands';
import { spectacles } from '../head';
import { sides } from '../headgear/hair';
import { skull } from '../headgear/hats';
import { moved, placed } from '../pen';
import { steam } from '../things/fire';
import { flask } from '../things/learning';
import { stack } from '../things/trade';

export const alchemist: Figure = {
  tincture: 'teal',
  halo: 'disc',
  land: 'flasks',
  draw: () =>
    figure({
      face: {
        turn: 0.9,
        skin: 'olive',
        hair: 'grey',
        brow: 'quizz',
        browThick: 4,
        mouth: 'firm',
        beard: 'full',
        tache: 'trim',
        nose: 'long',
        age: 3,
        gaze: 0.7,
        gazeY: 0.6,
        iris: '#2d7674',
        over: spectacles(),
      },
      at: { tilt: 4 },
      wears: [skull('#7a3a24'), sides('grey')],
      clothes: bust('#6b4a8a', { wide: 92 }) + lapels('#8a6a3a', '#efe3c6'),
      holds:
        placed(178, 250, 0, 1.15, flask('#e08a1e')) +
        moved('translate(178 192)', steam('#f5e6b4')) +
        cup(178, 262, 'olive', 0, -1, 1.15) +
        sleeve(216, 324, 192, 286, 28, 18, '#6b4a8a', '#d9a536') +
        stack(60, 294, 5) +
        stack(88, 296, 3) +
        stack(38, 296, 2),
    }),
};
