import { battlement, box, crenels, cross, gabled, p, pennon, piece, star } from './tower_pieces';
import type { Piece, Wall } from './tower_pieces';

/**
 * What a wall ends in. Each type of district has a family of its own, so that it is known by its outline: nobles have
 * gables with pennons, churches spires with a cross, traders a striped awning, soldiers battlements, unique ones a star.
 */
export type Roof =
  | 'gable'
  | 'turrets'
  | 'mansard'
  | 'pediment'
  | 'spire'
  | 'belfry'
  | 'spires'
  | 'awning'
  | 'tents'
  | 'loft'
  | 'ridge'
  | 'stepped'
  | 'clock'
  | 'battlement'
  | 'gallery'
  | 'corners'
  | 'teeth'
  | 'dome'
  | 'onion'
  | 'cone'
  | 'rotunda'
  | 'pyramid'
  | 'domes'
  | 'terrace'
  | 'platform'
  | 'ziggurat'
  | 'hip'
  | 'glass';

const middle = ({ left, right }: Wall): number => (left + right) / 2;
const bowed = (left: number, right: number, top: number, high: number): Piece => {
  const m = (left + right) / 2;
  return piece(
    'roof',
    p`M${left} ${top}C${left - 2} ${top - high * 0.7} ${m - 6} ${top - high * 0.68} ${m} ${top - high}C${m + 6} ${top - high * 0.68} ${right + 2} ${top - high * 0.7} ${right} ${top}Z`,
  );
};

/** The striped cloth that every trader hangs out. */
function cloth(left: number, right: number, top: number): Piece[] {
  const step = (right - left) / 4;
  const scallop = p`a${step / 2} ${step / 2.1} 0 0 0 ${step} 0`;
  const one = (at: number): string => p`M${left + at * step} ${top}` + scallop + 'z';
  return [piece('cloth', one(0) + one(2)), piece('roof', one(1) + one(3))];
}

function slope(left: number, right: number, top: number, high: number): Piece {
  return piece('roof', p`M${left} ${top}L${left + 9} ${top - high}H${right - 9}L${right} ${top}Z`);
}

const ROOFS: Record<Roof, (wall: Wall) => Piece[]> = {
  gable: ({ left, right, top }) => [
    gabled(left - 4, right + 4, top, 25),
    ...pennon((left + right) / 2, top - 25),
  ],
  turrets: ({ left, right, top }) => [
    gabled(left + 6, right - 6, top, 19),
    ...pennon((left + right) / 2, top - 19, 12),
    box('wall', left - 4, left + 9, top - 12, top + 10),
    box('wall', right - 9, right + 4, top - 12, top + 10),
    gabled(left - 7, left + 12, top - 12, 17),
    gabled(right - 12, right + 7, top - 12, 17),
  ],
  mansard: ({ left, right, top }) => [
    piece(
      'roof',
      p`M${left - 4} ${top}L${left + 3} ${top - 13}L${left + 12} ${top - 21}H${right - 12}L${right - 3} ${top - 13}L${right + 4} ${top}Z`,
    ),
    ...[left + 7, middle({ left, right, top }) - 4, right - 15].map((x) =>
      piece('stone', p`M${x} ${top - 2}v-6l4 -4l4 4v6z`),
    ),
    ...pennon(left + 13, top - 20, 13),
    ...pennon(right - 13, top - 20, 13),
  ],
  pediment: ({ left, right, top }) => [
    box('stone', left - 3, right + 3, top - 4, top),
    gabled(left - 4, right + 4, top - 4, 15),
    cross((left + right) / 2, top - 18, 11),
  ],
  spire: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      piece(
        'roof',
        p`M${left - 2} ${top}L${left} ${top - 7}H${m - 12}L${m} ${top - 34}L${m + 12} ${top - 7}H${right}L${right + 2} ${top}Z`,
      ),
      cross(m, top - 33),
    ];
  },
  belfry: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      gabled(left - 4, right + 4, top, 14, right - left - 18),
      box('wall', m - 8, m + 8, top - 25, top - 13),
      piece('shade', p`M${m - 4} ${top - 14}v-6a4 4 0 0 1 8 0v6z`),
      bowed(m - 10, m + 10, top - 25, 13),
      cross(m, top - 37, 9),
    ];
  },
  spires: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      gabled(m - 12, m + 12, top, 15),
      box('wall', left - 1, left + 13, top - 8, top + 12),
      box('wall', right - 13, right + 1, top - 8, top + 12),
      gabled(left - 3, left + 15, top - 8, 27),
      gabled(right - 15, right + 3, top - 8, 27),
      cross(left + 6, top - 34, 9),
      cross(right - 6, top - 34, 9),
    ];
  },
  awning: ({ left, right, top }) => [slope(left - 5, right + 5, top, 16), ...cloth(left - 5, right + 5, top)],
  tents: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      gabled(left - 5, m, top, 19),
      gabled(m, right + 5, top, 19),
      gabled(m - 13, m + 13, top - 2, 25),
      ...cloth(left - 5, right + 5, top),
    ];
  },
  loft: ({ left, right, top }) => [
    piece(
      'roof',
      p`M${left - 5} ${top}L${left + 1} ${top - 14}L${(left + right) / 2} ${top - 25}L${right - 1} ${top - 14}L${right + 5} ${top}Z`,
    ),
    piece('wood', p`M${(left + right) / 2 - 5} ${top - 5}v-9h10v9z`),
    ...cloth(left - 5, right + 5, top),
  ],
  ridge: ({ left, right, top }) => [
    slope(left - 5, right + 5, top, 11),
    gabled(left + 4, right - 4, top - 10, 8, right - left - 22),
    ...cloth(left - 5, right + 5, top),
  ],
  stepped: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    const step = (right - left) / 5;
    return [
      piece('roof', p`M${left} ${top}v-7h${step}v-7h${step}v-7h${step}v7h${step}v7h${step}v7z`),
      piece('shade', p`M${m - 4} ${top - 7}v-4a4 4 0 0 1 8 0v4z`),
      ...cloth(left - 5, right + 5, top),
    ];
  },
  clock: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      slope(left - 5, right + 5, top, 11),
      box('wall', m - 10, m + 10, top - 28, top - 8),
      gabled(m - 13, m + 13, top - 28, 14),
      piece('cloth', p`M${m - 6} ${top - 18}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`),
      piece('line', p`M${m} ${top - 18}v-4M${m} ${top - 18}h3`),
      ...cloth(left - 5, right + 5, top),
    ];
  },
  battlement: ({ left, right, top }) => [
    piece('roof', p`M${left - 4} ${top + 2}` + crenels(left - 4, right + 4, top - 8, 2) + p`V${top + 2}Z`),
  ],
  gallery: ({ left, right, top }) => [
    piece(
      'roof',
      p`M${left} ${top + 10}L${left - 9} ${top}` +
        crenels(left - 9, right + 9, top - 8, 3) +
        p`V${top}L${right} ${top + 10}Z`,
    ),
    piece(
      'shade',
      p`M${left - 4} ${top + 4}l3 -5 3 5zM${(left + right) / 2 - 3} ${top + 6}l3 -5 3 5zM${right - 2} ${top + 4}l3 -5 3 5z`,
    ),
  ],
  corners: ({ left, right, top }) => [
    battlement(left + 6, right - 6, top - 4, 2),
    box('wall', left - 4, left + 10, top - 12, top + 16),
    box('wall', right - 10, right + 4, top - 12, top + 16),
    battlement(left - 6, left + 12, top - 16, 1),
    battlement(right - 12, right + 6, top - 16, 1),
  ],
  teeth: ({ left, right, top }) => [
    piece('roof', p`M${left - 4} ${top + 2}` + crenels(left - 4, right + 4, top - 5, 4, 5) + p`V${top + 2}Z`),
    box('stone', left - 4, right + 4, top - 1, top + 3),
  ],
  dome: (wall) => [bowed(wall.left - 1, wall.right + 1, wall.top, 31), star(middle(wall), wall.top - 30)],
  onion: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      piece(
        'roof',
        p`M${left + 5} ${top}C${left - 12} ${top - 12} ${left - 2} ${top - 24} ${m - 6} ${top - 26}Q${m - 1} ${top - 28} ${m} ${top - 35}Q${m + 1} ${top - 28} ${m + 6} ${top - 26}C${right + 2} ${top - 24} ${right + 12} ${top - 12} ${right - 5} ${top}Z`,
      ),
      star(m, top - 34, 5.5),
    ];
  },
  cone: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      piece(
        'roof',
        p`M${left - 6} ${top}Q${m - 5} ${top - 10} ${m} ${top - 35}Q${m + 5} ${top - 10} ${right + 6} ${top}Z`,
      ),
      star(m, top - 34, 5.5),
    ];
  },
  rotunda: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      box('roof', left - 4, right + 4, top - 4, top),
      box('stone', left + 5, right - 5, top - 14, top - 4),
      piece(
        'line',
        p`M${m - 12} ${top - 4}v-10M${m - 4} ${top - 4}v-10M${m + 4} ${top - 4}v-10M${m + 12} ${top - 4}v-10`,
      ),
      bowed(left + 4, right - 4, top - 14, 17),
      star(m, top - 30, 5.5),
    ];
  },
  pyramid: (wall) => [
    gabled(wall.left - 3, wall.right + 3, wall.top, 30),
    piece('shade', p`M${middle(wall)} ${wall.top - 30}L${wall.right + 3} ${wall.top}H${middle(wall) + 8}Z`),
    star(middle(wall), wall.top - 29, 5.5),
  ],
  domes: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      bowed(left - 4, left + 13, top, 17),
      bowed(right - 13, right + 4, top, 17),
      box('wall', m - 11, m + 11, top - 9, top),
      bowed(m - 13, m + 13, top - 9, 21),
      star(m, top - 29, 5.5),
    ];
  },
  terrace: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    return [
      box('roof', left - 4, right + 4, top - 6, top),
      piece(
        'line',
        p`M${left} ${top - 6}v-6H${right}v6M${m - 12} ${top - 6}v-6M${m} ${top - 6}v-6M${m + 12} ${top - 6}v-6`,
      ),
      piece('finial', p`M${m} ${top - 6}V${top - 22}`),
      star(m, top - 21, 6),
    ];
  },
  platform: (wall) => [
    box('roof', wall.left - 4, wall.right + 4, wall.top - 5, wall.top),
    star(middle(wall), wall.top - 31, 5.5),
  ],
  ziggurat: (wall) => {
    const { left, right, top } = wall;
    return [
      box('roof', left - 3, right + 3, top - 7, top),
      box('roof', left + 5, right - 5, top - 15, top - 7),
      box('roof', left + 13, right - 13, top - 23, top - 15),
      star(middle(wall), top - 23, 6),
    ];
  },
  hip: (wall) => [
    gabled(wall.left - 5, wall.right + 5, wall.top, 19, wall.right - wall.left - 22),
    star(middle(wall), wall.top - 19, 6),
  ],
  glass: (wall) => {
    const m = middle(wall);
    const { left, right, top } = wall;
    const r = (right - left) / 2 + 1;
    return [
      piece('glass', p`M${left - 1} ${top}a${r} ${r * 0.95} 0 0 1 ${2 * r} 0z`),
      piece(
        'line',
        p`M${m} ${top}V${top - r * 0.94}M${m - 12} ${top}Q${m - 11} ${top - 16} ${m} ${top - r * 0.94}Q${m + 11} ${top - 16} ${m + 12} ${top}M${left + 3} ${top - 10}H${right - 3}`,
      ),
      star(m, top - r * 0.93, 6),
    ];
  },
};

export function roofOf(roof: Roof, wall: Wall): Piece[] {
  return ROOFS[roof](wall);
}
