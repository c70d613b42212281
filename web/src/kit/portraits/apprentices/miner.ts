import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { hood } from '../headgear/cloth';
import { shortHair } from '../headgear/hair';
import { flat, pane, placed } from '../pen';
import { pick } from '../things/arms';
import { candle } from '../things/fire';

export const miner: Figure = {
  tincture: 'stone',
  halo: 'disc',
  land: 'cave',
  draw: () =>
    figure({
      face: {
        turn: 0.8,
        skin: 'tan',
        hair: 'chest',
        brow: 'calm',
        mouth: 'firm',
        beard: 'full',
        tache: 'big',
        nose: 'broad',
        age: 1,
        gaze: 0.5,
        iris: '#4a5a5c',
        broad: 1.05,
        ears: false,
        under: flat('M-2 12q8-6 14 0q-6 6-14 0zM-20 -30q8-4 12 2q-8 4-12-2z', '#3a2a20', 0.5),
      },
      at: { flip: true },
      wears: [hood('#d6cbb0', '#8d2f22', { peak: 6 }), shortHair('chest')],
      clothes:
        bust('#5a4a3a', { wide: 100 }) +
        pane('M72 212Q120 252 168 212L180 232Q120 274 60 232Z', '#d6cbb0', 2.6),
      holds:
        placed(60, 246, -24, 0.95, pick()) +
        sleeve(26, 330, 58, 282, 28, 18, '#5a4a3a', '#d6cbb0') +
        fist(62, 258, 'tan', -24, 1, 1.15) +
        placed(190, 262, 0, 0.62, candle()) +
        pane('M174 286H206V296H174Z', '#8a6212', 2),
    }),
};
