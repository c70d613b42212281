import { bust, ermine, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup, fist } from '../hands';
import { crown } from '../headgear/crowns';
import { bob } from '../headgear/hair';
import { placed } from '../pen';
import { orb, sceptre } from '../things/regalia';

export const king: Figure = {
  tincture: 'or',
  ground: ['rays', 'diaper'],
  draw: () =>
    figure({
      face: {
        turn: 0.25,
        skin: 'ruddy',
        hair: 'chest',
        brow: 'calm',
        browThick: 3.6,
        mouth: 'firm',
        age: 1,
        beard: 'fork',
        tache: 'big',
        gaze: 0,
        iris: '#3f6a86',
        broad: 1.02,
        nose: 'straight',
      },
      at: { y: 133, scale: 1.05 },
      wears: [crown(), bob('chest')],
      clothes: bust('#9c2320', { wide: 100 }) + ermine(),
      holds:
        placed(52, 232, -8, 1.1, sceptre()) +
        sleeve(26, 324, 48, 262, 26, 17, '#9c2320', '#e0ae3a') +
        fist(51, 238, 'ruddy', -8, 1, 1.2) +
        placed(188, 262, 6, 0.95, orb('#4a78b8')) +
        sleeve(224, 324, 196, 286, 26, 17, '#9c2320', '#e0ae3a') +
        cup(188, 266, 'ruddy', 0, -1, 1.1),
    }),
};
