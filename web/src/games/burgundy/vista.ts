/** Where a duchy stands on the screen, how large, and its board with the counts. */
export interface Stand {
  /** The middle of the land, and of a space to its corner. */
  x: number;
  y: number;
  radius: number;
  /** Where what is above the land begins. */
  top: number;
  board: { x: number; y: number; wide: number; high: number };
}

export interface Vista {
  /** Land and board lie side by side, one under the other; the board has no lines. */
  narrow: boolean;
  stands: Stand[];
  horizon: number;
}

interface Room {
  top: number;
  bottom: number;
}

const NARROW = 700;
/** How wide a land is with its shade, and how high with its castles, by the radius of a space. */
const wideOf = (across: number): number => across * 1.733 + 0.47;
const ABOVE = 4.6;
const BELOW = 4.1;
const HEAD = 52;
const LINE = 22;

/** All duchies side by side over their boards; on a phone each beside its plate, in rows. `across` is their longest row. */
export function vistaOf(
  width: number,
  height: number,
  count: number,
  lines: number,
  room: Room,
  across = 7,
): Vista {
  return width < NARROW && height > width
    ? inRows(width, height, count, room, wideOf(across))
    : sideBySide(width, height, count, lines, room, wideOf(across));
}

function sideBySide(
  width: number,
  height: number,
  count: number,
  lines: number,
  room: Room,
  land: number,
): Vista {
  const slot = width / Math.max(1, count);
  const high = Math.min(HEAD + lines * LINE + 12, (height - room.top - room.bottom) * 0.5);
  const foot = height - room.bottom - high - 22;
  // What is said over a land needs a place as well.
  const free = foot - room.top - 56;
  const radius = Math.max(8, Math.min((slot * 0.95) / land, free / (ABOVE + BELOW + 1), 50));
  const wide = Math.min(340, slot - 28);
  const stands = Array.from({ length: count }, (_, at) => {
    const x = slot * (at + 0.5);
    const y = foot - radius * BELOW;
    return {
      x,
      y,
      radius,
      top: y - radius * ABOVE,
      board: { x: x - wide / 2, y: foot + 22, wide, high },
    };
  });
  return { narrow: false, stands, horizon: foot - radius * 2.2 };
}

function inRows(width: number, height: number, count: number, room: Room, wide: number): Vista {
  const each = (height - room.top - room.bottom) / Math.max(1, count);
  const radius = Math.min((width * 0.56) / wide, each / (ABOVE + BELOW + 0.6));
  const land = radius * wide;
  const stands = Array.from({ length: count }, (_, at) => {
    const y = room.top + each * at + each * 0.52;
    const high = Math.min(100, each - 12);
    return {
      x: land / 2 + 2,
      y,
      radius,
      top: y - radius * ABOVE,
      board: { x: land + 8, y: y - high / 2, wide: width - land - 18, high },
    };
  });
  return { narrow: true, stands, horizon: room.top + each * 0.75 };
}
