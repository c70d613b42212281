import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup } from '../hands';
import { diadem } from '../headgear/crowns';
import { veil } from '../headgear/veils';
import { disc, flat, pane } from '../pen';

export const seer: Figure = {
  tincture: 'purp',
  ground: ['diaper'],
  halo: 'rose',
  draw: () =>
    figure({
      face: {
        turn: 0.2,
        skin: 'deep',
        hair: 'black',
        brow: 'arch',
        mouth: 'firm',
        lip: 1,
        closed: true,
        lash: 3,
        jaw: 0.86,
        nose: 'broad',
        ears: false,
        lipColour: '#8d2a30',
      },
      at: {},
      wears: [diadem(), veil('#e8d9b4')],
      clothes:
        bust('#7a3b86', { wide: 86 }) +
        pane(
          'M84 196C66 214 56 250 58 306H92Q96 240 112 212ZM156 196C174 214 184 250 182 306H148Q144 240 128 212Z',
          '#e8d9b4',
          2.4,
        ),
      holds:
        disc(120, 262, 34, '#8fd3df', 0) +
        `<circle cx="120" cy="258" r="38" fill="#fff3c0" stroke="none" opacity=".35"/>` +
        disc(120, 258, 27, '#5fb6cc', 2.6) +
        flat('M124 232A27 27 0 0 1 124 284Q140 258 124 232Z', '#2f7f9c') +
        flat('M103 250q5-13 16-14q-9 6-11 15z', '#eafaff') +
        pane('M108 262Q120 250 132 262Q120 272 108 262Z', '#fdf6df', 1.6) +
        disc(120, 261.5, 4, '#3b1d57', 0) +
        sleeve(30, 318, 76, 282, 24, 16, '#7a3b86', '#d9a536') +
        sleeve(210, 318, 164, 282, 24, 16, '#7a3b86', '#d9a536') +
        cup(98, 280, 'deep', 20, -1, 1.1) +
        cup(142, 280, 'deep', -20, 1, 1.1),
    }),
};
