import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { turban } from '../headgear/cloth';
import { disc, flat, line, pane, placed } from '../pen';
import { shaft } from '../things/arms';
import { cards } from '../things/learning';

export const magician: Figure = {
  tincture: 'purp',
  ground: ['rays'],
  halo: 'disc',
  draw: () =>
    figure({
      face: {
        turn: 0.75,
        skin: 'brown',
        hair: 'black',
        brow: 'quizz',
        mouth: 'smile',
        lip: 0.95,
        lash: 3,
        jaw: 0.88,
        gaze: 0.5,
        iris: '#6a4312',
        nose: 'broad',
        over: disc(-38, 20, 5, '#e0ae3a', 1.6),
      },
      at: { tilt: -3, y: 133, scale: 1.06 },
      wears: [turban('#c9452f', '#2d9a95', { plume: '#f0d9a0' })],
      clothes:
        bust('#2d7674', { wide: 86, neck: 22 }) +
        flat('M120 212L162 211C196 224 216 246 215 306H120Z', '#c9912a') +
        line('M120 206V306', 2.4) +
        pane(
          'M90 196Q120 226 150 196L164 214L150 222L144 238L130 232L120 248L110 232L96 238L90 222L76 214Z',
          '#f0d9a0',
          2.4,
        ) +
        disc(110, 234, 2.5, '#ab2d1c', 1) +
        disc(130, 234, 2.5, '#ab2d1c', 1) +
        disc(120, 250, 3, '#ab2d1c', 1),
      holds:
        placed(60, 266, -6, 1.1, cards()) +
        sleeve(30, 322, 54, 282, 26, 17, '#2d7674', '#f0d9a0') +
        fist(60, 260, 'brown', -6, 1, 1.15) +
        placed(
          186,
          232,
          12,
          1,
          shaft(-56, 40, 4.5, '#3a2417') + pane('M0 -76l4 12 12 4-12 4-4 12-4-12-12-4 12-4z', '#fbe08a', 1.8),
        ) +
        sleeve(214, 326, 192, 258, 26, 16, '#b98225', '#f0d9a0') +
        fist(186, 236, 'brown', 12, -1, 1.1),
    }),
};
