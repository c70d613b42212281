import { bust, mail, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { braids } from '../headgear/hair';
import { kettle } from '../headgear/helmets';
import { placed } from '../pen';
import { halberd } from '../things/arms';
import { keys } from '../things/regalia';

export const gatekeeper: Figure = {
  tincture: 'sable',
  halo: 'disc',
  land: 'grille',
  draw: () =>
    figure({
      face: {
        turn: 0.7,
        skin: 'ruddy',
        hair: 'straw',
        brow: 'low',
        browThick: 3.6,
        mouth: 'firm',
        lip: 0.6,
        jaw: 1.12,
        broad: 1.05,
        gaze: 0.2,
        open: 0.78,
        iris: '#4a6a3a',
        nose: 'broad',
        age: 1,
      },
      at: { y: 130 },
      wears: [kettle(), braids('straw')],
      clothes: bust('#4a5a3a', { wide: 96 }) + mail(),
      holds:
        placed(56, 230, -3, 1, halberd()) +
        sleeve(28, 324, 52, 270, 26, 17, '#4a5a3a', '#5a3720') +
        fist(56, 248, 'ruddy', -3, 1, 1.15) +
        sleeve(230, 334, 206, 248, 26, 16, '#4a5a3a', '#5a3720') +
        placed(182, 236, 6, 1, keys()) +
        fist(186, 228, 'ruddy', 60, -1, 1.1),
    }),
};
