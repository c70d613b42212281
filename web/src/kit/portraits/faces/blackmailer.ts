import { bust, chest, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { escoffion } from '../headgear/veils';
import { INK, disc, line, pane, placed } from '../pen';
import { maskStick } from '../things/art';
import { rose } from '../things/nature';

export const blackmailer: Figure = {
  tincture: 'tenne',
  ground: ['diaper'],
  halo: 'disc',
  land: 'curtain',
  draw: () =>
    figure({
      face: {
        turn: 0.85,
        skin: 'pale',
        hair: 'black',
        brow: 'arch',
        mouth: 'smirk',
        lip: 1,
        lash: 3.4,
        open: 0.78,
        jaw: 0.84,
        gaze: 0.7,
        iris: '#3a5a80',
        nose: 'straight',
        ears: false,
        lipColour: '#8d1626',
        over: disc(-4, 24, 1.6, INK, 0),
      },
      at: { flip: true, tilt: 3, y: 133, scale: 1.02 },
      wears: [escoffion('#7d1f3a')],
      clothes:
        bust('#54204a', { wide: 84, neck: 22, pattern: 'brocade' }) +
        pane(
          'M92 198Q86 228 120 250Q154 228 148 198L166 214Q160 262 120 276Q80 262 74 214Z',
          '#d9a536',
          2.4,
        ) +
        chest('pale') +
        line('M102 206Q120 232 138 206', 1.8) +
        disc(120, 226, 5, '#2d7674', 1.6),
      holds:
        placed(176, 232, 4, 0.95, maskStick()) +
        sleeve(206, 322, 184, 266, 24, 14, '#54204a', '#f3e9d6') +
        fist(177, 248, 'pale', 4, -1, 1.05) +
        sleeve(34, 320, 56, 270, 24, 14, '#54204a', '#f3e9d6') +
        placed(58, 234, -12, 1, rose()) +
        fist(58, 252, 'pale', -8, 1, 1.05),
    }),
};
