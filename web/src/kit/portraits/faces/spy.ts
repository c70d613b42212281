import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { bob } from '../headgear/hair';
import { brim } from '../headgear/hats';
import { disc, line, pane, placed, strokes } from '../pen';
import { lantern } from '../things/fire';

export const spy: Figure = {
  tincture: 'tenne',
  ground: ['quarry'],
  halo: 'key',
  draw: () =>
    figure({
      face: {
        turn: 1,
        skin: 'tan',
        hair: 'black',
        brow: 'low',
        open: 0.8,
        mouth: 'thin',
        nose: 'hook',
        gaze: 1,
        gaunt: 3,
        iris: '#7a5a1c',
        ears: false,
        tache: 'trim',
        beard: 'goatee',
      },
      at: { tilt: 0, flip: true },
      wears: [brim('#3a2f3a', undefined, { band: '#a4602a', low: true }), bob('black')],
      clothes:
        bust('#47394a', { wide: 94 }) +
        pane('M66 190C50 206 40 220 36 240L104 262L120 232L90 206Z', '#5b4a60', 2.8) +
        pane('M174 176C190 200 200 216 204 240L128 264L112 236Q160 220 174 176Z', '#3d3042', 2.8) +
        strokes([
          [170, 190, 156, 226, 124, 240, 2.4],
          [60, 208, 80, 236, 104, 250, 2.4],
        ]) +
        line('M104 250Q116 264 128 252', 3.6) +
        line('M104 250Q116 264 128 252', 1.6, '#e0ae3a') +
        disc(103, 248, 5, '#e0ae3a', 1.6) +
        disc(129, 250, 5, '#e0ae3a', 1.6),
      holds:
        sleeve(20, 330, 54, 246, 26, 15, '#47394a', '#a4602a') +
        placed(64, 240, 0, 1.25, lantern()) +
        fist(63, 228, 'tan', 88, 1, 1.05),
    }),
};
