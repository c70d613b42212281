import { plate } from '../clothes';
import { figure } from '../figure';
import type { Figure } from '../figure';
import { fist } from '../hands';
import { bascinet, plume } from '../headgear/helmets';
import { line, placed } from '../pen';
import { sword } from '../things/arms';
import { torch } from '../things/fire';

export const warlord: Figure = {
  tincture: 'gules',
  halo: 'disc',
  land: 'fire',
  draw: () =>
    figure({
      face: {
        turn: 0.75,
        skin: 'ruddy',
        hair: 'black',
        broad: 1.05,
        jaw: 1.08,
        brow: 'angry',
        browThick: 4.2,
        open: 0.78,
        mouth: 'frown',
        beard: 'full',
        tache: 'trim',
        nose: 'broad',
        age: 1,
        gaze: 0.3,
        iris: '#4a5a5c',
        ears: false,
        over: line('M-16 -24L-2 20', 2.2, '#8d2a20') + line('M-14 -10L-8 -12M-9 4L-3 2', 1.4, '#8d2a20'),
      },
      at: { y: 135, scale: 1.04 },
      wears: [plume('#c9402c'), bascinet()],
      clothes: plate(),
      holds:
        placed(48, 250, -10, 1.1, sword(130)) +
        fist(48, 254, 'ruddy', -10, 1, 1.2) +
        placed(196, 240, 12, 1.05, torch()) +
        fist(196, 254, 'ruddy', 12, -1, 1.2),
    }),
};
