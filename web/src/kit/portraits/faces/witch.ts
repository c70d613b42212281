import { bust, lapels, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup } from '../hands';
import { wreath } from '../headgear/crowns';
import { longHair } from '../headgear/hair';
import { dotted, flat, pane, placed } from '../pen';
import { flickering } from '../things/fire';
import { raven } from '../things/nature';

export const witch: Figure = {
  tincture: 'sable',
  ground: ['night'],
  halo: 'disc',
  land: 'trees',
  draw: () =>
    figure({
      face: {
        turn: 0.8,
        skin: 'pale',
        hair: 'red',
        brow: 'arch',
        mouth: 'smirk',
        lip: 0.9,
        lash: 3,
        jaw: 0.82,
        slant: 2,
        iris: '#3f8a4c',
        gaze: 0.4,
        nose: 'straight',
        open: 0.8,
        ears: false,
        lipColour: '#7d2350',
        under: flat(
          'M2 10h1.6v1.6H2zM6 12h1.6v1.6H6zM-1 13h1.6v1.6H-1zM-6 9h1.6v1.6H-6zM22 9h1.6v1.6H22z',
          '#a8502a',
          0.8,
        ),
      },
      at: { tilt: -4 },
      wears: [wreath(), longHair('red', { wild: true, long: 100 })],
      clothes:
        bust('#3f5a3c', { wide: 90 }) +
        lapels('#2c3f31', '#d8c9a0') +
        (dotted('M96 206Q120 244 146 206', 6, '.1 8') +
          dotted('M96 206Q120 244 146 206', 4, '.1 8', '#e9dcc0')),
      holds:
        placed(52, 198, 6, 1, raven()) +
        sleeve(204, 320, 186, 262, 26, 16, '#3f5a3c', '#d9a536') +
        placed(
          180,
          236,
          0,
          1,
          flickering(
            pane(
              'M0 6C-26 -4 -20 -30 -8 -40C-10 -26 -2 -26 0 -58C14 -44 10 -34 12 -28C18 -34 18 -38 18 -42C30 -22 22 2 0 6Z',
              '#58b368',
              2,
            ) + flat('M2 3C-12 -4 -8 -18 -2 -24C0 -16 4 -20 4 -34C14 -20 16 -4 2 3Z', '#d6f2a8'),
          ),
        ) +
        cup(182, 240, 'pale'),
    }),
};
