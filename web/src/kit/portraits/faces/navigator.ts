import { bust, lapels, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { kerchief } from '../headgear/cloth';
import { longHair } from '../headgear/hair';
import { disc, line, placed } from '../pen';
import { astrolabe } from '../things/learning';

export const navigator: Figure = {
  tincture: 'stone',
  halo: 'compass',
  land: 'sea',
  draw: () =>
    figure({
      face: {
        turn: 1,
        skin: 'tan',
        hair: 'black',
        brow: 'calm',
        mouth: 'smirk',
        lip: 0.8,
        lash: 2.6,
        jaw: 0.9,
        gaze: 0.9,
        gazeY: -0.8,
        iris: '#3a7a6a',
        nose: 'straight',
        over: disc(-39, 18, 4.5, '#e0ae3a', 1.5),
      },
      at: { tilt: -5 },
      wears: [kerchief('#b3382a'), longHair('black', { long: 60 })],
      clothes:
        bust('#31506e', { wide: 88 }) +
        lapels('#e6d9b4', '#d8b48a') +
        line('M104 262L136 250M104 276L136 264', 2, '#6b4021'),
      holds:
        sleeve(236, 336, 208, 216, 24, 15, '#31506e', '#d9a536') +
        placed(176, 206, 0, 1.12, astrolabe()) +
        fist(184, 196, 'tan', 66, -1, 1.08),
    }),
};
