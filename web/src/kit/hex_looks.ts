/** How a kind of tile looks: its tincture, and the hatching that says the same without colour. */
export interface HexLook {
  fill: string;
  /** One of the hatchings of Defs. */
  hatching: string;
  /** What lies on it is drawn in ivory, not in ink. */
  dark: boolean;
}

const look = (name: string, hatching: string, dark: boolean): HexLook => ({
  fill: `var(--hx-${name})`,
  hatching: `h-${hatching}`,
  dark,
});

export const HEX_LOOKS = {
  castle: look('castle', 'gules', true),
  mine: look('mine', 'sable', true),
  ship: look('ship', 'azure', true),
  animals: look('animals', 'vert', true),
  building: look('building', 'or', false),
  monastery: look('monastery', 'purp', false),
  black: look('black', 'sable', true),
} as const satisfies Record<string, HexLook>;

export type HexKind = keyof typeof HEX_LOOKS;
