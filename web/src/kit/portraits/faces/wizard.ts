import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { longHair } from '../headgear/hair';
import { point } from '../headgear/hats';
import { disc, flat, line, pane, placed } from '../pen';
import { shaft } from '../things/arms';

export const wizard: Figure = {
  tincture: 'purp',
  ground: ['night'],
  halo: 'disc',
  draw: () =>
    figure({
      face: {
        turn: 0.9,
        skin: 'pale',
        hair: 'white',
        brow: 'quizz',
        browThick: 5,
        mouth: 'firm',
        age: 3,
        beard: 'long',
        tache: 'big',
        nose: 'hook',
        gaze: 0.5,
        iris: '#3b6fa0',
        gaunt: 3,
        ears: false,
      },
      at: { y: 138, scale: 1.04 },
      wears: [point('#4a3a86'), longHair('white', { long: 70 })],
      clothes:
        bust('#4a3a86', { wide: 96 }) +
        pane('M94 198L74 216L96 306H144L166 216L146 198Q120 220 94 198Z', '#2c2357', 2.2) +
        line('M78 216L100 304M162 216L140 304', 3.4, '#e0ae3a') +
        flat(
          'M46 262l2.5 7.5 7.5 2.5-7.5 2.5-2.5 7.5-2.5-7.5-7.5-2.5 7.5-2.5zM66 236l1.8 5 5 1.8-5 1.8-1.8 5-1.8-5-5-1.8 5-1.8z',
          '#f3d27a',
        ),
      holds:
        placed(
          196,
          214,
          4,
          1.1,
          shaft(-66, 110, 6.5) +
            line('M0 -62C-20 -74 -16 -98 0 -104C16 -98 20 -74 0 -62', 5.5) +
            line('M0 -62C-20 -74 -16 -98 0 -104C16 -98 20 -74 0 -62', 2.6, '#8a5a2c') +
            disc(0, -84, 10, '#7fd0e8', 2) +
            disc(-3, -87, 3, '#f2fcff', 0),
        ) +
        sleeve(222, 322, 200, 244, 30, 20, '#4a3a86', '#d9a536') +
        fist(196, 216, 'pale', 4, -1, 1.15),
    }),
};
