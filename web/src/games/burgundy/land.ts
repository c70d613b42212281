import { chances } from '../../stage/ceremony/sky';
import type { BurgundyType } from '../../wire/schema';
import { castle, church, house, inn, lit, mine, sheep, ship, tree, vines } from '../country';

/** A duchy's spaces row by row, as the box and a view have them. */
export type Rows = readonly (readonly (readonly [BurgundyType, number])[])[];

/** A duchy laid out for drawing: `at` is the number of its space in reading order. */
export interface Field {
  at: number;
  type: BurgundyType;
  number: number;
  x: number;
  y: number;
}

export interface Land {
  rows: Rows;
  /** Where its middle lies. */
  x: number;
  y: number;
  /** From the middle of a space to its corner, seen from above. */
  radius: number;
  /** Spaces that have something on them; without a list all of them. */
  built?: ReadonlySet<number>;
  /** The colour of its flags. */
  flag?: string;
  /** The space with its large castle, and how large that is. */
  seat?: number;
  glory?: number;
  /** The same number grows the same trees. */
  seed?: number;
}

/** How much flatter it lies than seen from above, and how deep the earth under it is. */
const FLAT = 0.62;
const DEEP = 0.6;
const SQRT3 = Math.sqrt(3);

const GROUND: Record<BurgundyType, string> = {
  building: '#dcbb83',
  animals: '#7ea34a',
  ship: '#6aa0c2',
  monastery: '#e3c355',
  castle: '#b8707c',
  mine: '#b3ada2',
  inn: '#cdb78c',
  vines: '#c3cf8a',
  wild: '#8f887d',
};
/** The earth under it, from below. */
const EARTH = ['#6b4a26', '#7d5a30', '#8d6a3c', '#7a8a48'];

const round = (value: number): string => value.toFixed(1);

/** Where the spaces lie, seen from above or, with `flat`, as in a land. */
export function fieldsOf(rows: Rows, x: number, y: number, radius: number, flat = 1): Field[] {
  const middle = (rows.length - 1) / 2;
  let at = 0;
  return rows.flatMap((row, down) =>
    row.map(([type, number], across) => ({
      at: at++,
      type,
      number,
      x: x + (across - (row.length - 1) / 2) * radius * SQRT3,
      y: y + (down - middle) * 1.5 * radius * flat,
    })),
  );
}

function hex(x: number, y: number, radius: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * FLAT * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** A duchy as country: its spaces as fields and waters, and on those that are built what was built. Inside `country`. */
export function land({ rows, x, y, radius, built, flag, seat, glory = 1.75, seed = 3 }: Land): string {
  const chance = chances(seed);
  const fields = fieldsOf(rows, x, y, radius, FLAT);
  const all = (down: number): string =>
    fields.map((one) => hex(one.x, one.y + radius * down, radius)).join('');
  const earth = EARTH.map((colour, n) => {
    const outline = n ? '' : 'stroke="#1c110a" stroke-width="1.6"';
    return `<path d="${all(DEEP * (1 - n / 4))}" ${lit(colour)} ${outline}/>`;
  });
  const isBuilt = (one: Field): boolean => !built || built.has(one.at);
  const standing = fields.filter(isBuilt).map((one) => {
    if (one.at !== seat) return onField(one, radius, chance, flag);
    const glow = `<ellipse cx="${round(one.x)}" cy="${round(one.y - radius * 0.8)}" rx="${round(radius * 3.4)}" ry="${round(radius * 3.1)}" fill="url(#land-glow)" style="opacity:var(--lamps)"/>`;
    return `${glow}<g class="hero">${castle(one.x, one.y + radius * 0.38, (radius / 24) * glory, flag)}</g>`;
  });
  const foot = y + 4.5 * radius * FLAT + radius * (DEEP - 0.6);
  const shade = `<ellipse cx="${x}" cy="${round(foot)}" rx="${round(radius * 6.8)}" ry="${round(radius * 2)}" fill="url(#land-shade)"/>`;
  const ground = fields.map((one) => fieldGround(one, radius, isBuilt(one)));
  return `<g>${LIGHTS}${shade}${earth.join('')}${ground.join('')}${standing.join('')}</g>`;
}

/** The same wherever they stand on a page, so that it does not matter which of them is meant. */
const LIGHTS =
  '<defs><radialGradient id="land-shade"><stop offset="0" stop-color="#140b14" stop-opacity=".5"/><stop offset=".6" stop-color="#140b14" stop-opacity=".32"/><stop offset="1" stop-color="#140b14" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="land-glow"><stop offset="0" stop-color="#ffc861" stop-opacity=".75"/><stop offset=".5" stop-color="#ff9f45" stop-opacity=".28"/><stop offset="1" stop-color="#ff9f45" stop-opacity="0"/></radialGradient></defs>';

function fieldGround({ type, x, y }: Field, r: number, isBuilt: boolean): string {
  const scale = r / 24;
  const shape = hex(x, y, r);
  const edge = `stroke="#2a1a0c" stroke-width="${round(0.9 * scale)}" stroke-opacity=".75" stroke-linejoin="round"`;
  const ground = `<path d="${shape}" ${lit(GROUND[type])} ${edge}/>`;
  const fallow = isBuilt ? '' : `<path d="${shape}" opacity=".13"/>`;
  return ground + marks(type, x, y, r) + fallow;
}

/** Waves on water, furrows on a monastery's fields, a light rim on all other land. */
function marks(type: BurgundyType, x: number, y: number, r: number): string {
  const scale = r / 24;
  const from = (right: number, down: number): string => `M${round(x + r * right)} ${round(y + r * down)}`;
  const by = (right: number, down: number): string => `l${round(r * right)} ${round(r * down)}`;
  if (type === 'ship') {
    const wave = `q${round(r * 0.14)} ${round(-r * 0.1)} ${round(r * 0.28)} 0t${round(r * 0.28)} 0`;
    const d = `${from(-0.55, -0.14)}${wave}${from(-0.1, 0.24)}${wave}`;
    return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${round(1.1 * scale)}"/>`;
  }
  const rim = `<path d="${hex(x, y, r * 0.86)}" fill="none" stroke="#fff6dc" stroke-opacity=".35" stroke-width="${round(0.9 * scale)}"/>`;
  if (type !== 'monastery') return rim;
  const furrows = `${from(-0.5, 0.2)}${by(0.5, 0.22)}${from(-0.6, 0.02)}${by(0.8, 0.34)}${from(0.1, -0.32)}${by(0.5, 0.22)}`;
  return `${rim}<path d="${furrows}" stroke="#8a6510" stroke-opacity=".5" stroke-width="${round(scale)}"/>`;
}

const ROOFS = ['#b4472f', '#a8603a', '#5d6f86'];

/** What stands on a space of this type. */
function onField({ type, x, y: middle }: Field, r: number, chance: () => number, flag?: string): string {
  const scale = r / 24;
  const y = middle + r * 0.16;
  const roof = (): string => ROOFS[Math.floor(chance() * ROOFS.length)]!;
  switch (type) {
    case 'building':
      return (
        house(x - r * 0.26, y - r * 0.08, scale * 0.92, roof()) +
        house(x + r * 0.2, y + r * 0.2, scale * 1.02, roof())
      );
    case 'animals':
      return (
        (chance() > 0.4 ? tree(x + r * 0.44, y - r * 0.12, scale * 0.95) : '') +
        sheep(x - r * 0.24, y - r * 0.04, scale * 1.1) +
        sheep(x + r * 0.12, y + r * 0.2, scale * 1.25) +
        (chance() > 0.55 ? sheep(x - r * 0.42, y + r * 0.24, scale) : '')
      );
    case 'ship':
      return ship(x, y + r * 0.1, scale * 1.05);
    case 'monastery':
      return church(x, y + r * 0.14, scale * 0.92);
    case 'castle':
      return castle(x, y + r * 0.14, scale * 0.98, flag);
    case 'mine':
      return mine(x, y + r * 0.12, scale * 0.98);
    case 'inn':
      return inn(x, y + r * 0.16, scale * 1.1);
    case 'vines':
      return vines(x, y + r * 0.1, scale);
    case 'wild':
      return '';
  }
}
