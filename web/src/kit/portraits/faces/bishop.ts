import { cope, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { bless, fist } from '../hands';
import { mitre } from '../headgear/crowns';
import { sides } from '../headgear/hair';
import { placed } from '../pen';
import { crozier } from '../things/regalia';

export const bishop: Figure = {
  tincture: 'azure',
  ground: ['diaper'],
  halo: 'gold',
  land: 'church',
  draw: () =>
    figure({
      face: {
        turn: 0.6,
        skin: 'fair',
        hair: 'white',
        brow: 'sad',
        mouth: 'smile',
        age: 2,
        beard: 'short',
        tache: 'trim',
        nose: 'straight',
        gaze: 0.3,
        iris: '#3b6fa0',
        open: 0.9,
      },
      at: { y: 140, scale: 1.02 },
      wears: [mitre(), sides('white')],
      clothes: cope('#f1e6cc'),
      holds:
        placed(50, 236, -4, 1, crozier()) +
        sleeve(20, 324, 46, 266, 26, 17, '#7d1f2a', '#f6eedb') +
        fist(50, 242, 'fair', -4, 1, 1.15) +
        sleeve(218, 324, 196, 268, 26, 17, '#7d1f2a', '#f6eedb') +
        bless(192, 246, 'fair', 8, -1, 1.2),
    }),
};
