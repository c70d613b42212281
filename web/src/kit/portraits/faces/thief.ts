import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { hood } from '../headgear/cloth';
import { shortHair } from '../headgear/hair';
import { flat, pane, placed } from '../pen';
import { coin, purse } from '../things/trade';

export const thief: Figure = {
  tincture: 'tenne',
  halo: 'disc',
  land: 'street',
  draw: () =>
    figure({
      face: {
        turn: 0.95,
        skin: 'fair',
        hair: 'brown',
        brow: 'quizz',
        jaw: 0.92,
        nose: 'snub',
        gaze: 0.9,
        iris: '#5b6b2c',
        beard: 'stubble',
        wink: true,
        mouth: 'smirk',
        mouthWide: 12,
        ears: false,
      },
      at: { tilt: 4 },
      wears: [hood('#4d6a3a', '#c98a3a', { peak: -16 }), shortHair('brown')],
      clothes:
        bust('#4b4f66', { wide: 88 }) +
        pane(
          'M70 208Q120 244 170 208L186 232L170 240L160 254L146 248L132 262L120 254L106 264L94 250L80 256L70 240L54 232Z',
          '#4d6a3a',
          2.8,
        ) +
        flat(
          'M122 229Q150 222 170 209L185 232L170 239L160 252L146 246L132 260L124 254Q136 240 122 229Z',
          '#35502a',
        ),
      holds:
        sleeve(22, 336, 54, 218, 24, 13, '#4b4f66', '#4d6a3a') +
        placed(66, 236, -6, 1.15, purse()) +
        fist(64, 204, 'fair', 10, 1, 1.15) +
        sleeve(222, 324, 196, 262, 24, 15, '#4b4f66', '#4d6a3a') +
        coin(186, 222, 12) +
        fist(190, 242, 'fair', -6, -1, 1.1),
    }),
};
