export type Roof = 'gable' | 'spire' | 'awning' | 'battlement' | 'dome';

/** A roof over a body that is 48 wide, from x 6 to 54, whose top lies at y 0. */
export const ROOFS: Record<Roof, string> = {
  gable:
    '<path d="M2 0L30 -25L58 0Z"/><path class="n" d="M30 -25V-36"/><path class="f" d="M30.5 -36l11 3.4l-11 3.4z"/>',
  spire: '<path d="M4 0L6 -7H18L30 -34L42 -7H54L56 0Z"/><path class="n" d="M30 -33V-44M25.6 -40H34.4"/>',
  awning:
    '<path d="M1 0L10 -16H50L59 0Z"/><path class="a" d="M1 0a7.25 7 0 0 0 14.5 0a7.25 7 0 0 0 14.5 0a7.25 7 0 0 0 14.5 0a7.25 7 0 0 0 14.5 0z"/>',
  battlement: '<path d="M2 2V-15H12V-8H20V-15H40V-8H48V-15H58V2Z"/>',
  dome: '<path d="M5 0C3 -22 24 -21 30 -31C36 -21 57 -22 55 0Z"/><path class="n" d="M30 -31V-41"/><circle class="f" cx="30" cy="-42" r="4"/>',
};

/** A gothic arch that stands on y `foot` between two x, springs at `spring` and meets at `top`. */
export function arch(left: number, right: number, top: number, spring: number, foot: number): string {
  const w = right - left;
  const h = spring - top;
  const lower = spring - h * 0.54;
  const upper = top + h * 0.36;
  const middle = left + w / 2;
  return (
    `M${left} ${foot}V${spring}C${left} ${lower} ${left + w * 0.293} ${upper} ${middle} ${top}` +
    `C${right - w * 0.293} ${upper} ${right} ${lower} ${right} ${spring}V${foot}Z`
  );
}

export interface Star {
  x: number;
  y: number;
  size: number;
}

/** A number between 0 and 1 that looks like chance and is always the same. */
function scattered(seed: number): number {
  const wild = Math.sin(seed * 12.9898) * 43758.5453;
  return wild - Math.floor(wild);
}

/** So many stars over a sky of this size, always the same ones. */
export function stars(count: number, width: number, height: number): Star[] {
  return Array.from({ length: count }, (_, at) => ({
    x: scattered(at + 1) * width,
    y: scattered(at + 101) * height,
    size: 0.7 + scattered(at + 201) * 1.1,
  }));
}

/** Battlements from x 0 to `width`, with their upper edge at y 0 and `depth` of wall below. */
export function wall(width: number, depth: number, tooth: number): string {
  let path = `M0 ${depth}V8`;
  for (let x = 0; x + tooth * 2 <= width; x += tooth * 2) path += `H${x + tooth}V0H${x + tooth * 2}V8`;
  return `${path}H${width}V${depth}Z`;
}

/** Courses of stone on a wall of this size, each stone half a stone further than the one above. */
export function courses(width: number, top: number, depth: number, stone: number): string {
  const high = 10;
  let path = '';
  for (let y = top, row = 0; y < depth; y += high, row += 1) {
    path += `M0 ${y}H${width}`;
    for (let x = row % 2 ? stone : stone / 2; x < width; x += stone) path += `M${x} ${y}V${y + high}`;
  }
  return path;
}
