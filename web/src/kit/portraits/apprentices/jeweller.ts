import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { sides } from '../headgear/hair';
import { skull } from '../headgear/hats';
import { pane, placed } from '../pen';
import { shaft } from '../things/arms';
import { ring } from '../things/regalia';

export const jeweller: Figure = {
  tincture: 'murrey',
  ground: ['diaper'],
  halo: 'disc',
  draw: () =>
    figure({
      face: {
        turn: 0.9,
        skin: 'brown',
        hair: 'white',
        brow: 'quizz',
        browThick: 4,
        mouth: 'smile',
        beard: 'full',
        tache: 'trim',
        age: 2,
        nose: 'long',
        gaze: 1,
        iris: '#3a2412',
      },
      at: {},
      wears: [skull('#2d5a7e'), sides('white')],
      clothes:
        bust('#8a5a2c', { wide: 94 }) +
        pane('M92 198L78 214L84 306H156L162 214L148 198Q120 224 92 198Z', '#5a3720', 2.4) +
        pane('M92 262H148V306H92Z', '#6f4626', 2) +
        placed(106, 272, -6, 0.8, shaft(-34, 20, 5) + pane('M-9 -44H9V-32H-9Z', '#9aa2ab', 1.8)) +
        placed(124, 274, 4, 0.8, shaft(-12, 20, 5) + pane('M-3 -38H3V-12H-3Z', '#c9d0d6', 1.6)) +
        placed(139, 274, 8, 0.7, pane('M-5 -34L-2 0H2L5 -34L8 -32L5 8H-5L-8 -32Z', '#c9d0d6', 1.6)) +
        pane('M92 272H148V306H92Z', '#6f4626', 2),
      holds:
        placed(192, 206, 8, 1.15, ring()) +
        sleeve(222, 324, 202, 252, 26, 16, '#8a5a2c', '#d9a536') +
        fist(194, 236, 'brown', 10, -1, 1.1),
    }),
};
