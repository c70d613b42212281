import { ridge, stars } from '../../stage/ceremony/sky';

/**
 * A city by night behind its wall, all its windows lit, and its lights on the river: the picture of the game. It is a
 * drawing of its own, without the towers of the board, because the lobby has to come quickly.
 */

type Kind = 'noble' | 'religious' | 'trade' | 'military' | 'unique';

interface Tower {
  kind: Kind;
  /** From the middle of the city. */
  x: number;
  wide: number;
  high: number;
  /** How far its foot is behind the wall. */
  back: number;
}

const TINCTURES: Record<Kind, string> = {
  noble: 'or',
  religious: 'azure',
  trade: 'vert',
  military: 'gules',
  unique: 'purp',
};
const INK = '#140b14';
const EDGE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;

const behind = (kind: Kind, x: number, high: number): Tower => ({ kind, x, wide: 46, high, back: 16 });
const before = (kind: Kind, x: number, high: number): Tower => ({ kind, x, wide: 44, high, back: 0 });
const CITY: Tower[] = [
  behind('noble', -119, 124),
  behind('noble', -68, 152),
  behind('unique', -18, 196),
  behind('religious', 33, 172),
  behind('military', 82, 128),
  before('military', -88, 70),
  before('trade', -4, 84),
  before('religious', 66, 70),
];
/** Further out, where a picture is wide enough. */
const BESIDE: Tower[] = [
  behind('trade', -196, 92),
  before('noble', -166, 84),
  behind('religious', -252, 110),
  before('military', -232, 66),
  behind('noble', 158, 118),
  before('trade', 134, 76),
  behind('unique', 222, 132),
  before('religious', 196, 66),
  before('military', 268, 74),
];

const by = (n: number): string => String(Math.round(n * 10) / 10);
const body = (kind: Kind): string => `color-mix(in srgb,var(--${TINCTURES[kind]}) 70%,#1a1d3c)`;
const roof = (kind: Kind): string => `color-mix(in srgb,var(--${TINCTURES[kind]}) 46%,#10132a)`;
const filled = (d: string, fill: string): string => `<path d="${d}" style="fill:${fill}" ${EDGE}/>`;

function flag(x: number, y: number): string {
  return (
    `<path d="M${x} ${y}v-19" stroke="${INK}" stroke-width="1.8"/>` +
    `<path d="M${x + 0.5} ${y - 19}c6-3 9 3 16 0l-3 5 3 5c-7 3-10-3-16 0z" style="fill:var(--gules)" ${EDGE}/>`
  );
}

function dormers(places: readonly (readonly [number, number])[]): string {
  const d = places.map(([x, y]) => `M${by(x)} ${by(y)}l4-7 4 7z`).join('');
  return `<path d="${d}" fill="${INK}" opacity=".5"/>`;
}

function drawn({ kind, x, wide, high }: Tower, foot: number): string {
  const top = foot - high;
  const right = x + wide;
  const mid = x + wide / 2;
  const wall = filled(`M${x} ${foot}V${top}H${right}V${foot}Z`, body(kind));
  const shade = `<path d="M${x} ${foot}V${top}H${right}V${foot}Z" fill="url(#lite)" opacity=".8"/>`;
  switch (kind) {
    case 'noble':
      return (
        wall +
        shade +
        filled(`M${x - 4} ${top}L${mid} ${top - 34}L${right + 4} ${top}Z`, roof(kind)) +
        dormers([
          [mid - 4, top - 12],
          [mid + 5, top - 4],
          [mid - 13, top - 4],
        ]) +
        flag(mid, top - 34)
      );
    case 'religious': {
      const half = wide * 0.24;
      const nave = `M${x} ${foot}V${top + 30}L${mid - half} ${top + 14}H${mid + half}L${right} ${top + 30}V${foot}Z`;
      const tower = `M${mid - half} ${foot}V${top - 6}H${mid + half}V${foot}Z`;
      return (
        filled(nave, body(kind)) +
        filled(tower, body(kind)) +
        `<path d="${tower}" fill="url(#lite)" opacity=".8"/>` +
        filled(`M${mid - half - 3} ${top - 6}L${mid} ${top - 54}L${mid + half + 3} ${top - 6}Z`, roof(kind)) +
        `<path d="M${mid} ${top - 53}v-15M${mid - 5} ${top - 62}h10" stroke="#e2b455" stroke-width="2.2"/>` +
        `<circle cx="${mid}" cy="${top + 8}" r="5.5" fill="#ffe6a0" ${EDGE}/>`
      );
    }
    case 'trade': {
      const step = wide / 5;
      const gable = `M${x} ${foot}V${top}h${step}v-9h${step}v-9h${step}v9h${step}v9h${step}V${foot}Z`;
      return filled(gable, body(kind)) + shade + `<path d="M${x} ${top + 9}h${wide}" ${EDGE} opacity=".55"/>`;
    }
    case 'military': {
      const tooth = wide / 7;
      const crown = `M${x - 3} ${top + 9}V${top - 14}h${tooth + 3}v7h${tooth}v-7h${tooth * 3}v7h${tooth}v-7h${tooth + 3}v23Z`;
      return wall + shade + filled(crown, roof(kind));
    }
    case 'unique': {
      const dome = `M${x} ${top - 5}C${x - 3} ${top - 34} ${mid - 4} ${top - 32} ${mid} ${top - 46}C${mid + 4} ${top - 32} ${right + 3} ${top - 34} ${right} ${top - 5}Z`;
      const star = `<path transform="translate(${mid} ${top - 53})" d="M0 -8L2 -2.6L7.6 -2.6L3.2 .8L4.8 6.4L0 3L-4.8 6.4L-3.2 .8L-7.6 -2.6L-2 -2.6Z" fill="#ffd36b" ${EDGE}/>`;
      return (
        wall +
        shade +
        filled(`M${x - 3} ${top}h${wide + 6}v-5h${-(wide + 6)}z`, roof(kind)) +
        filled(dome, roof(kind)) +
        star
      );
    }
  }
}

/** The windows of a tower, where no other tower hides them. */
function windows(tower: Tower, foot: number, front: readonly Tower[], ground: number): [number, number][] {
  const { x, wide, high, kind } = tower;
  const columns = kind === 'religious' ? 1 : 3;
  const gap = wide / (columns + 1);
  const hidden = (at: number, y: number): boolean =>
    front.some((one) => at > one.x - 5 && at < one.x + one.wide + 5 && y > ground - one.high - 34);
  const found: [number, number][] = [];
  for (let y = foot - high + (kind === 'religious' ? 26 : 18); y < ground - 24; y += 17)
    for (let n = 1; n <= columns; n++) if (!hidden(x + gap * n, y)) found.push([x + gap * n, y]);
  return found;
}

const pane = ([x, y]: readonly [number, number]): string =>
  `M${by(x - 2.8)} ${by(y + 9)}v-6a2.8 2.8 0 0 1 5.6 0v6z`;

/** The city; its middle is at 0, its foot at `ground`. Gives its drawing and where its lights are. */
function city(towers: readonly Tower[], ground: number, half: number): { drawing: string; lights: number[] } {
  const back = towers.filter((one) => one.back > 0);
  const front = towers.filter((one) => one.back === 0);
  const lights: number[] = [];
  const row = (all: readonly Tower[], covering: readonly Tower[]): string => {
    const panes = all.flatMap((one) => windows(one, ground - one.back, covering, ground));
    const on = panes.filter((_, at) => at % 4 !== 2);
    const off = panes.filter((_, at) => at % 4 === 2);
    lights.push(...on.map(([x]) => x));
    const d = on.map(pane).join('');
    return (
      all.map((one) => drawn(one, ground - one.back)).join('') +
      `<path d="${off.map(pane).join('')}" fill="${INK}" opacity=".62"/>` +
      `<path d="${d}" fill="none" stroke="#ffb63d" stroke-width="4" opacity=".28"/>` +
      `<path d="${d}" fill="#ffe6a0" stroke="#7a3d06" stroke-width=".6"/>`
    );
  };
  const merlons = 'h8v5h7v-5'.repeat(Math.floor((2 * half) / 15));
  const wall = `<path d="M${-half} ${ground + 10}V${ground - 15}${merlons}h8V${ground + 10}Z" fill="#4a4a6c" stroke="${INK}" stroke-width="1.2"/>`;
  const gate =
    `<path d="M-14 ${ground + 10}v-18a14 15 0 0 1 28 0v18z" fill="${INK}"/>` +
    `<path d="M-10 ${ground + 10}v-17a10 11 0 0 1 20 0v17z" fill="#ffb63d" opacity=".8"/>` +
    `<path d="M-6 ${ground + 10}v-24M0 ${ground + 10}v-27M6 ${ground + 10}v-24M-12 ${ground - 6}h24M-12 ${ground + 2}h24" stroke="${INK}" stroke-width="1.6"/>`;
  return { drawing: row(back, front) + row(front, []) + wall + gate, lights };
}

const SCALE = 0.84;

/** The whole picture. */
export function scene(id: string, w: number, h: number): string {
  const ground = h * 0.8;
  const wide = w > 430;
  const low = Math.min(SCALE, (ground - 34) / 290);
  const towers = wide ? [...CITY, ...BESIDE] : CITY;
  const half = wide ? Math.min(300, w / 2 / low) : 134;
  const { drawing, lights } = city(towers, 0, half);
  const [moonX, moonY] = [w * 0.76, h * 0.26];
  const hills = Math.max(4, Math.round(w / 70));
  const gleams = lights
    .slice(0, 40)
    .map(
      (x, n) =>
        `<path d="M${by(w / 2 + x * low)} ${by(ground + 12 + ((n * 7) % 9))}v${8 + ((n * 5) % 17)}" opacity="${0.25 + (n % 5) * 0.1}"/>`,
    );
  const ripples = [
    [0.1, 0.88],
    [0.6, 0.86],
    [0.35, 0.93],
    [0.8, 0.95],
  ].map(([right, down]) => `M${by(w * right!)} ${by(h * down!)}h${by(w * 0.12)}`);
  return (
    `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1030"/><stop offset=".6" stop-color="#2a3576"/><stop offset="1" stop-color="#8a6296"/></linearGradient>` +
    `<radialGradient id="${id}-moon"><stop offset="0" stop-color="#dfe4ff" stop-opacity=".9"/><stop offset=".35" stop-color="#dfe4ff" stop-opacity=".36"/><stop offset="1" stop-color="#dfe4ff" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${id}-glow"><stop offset="0" stop-color="#ffc861" stop-opacity=".7"/><stop offset=".5" stop-color="#ff9f45" stop-opacity=".26"/><stop offset="1" stop-color="#ff9f45" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a6296"/><stop offset=".3" stop-color="#3a3a78"/><stop offset="1" stop-color="#12163a"/></linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#${id}-sky)"/>` +
    `<g fill="#fff6dc">${stars(w, h * 0.6, Math.round(w / 4.6), 9)
      .map(({ x, y, r, light }) => `<circle cx="${x}" cy="${y}" r="${r}" opacity="${light}"/>`)
      .join('')}</g>` +
    `<circle cx="${moonX}" cy="${moonY}" r="46" fill="url(#${id}-moon)"/>` +
    `<path transform="translate(${moonX} ${moonY})" d="M-4 -21A21 21 0 1 0 19 9A17 17 0 1 1 -4 -21Z" fill="#fff3cc"/>` +
    `<path d="${ridge(w, h * 0.72, h * 0.16, h, 5, hills)}" fill="#4a4a80" opacity=".8"/>` +
    `<path d="${ridge(w, h * 0.78, h * 0.1, h, 8, hills)}" fill="#333868"/>` +
    `<ellipse cx="${w / 2}" cy="${ground - 50}" rx="${wide ? 280 : 170}" ry="140" fill="url(#${id}-glow)"/>` +
    `<rect y="${ground}" width="${w}" height="${h - ground}" fill="url(#${id}-water)"/>` +
    `<g transform="translate(${w / 2} ${ground}) scale(${by(low * 100)}e-2)">${drawing}</g>` +
    `<g stroke="#ffd98a" stroke-width="2" stroke-linecap="round">${gleams.join('')}</g>` +
    `<path d="${ripples.join('')}" stroke="#fff" stroke-width="1.2" opacity=".25"/>`
  );
}

/** One house of it for the guided game. */
export function corner(id: string): string {
  const house: Tower = { kind: 'noble', x: -17, wide: 34, high: 36, back: 0 };
  const panes = [-8, 0, 8].flatMap((x) => [-28, -15].map((y) => pane([x, y]))).join('');
  return (
    `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1030"/><stop offset="1" stop-color="#5a4a86"/></linearGradient></defs>` +
    `<rect width="92" height="84" fill="url(#${id}-sky)"/>` +
    `<g fill="#fff6dc">${stars(92, 60, 22, 3)
      .map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g>` +
    `<g transform="translate(46 72)">${drawn(house, 0)}<path d="${panes}" fill="#ffe6a0" stroke="#7a3d06" stroke-width=".6"/></g>` +
    '<path d="M0 84V70Q46 64 92 70V84Z" fill="#161a38"/>'
  );
}
