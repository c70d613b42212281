/** How a vine looks: its hatching, its mark, and whether that is drawn in ivory. */
export interface VineLook {
  fill: string;
  hatching: string;
  mark: string;
  dark: boolean;
}

const look = (name: string, hatching: string, mark: string, dark: boolean): VineLook => ({
  fill: `var(--v-${name})`,
  hatching,
  mark,
  dark,
});

/** Marks lie round the middle and are about 20 wide. */
export const VINES: Readonly<Record<string, VineLook>> = {
  orange: look('orange', 'h-purp', 'M4-8A9 9 0 1 0 4 8A7 7 0 1 1 4-8Z', false),
  yellow: look('yellow', 'h-or', 'M0-9a4 4 0 1 0 .01 0ZM-6 1a4 4 0 1 0 .01 0ZM6 1a4 4 0 1 0 .01 0Z', false),
  green: look('green', 'h-vert-w', 'M0-10C9-7 9 4 0 10C-9 4-9-7 0-10ZM-.8-5V8H.8V-5Z', true),
  red: look('red', 'h-gules-w', 'M0-10L7.5 0L0 10L-7.5 0Z', true),
  black: look('black', 'h-sable-w', 'M-2.8-9H2.8V-2.8H9V2.8H2.8V9H-2.8V2.8H-9V-2.8H-2.8Z', true),
  blue: look(
    'blue',
    'h-azure-w',
    'M0-10L2.6-3.2L10-3.2L4.2 1.4L6.2 9L0 4.6L-6.2 9L-4.2 1.4L-10-3.2L-2.6-3.2Z',
    true,
  ),
};
