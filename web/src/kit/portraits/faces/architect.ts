import { bust, sleeve } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { fillet } from '../headgear/cloth';
import { bob } from '../headgear/hair';
import { line, pane, placed } from '../pen';
import { compasses, roll } from '../things/learning';

export const architect: Figure = {
  tincture: 'stone',
  halo: 'disc',
  land: 'plan',
  draw: () =>
    figure({
      face: {
        turn: 0.8,
        skin: 'fair',
        hair: 'chest',
        mouth: 'firm',
        lip: 0.75,
        lash: 2.6,
        jaw: 0.93,
        gaze: 0.5,
        iris: '#4a5a3a',
        nose: 'long',
        brow: 'stern',
        browThick: 3.4,
        open: 0.8,
        ears: false,
      },
      at: { tilt: -2 },
      wears: [fillet('#f6efdf'), bob('chest')],
      clothes:
        bust('#2f5a78', { wide: 86, neck: 22 }) +
        pane('M94 196L82 208L104 306H136L158 208L146 196Q120 222 94 196Z', '#c9732a', 2.4) +
        line(
          'M108 226L132 244M108 244L132 262M108 262L132 280M132 226L108 244M132 244L108 262M132 262L108 280',
          1.6,
          '#f6efdf',
        ),
      holds:
        sleeve(14, 334, 46, 226, 24, 15, '#2f5a78', '#c9732a') +
        placed(74, 256, -8, 1.12, compasses()) +
        fist(61, 205, 'fair', 70, 1, 1.08) +
        placed(190, 252, 22, 1.1, roll()) +
        sleeve(218, 324, 198, 284, 24, 16, '#2f5a78', '#c9732a') +
        fist(190, 264, 'fair', 22, -1, 1.12),
    }),
};
