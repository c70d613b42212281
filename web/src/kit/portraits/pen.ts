/** The pen of all portraits: what is drawn is text, pieces of SVG. */
export const INK = '#1c110a';

export type Point = readonly [x: number, y: number];
/** A brush stroke from one point over another to a third, so wide in the middle. */
export type Stroke = readonly [
  x1: number,
  y1: number,
  cx: number,
  cy: number,
  x2: number,
  y2: number,
  wide?: number,
];

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A colour on its way from one to another. */
export function mixed(from: string, to: string, share: number): string {
  const goal = channels(to);
  const reached = channels(from).map((value, i) => Math.round(value + (goal[i]! - value) * share));
  return `#${reached.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function darker(colour: string, share = 0.3): string {
  return mixed(colour, '#1d0f16', share);
}

export function lighter(colour: string, share = 0.3): string {
  return mixed(colour, '#fff3d6', share);
}

/** What the eye can see of a number. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A pane of glass with an ink contour. */
export function pane(d: string, fill: string, wide?: number): string {
  return `<path d="${d}" fill="${fill}"${wide ? ` stroke-width="${wide}"` : ''}/>`;
}

/** A patch of colour without a contour. */
export function flat(d: string, fill: string, opacity?: number): string {
  return `<path d="${d}" fill="${fill}" stroke="none"${opacity ? ` opacity="${opacity}"` : ''}/>`;
}

export function line(d: string, wide = 1.2, colour?: string): string {
  return `<path d="${d}" fill="none" stroke-width="${wide}"${colour ? ` stroke="${colour}"` : ''}/>`;
}

/** A row of dots or dashes. */
export function dotted(d: string, wide: number, dashes: string, colour?: string): string {
  const stroke = colour ? ` stroke="${colour}"` : '';
  return `<path d="${d}" fill="none"${stroke} stroke-width="${wide}" stroke-dasharray="${dashes}"/>`;
}

/** A round pane; with a contour of 0 it has none. */
export function disc(x: number, y: number, r: number, fill: string, wide?: number): string {
  const contour = wide === 0 ? ' stroke="none"' : wide ? ` stroke-width="${wide}"` : '';
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${r}" fill="${fill}"${contour}/>`;
}

export function moved(transform: string, drawn: string): string {
  return `<g transform="${transform}">${drawn}</g>`;
}

/** Something drawn around its own origin, put to a place, turned and scaled. */
export function placed(x: number, y: number, turn: number, scale: number, drawn: string): string {
  return moved(`translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}`, drawn);
}

/** The text of a path with its numbers rounded to what the eye can see. */
export function path(words: TemplateStringsArray, ...values: (number | Point)[]): string {
  return words.map((word, i) => word + [values[i] ?? []].flat().map(short).join(' ')).join('');
}

/** The same at several places. */
export function scattered(places: readonly Point[], drawn: (x: number, y: number) => string): string {
  return places.map(([x, y]) => drawn(x, y)).join('');
}

/** A smooth curve through points (Catmull–Rom). */
export function curve(points: readonly Point[], closed = true, slack = 0.17): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  const legs = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leaves = [from[0] + (to[0] - before[0]) * slack, from[1] + (to[1] - before[1]) * slack];
    const arrives = [to[0] - (after[0] - from[0]) * slack, to[1] - (after[1] - from[1]) * slack];
    return `C${[...leaves, ...arrives, ...to].map(short).join(' ')}`;
  });
  return `M${points[0]!.map(short).join(' ')}${legs.join('')}${closed ? 'Z' : ''}`;
}

/** The outline of a brush stroke: pointed at both ends. */
export function stroke(...[x1, y1, cx, cy, x2, y2, wide = 2]: Stroke): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * wide, (dx / length) * wide];
  const [a, b] = [`${short(x1)} ${short(y1)}`, `${short(x2)} ${short(y2)}`];
  return `M${a}Q${short(cx + nx)} ${short(cy + ny)} ${b}Q${short(cx - nx)} ${short(cy - ny)} ${a}Z`;
}

export function strokes(list: readonly Stroke[], colour = INK, opacity?: number): string {
  return list.length ? flat(list.map((one) => stroke(...one)).join(''), colour, opacity) : '';
}
