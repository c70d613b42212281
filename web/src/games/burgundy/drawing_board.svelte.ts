import { keep, kept } from '../../kit/kept';
import { Refused, post } from '../../wire/http';
import type { CheckedDraft, Json } from '../../wire/types';
import type { BurgundyType } from '../../wire/schema';

/** The colours of a duchy, and the letter each has in a file. */
export const LETTERS = {
  building: 'B',
  animals: 'G',
  ship: 'S',
  monastery: 'Y',
  castle: 'C',
  mine: 'M',
} as const satisfies Partial<Record<BurgundyType, string>>;
export type Colour = keyof typeof LETTERS;
export const COLOURS = Object.keys(LETTERS) as Colour[];
export const ROWS = [4, 5, 6, 7, 6, 5, 4];

const GAP = '.';
const PAUSE = 120;
const ADDRESS = '/api/games/burgundy/files/duchy_file';
const KEPT = 'burgundy.drawing';

/** A space as far as it is drawn. */
export interface Space {
  colour: Colour | null;
  number: number | null;
}
export type Tool = { colour: Colour } | { number: number } | 'eraser';
/** What a file says, with `.` for what is still to come. */
export interface DuchyFile {
  rows: string[];
}

const EMPTY: readonly Space[] = ROWS.flatMap((length) =>
  Array.from({ length }, () => ({ colour: null, number: null })),
);

/** The row of a space and its place in it, both from 1. */
export function rowAndPlace(at: number): [number, number] {
  let left = at;
  const row = ROWS.findIndex((length) => (left -= length) < 0);
  return [row + 1, left + ROWS[row]! + 1];
}

/** The space in that row and place, from 1; the nearest there is. */
function spaceAt(row: number, place: number): number {
  const down = Math.max(1, Math.min(ROWS.length, row));
  const across = Math.max(1, Math.min(ROWS[down - 1]!, place));
  return ROWS.slice(0, down - 1).reduce((sum, length) => sum + length, 0) + across - 1;
}

/** Where an arrow key leads from a space. */
export function besides(at: number, key: string): number | null {
  const [row, place] = rowAndPlace(at);
  if (key === 'ArrowLeft') return spaceAt(row, place - 1);
  if (key === 'ArrowRight') return spaceAt(row, place + 1);
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (!step) return null;
  const wider = (ROWS[row - 1 + step] ?? 0) > ROWS[row - 1]!;
  return spaceAt(
    row + step,
    wider && place > ROWS[row - 1]! / 2 ? place + 1 : wider ? place : place - (place > 1 ? 1 : 0),
  );
}

export function fileOf(spaces: readonly Space[]): DuchyFile {
  const written = spaces.map(({ colour, number }) => (colour ? LETTERS[colour] : GAP) + (number ?? GAP));
  let first = 0;
  return { rows: ROWS.map((length) => written.slice(first, (first += length)).join(' ')) };
}

/** The spaces that a file draws; null if it is no duchy by its form. */
export function spacesOf(file: unknown): Space[] | null {
  const rows = (file as Partial<DuchyFile> | null)?.rows;
  if (!Array.isArray(rows) || rows.length !== ROWS.length) return null;
  const words = rows.map((row) => String(row).trim().split(/\s+/));
  if (words.some((row, at) => row.length !== ROWS[at])) return null;
  const spaces = words.flat().map((one) => {
    const found = /^([A-Z.])([1-6.])$/.exec(one);
    const colour = COLOURS.find((each) => LETTERS[each] === found?.[1]) ?? null;
    if (!found || (found[1] !== GAP && !colour)) return null;
    return { colour, number: found[2] === GAP ? null : Number(found[2]) };
  });
  return spaces.every((one) => one !== null) ? spaces : null;
}

/** A duchy while it is drawn: its spaces, the tool in hand, what can be taken back, and what the server says to it. */
export class DrawingBoard {
  spaces = $state.raw<readonly Space[]>(EMPTY);
  tool = $state.raw<Tool>({ colour: 'building' });
  /** The server's latest answer; null until it comes. */
  checked = $state.raw<CheckedDraft | null>(null);
  /** It cannot be asked. */
  lost = $state(false);
  private past = $state.raw<readonly (readonly Space[])[]>([]);
  private future = $state.raw<readonly (readonly Space[])[]>([]);
  /** While the brush is held, all it paints is one thing to take back. */
  private held = false;
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly file: DuchyFile = $derived(fileOf(this.spaces));
  readonly canUndo: boolean = $derived(this.past.length > 0);
  readonly canRedo: boolean = $derived(this.future.length > 0);
  readonly isEmpty: boolean = $derived(this.spaces.every((one) => !one.colour && !one.number));
  /** Nothing is wrong with it, and nothing is missing. */
  readonly isDone: boolean = $derived(this.checked?.findings.length === 0);

  constructor() {
    this.spaces = spacesOf(read(kept(KEPT))) ?? EMPTY;
    void this.look();
  }

  /** Paints a space with the tool in hand, or with another. */
  paint(at: number, tool: Tool = this.tool): void {
    const now = this.spaces[at]!;
    const then = tool === 'eraser' ? { colour: null, number: null } : { ...now, ...tool };
    if (then.colour === now.colour && then.number === now.number) return;
    const spaces = this.spaces.with(at, then);
    if (this.held) this.show(spaces);
    else this.change(spaces);
  }

  /** Paints until the brush is lifted. */
  press(at: number): void {
    this.paint(at);
    this.held = true;
  }

  drag(at: number): void {
    if (this.held) this.paint(at);
  }

  lift(): void {
    this.held = false;
  }

  clear(): void {
    this.change(EMPTY);
  }

  /** Draws what a file says; false if it cannot be read as a duchy. */
  open(file: unknown): boolean {
    const spaces = spacesOf(file);
    if (spaces) this.change(spaces);
    return spaces !== null;
  }

  /** Asks for a new one drawn by chance. */
  async random(): Promise<void> {
    const { file } = await post<{ file: Record<string, Json> }>(`${ADDRESS}/random`);
    this.open(file);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.spaces];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.past = [...this.past, this.spaces];
    this.future = this.future.slice(0, -1);
    this.show(after);
  }

  private change(spaces: readonly Space[]): void {
    this.past = [...this.past, this.spaces];
    this.future = [];
    this.show(spaces);
  }

  private show(spaces: readonly Space[]): void {
    this.spaces = spaces;
    keep(KEPT, JSON.stringify(this.file));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  /** What is wrong comes from the server alone; an answer to an older picture is not heard. */
  private async look(): Promise<void> {
    const turn = ++this.turn;
    try {
      const checked = await post<CheckedDraft>(`${ADDRESS}/check`, { draft: this.file });
      if (turn === this.turn) this.checked = checked;
      this.lost = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.lost = true;
    }
  }
}

function read(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
