import { sharedDefs } from './defs';
import type { Face } from './face';
import type { Paintings } from './figures.svelte';
import { glazed } from './glass';
import type { Window } from './glass';
import { head, neck } from './head';
import { moved } from './pen';

/** Hair or headgear around the origin of the head: what is behind the head, and what is in front of it. */
export type Gear = readonly [behind: string, before: string];

/** Somebody in a window. */
export interface Figure extends Window {
  draw: () => string;
}

/** Figures by the name under which they are asked for. */
export type Cast = Readonly<Record<string, Figure>>;

/** Where the head stands in the window. */
interface Place {
  x?: number;
  y?: number;
  scale?: number;
  tilt?: number;
  /** Looks to the left. */
  flip?: boolean;
}

interface Parts {
  face: Face;
  at: Place;
  /** The outermost first: the crown, then the hair. */
  wears: readonly Gear[];
  clothes: string;
  holds?: string;
}

/** Puts a figure together, from the back to the front. */
export function figure({ face, at, wears, clothes, holds = '' }: Parts): string {
  const { x = 120, y = 127, scale = 1.1, tilt = 0, flip = false } = at;
  const place = `translate(${x} ${y}) rotate(${tilt}) scale(${flip ? -scale : scale} ${scale})`;
  const layers = wears.toReversed();
  const behind = layers.map(([drawn]) => drawn).join('') + neck(face);
  const before = head(face) + layers.map(([, drawn]) => drawn).join('');
  return moved(place, behind) + clothes + moved(place, before) + holds;
}

/** Figures ready to be hung: each in its window without the frame, 240 wide and 306 high. */
export function paintings(cast: Cast): Paintings {
  const art = Object.entries(cast).map(([name, one]) => [name, () => glazed(one, one.draw())] as const);
  return { shared: sharedDefs, art: Object.fromEntries(art) };
}
