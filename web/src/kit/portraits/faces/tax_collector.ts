import { bust, lapels, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup, fist } from '../hands';
import { coif } from '../headgear/cloth';
import { beret } from '../headgear/hats';
import { placed } from '../pen';
import { abacus, coin } from '../things/trade';

export const taxCollector: Figure = {
  tincture: 'sable',
  ground: ['quarry'],
  halo: 'disc',
  land: 'city',
  draw: () =>
    figure({
      face: {
        turn: 1,
        skin: 'pale',
        hair: 'grey',
        brow: 'sad',
        browThick: 2.6,
        open: 0.66,
        mouth: 'thin',
        nose: 'hook',
        gaze: 0.2,
        gaunt: 5,
        age: 3,
        broad: 0.93,
        jaw: 0.9,
        chin: 5,
        iris: '#5a5a3a',
        ears: false,
        neck: 0.85,
      },
      at: { flip: true, y: 128 },
      wears: [beret('#23202a'), coif('#f3ecd8', { strap: false })],
      clothes: bust('#4a4436', { wide: 82 }) + lapels('#2e2a22', '#efe3c6'),
      holds:
        placed(178, 256, 6, 1.05, abacus()) +
        sleeve(218, 324, 200, 290, 24, 16, '#4a4436', '#efe3c6') +
        fist(196, 280, 'pale', 60, -1, 1) +
        coin(40, 236, 9) +
        coin(58, 228, 10) +
        sleeve(18, 324, 42, 276, 24, 16, '#4a4436', '#efe3c6') +
        cup(48, 256, 'pale', 0, 1, 1.05) +
        coin(50, 244, 11),
    }),
};
