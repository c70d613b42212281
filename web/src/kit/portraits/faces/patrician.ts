import { bust, chain, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { cup } from '../hands';
import { chaperon } from '../headgear/cloth';
import { bob } from '../headgear/hair';
import { pane, placed, strokes } from '../pen';
import { house } from '../things/trade';

export const patrician: Figure = {
  tincture: 'or',
  ground: ['diaper'],
  halo: 'disc',
  land: 'city',
  draw: () =>
    figure({
      face: {
        turn: 0.95,
        skin: 'fair',
        hair: 'iron',
        brow: 'arch',
        mouth: 'frown',
        age: 2,
        nose: 'aquiline',
        gaze: 0.6,
        iris: '#4a5a5c',
        gaunt: 2,
        chin: 2,
        open: 0.7,
      },
      at: { flip: true },
      wears: [chaperon('#9c2320'), bob('iron')],
      clothes:
        bust('#3c2a4a', { wide: 94, pattern: 'brocade' }) +
        pane('M92 194Q120 220 148 194L160 214Q120 240 80 214Z', '#7c4a22', 2.6) +
        strokes([
          [92, 206, 100, 216, 104, 224, 1.8],
          [120, 214, 120, 222, 120, 228, 1.8],
          [148, 206, 140, 216, 136, 224, 1.8],
        ]) +
        chain(),
      holds:
        placed(182, 256, 4, 1.05, house()) +
        sleeve(222, 326, 196, 284, 26, 17, '#3c2a4a', '#7c4a22') +
        cup(183, 258, 'fair', 0, -1, 1.12),
    }),
};
