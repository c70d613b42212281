import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup, fist } from '../hands';
import { sides } from '../headgear/hair';
import { galero } from '../headgear/hats';
import { dotted, flat, line, pane, placed } from '../pen';
import { cards } from '../things/learning';
import { coin } from '../things/trade';

export const cardinal: Figure = {
  tincture: 'azure',
  ground: ['rays'],
  draw: () =>
    figure({
      face: {
        turn: 1,
        skin: 'pale',
        hair: 'iron',
        brow: 'quizz',
        mouth: 'smirk',
        age: 2,
        beard: 'goatee',
        tache: 'curl',
        nose: 'long',
        gaze: 0.8,
        gaunt: 4,
        iris: '#40603a',
        open: 0.75,
      },
      at: { y: 132, scale: 1.05 },
      wears: [galero(), sides('iron')],
      clothes:
        bust('#b3241c', { wide: 96 }) +
        pane(
          'M88 198C64 210 44 224 38 250Q60 282 120 284Q180 282 202 250C196 224 176 210 152 198Q120 226 88 198Z',
          '#c93327',
          2.8,
        ) +
        flat(
          'M120 220Q144 214 152 199C176 211 195 225 201 250C186 272 160 282 124 283Q150 250 120 220Z',
          '#8d1712',
        ) +
        line('M120 222V282', 1.6) +
        dotted('M120 230V280', 4, '.1 10', '#e0ae3a') +
        pane('M94 194Q120 216 146 194L150 204Q120 230 90 204Z', '#f6eedb', 2),
      holds:
        placed(188, 262, 10, 0.9, cards()) +
        sleeve(222, 324, 196, 280, 26, 18, '#b3241c', '#f6eedb') +
        fist(190, 260, 'pale', 10, -1, 1.1) +
        sleeve(18, 324, 46, 272, 26, 18, '#b3241c', '#f6eedb') +
        cup(54, 258, 'pale', -6, 1, 1.05) +
        coin(54, 244, 11),
    }),
};
