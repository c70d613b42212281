import type { Glass } from './glass';
import { flat, line, pane, path, scattered, strokes } from './pen';
import { lily } from './things/regalia';

const SPINES = ['#8d2f22', '#d2a13a', '#2d5a7e', '#3d6b40', '#6b3b68'] as const;
const BOOK_HIGH = [40, 46, 36, 44, 38, 48] as const;
const BOOK_WIDE = [10, 8, 12, 9, 11, 10] as const;

/** Six books on a board. */
function shelf(left: number, board: number): string {
  let x = left;
  return BOOK_WIDE.map((wide, i) => {
    const high = BOOK_HIGH[(i + (left > 99 ? 1 : 0)) % 6]! - (board < 150 ? 4 : 0);
    const book = pane(
      path`M${x} ${board}v${-high}h${wide}v${high}z`,
      SPINES[(i + left + board / 2) % 5]!,
      1.4,
    );
    x += wide + 0.6;
    return book;
  }).join('');
}

/** What stands left and right behind the shoulders. */
export const LANDS = {
  city: (glass) =>
    pane(
      'M8 300V196H16L27 160L38 196H44V176L52 168L60 176V206L72 194L84 206V300ZM232 300V182H226V174H220V180H214V174H208V182H202V206H196L184 172L172 206H168V214L156 204V300Z',
      glass.deep,
      1.8,
    ) + flat('M25 204h5v10h-5zM49 184h5v9h-5zM214 192h5v9h-5zM182 210h5v10h-5zM69 212h5v8h-5z', '#f6d98a'),
  church: (glass) =>
    pane(
      'M6 300V206H18V170L27 140L36 170V206L52 192L68 206V300ZM234 300V206H222V170L213 140L204 170V206L188 192L172 206V300Z',
      glass.deep,
      1.8,
    ) +
    flat('M24 178q3-7 6 0v12h-6zM210 178q3-7 6 0v12h-6z', '#f6d98a') +
    line('M27 140v-12M22 133h10M213 140v-12M208 133h10', 2),
  sea: (glass) =>
    pane(
      'M0 300V206Q12 198 24 206T48 206T72 206T96 206T120 206T144 206T168 206T192 206T216 206T240 206V300Z',
      glass.deep,
      1.8,
    ) +
    line('M6 224q10-7 20 0t20 0M194 222q10-7 20 0t20 0M14 240q10-7 20 0', 1.4, glass.light) +
    pane('M26 198q16 9 34 0l-4 12H32z', '#5a3720', 1.6) +
    pane('M44 194V146q22 12 4 44z', '#f1e4c2', 1.6) +
    line('M44 196V142', 2),
  ships: (glass) =>
    pane(
      'M0 300V210Q12 202 24 210T48 210T72 210T96 210T120 210T144 210T168 210T192 210T216 210T240 210V300Z',
      glass.deep,
      1.8,
    ) +
    pane('M16 196q20 12 44 0l-5 16H24zM182 200q18 10 40 0l-5 14h-28z', '#5a3720', 1.6) +
    pane(
      'M40 190V138q26 16 5 50zM36 150v36q-16-4 -18 2q2-26 18-38zM204 196V150q22 14 4 44z',
      '#f1e4c2',
      1.6,
    ) +
    line('M38 196V132M204 198V144', 2) +
    pane('M38 132l14 4-14 5z', '#ab2d1c', 1),
  fire: (glass) =>
    pane(
      'M8 300V206H22V196H28V202H34V196H40V206H48V300ZM232 300V190H224V182H216V190H208V182H200V196H190V300Z',
      glass.deep,
      1.8,
    ) +
    pane(
      'M10 206C2 182 22 178 16 154C30 164 32 178 28 186C36 180 36 172 34 166C48 180 50 194 44 206ZM196 192C190 172 206 164 202 142C216 152 222 168 218 176C226 170 226 164 224 158C236 168 238 184 232 192Z',
      '#e98a1f',
      1.6,
    ) +
    flat(
      'M20 206C18 192 26 190 25 178C34 188 36 198 33 206ZM206 192C204 178 212 174 212 162C222 172 224 184 220 192Z',
      '#fbd35e',
    ),
  books: () =>
    pane('M6 130H80V136H6ZM160 130H234V136H160ZM6 192H80V198H6ZM160 192H234V198H160Z', '#4a2c16', 1.4) +
    shelf(14, 130) +
    shelf(14, 192) +
    shelf(164, 130) +
    shelf(164, 192),
  plan: (glass) =>
    line(
      'M20 300V190L44 128L68 190V300M20 190H68M30 300V214Q44 190 58 214V300M44 204V300M220 300V190L196 128L172 190V300M220 190H172M210 300V214Q196 190 182 214V300M196 204V300M44 128V108M196 128V108M36 176a8 8 0 1 0 16 0a8 8 0 1 0-16 0M188 176a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8 240H84M156 240H232M44 168V184M36 176H52M196 168V184M188 176H204',
      1.5,
      glass.deep,
    ),
  tents: (glass) =>
    pane('M4 300L34 178L66 300ZM236 300L206 170L172 300Z', glass.tint, 1.8) +
    pane('M22 300L34 178L44 300ZM220 300L206 170L192 300Z', glass.ground, 1.5) +
    line('M34 178v-26M206 170v-30', 2) +
    pane('M34 152l20 6-20 7zM206 140l-22 6 22 7z', glass.light, 1.4),
  trees: (glass) =>
    pane(
      'M14 300V150L20 96H28L36 150V300ZM54 300V170L57 120H64L70 170V300ZM204 300V150L210 90H218L228 150V300ZM172 300V180L176 130H182L188 180V300Z',
      '#4f3219',
      1.8,
    ) +
    pane(
      'M2 122Q10 84 38 88Q66 90 62 118Q46 132 30 122Q14 134 2 122ZM186 112Q186 80 214 82Q242 84 240 116Q226 126 212 116Q198 126 186 112ZM46 140Q52 118 70 122Q84 128 78 144Q62 152 46 140ZM160 150Q164 130 180 130Q196 134 192 152Q176 160 160 150Z',
      glass.deep,
      1.8,
    ),
  cave: (glass) =>
    pane(
      'M0 0H240V300H196L206 250L194 204L204 160L184 110L160 74L120 58L84 72L58 108L38 158L48 206L36 250L46 300H0Z',
      glass.deep,
      2,
    ) +
    line(
      'M20 120L38 158M48 206L14 214M84 72L64 50M184 110L214 96M204 160L234 170M194 204L226 216M160 74L172 50',
      1.3,
      glass.light,
    ) +
    flat('M26 184l7-10 8 9-6 10zM210 138l8-8 6 10-7 8zM22 246l8-6 5 9-8 6z', '#e8b53f'),
  grille: (glass) =>
    line(
      'M30 60V300M60 30V300M180 30V300M210 60V300M90 10V300M150 10V300M0 90H240M0 140H240M0 190H240M0 240H240',
      5.5,
      glass.deep,
    ) +
    line(
      'M30 60V300M60 30V300M180 30V300M210 60V300M0 90H240M0 140H240M0 190H240M0 240H240',
      1.2,
      glass.light,
    ),
  street: (glass) =>
    pane('M0 300V150L30 104L60 150V300ZM240 300V138L208 96L176 138V300Z', glass.deep, 1.8) +
    pane('M16 190V164Q26 150 36 164V190ZM198 182V156Q208 142 218 156V182Z', '#f0c75e', 1.6) +
    line('M26 154V190M16 174H36M208 146V182M198 166H218M0 150H60M176 138H240', 1.6),
  flasks: (glass) =>
    pane('M4 178H70V186H4ZM170 178H236V186H170Z', '#4a2c16', 1.6) +
    pane(
      'M24 178q-12-2-10-14q2-9 9-11V136h8v17q8 3 9 11q1 12-8 14zM46 178V150h16V178zM182 178V146h14V178zM212 178q-14-4-11-17q2-8 8-10V138h7v13q8 3 9 10q2 13-9 17z',
      glass.tint,
      1.6,
    ) +
    flat(
      'M15 166h24q0 10-7 11h-9q-8 0-8-11zM47 162h14v15H47zM202 164h22q0 11-8 13h-4q-10-2-10-13z',
      '#c9452f',
    ),
  curtain: (glass) =>
    pane(
      'M0 0H70Q62 90 34 150Q20 190 22 300H0ZM240 0H170Q178 90 206 150Q220 190 218 300H240Z',
      glass.deep,
      1.8,
    ) +
    strokes(
      [
        [52, 20, 44, 90, 20, 150, 2.4],
        [30, 30, 26, 100, 8, 160, 2.4],
        [188, 20, 196, 90, 220, 150, 2.4],
        [210, 30, 214, 100, 232, 160, 2.4],
      ],
      glass.ground,
    ) +
    pane(
      'M8 150Q24 160 36 148L32 162Q20 172 6 162ZM232 150Q216 160 204 148L208 162Q220 172 234 162Z',
      '#d9a536',
      1.6,
    ),
  lilies: (glass) =>
    scattered(
      [
        [36, 116],
        [204, 116],
        [30, 170],
        [210, 170],
        [46, 222],
        [194, 222],
      ],
      (x, y) => lily(x, y, 0.8, glass.light, 1.2),
    ),
} satisfies Record<string, (glass: Glass) => string>;
