import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  DrawingBoard,
  ROWS,
  besides,
  fileOf,
  rowAndPlace,
  spacesOf,
} from '../../src/games/burgundy/drawing_board.svelte';

const FIRST = {
  rows: [
    'G6 C5 C4 Y3',
    'G2 G1 C6 Y5 B4',
    'G5 G4 B3 Y1 B2 B3',
    'S6 S1 S2 C6 S5 S4 S1',
    'B2 B5 M4 B3 B1 G2',
    'B6 M1 Y2 B5 B6',
    'M3 Y4 Y1 B3',
  ],
};
const GAP = { rows: ROWS.map((length) => Array(length).fill('..').join(' ')) };
let asked: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const answer = path.endsWith('/random') ? { file: FIRST } : { findings: [], counts: [] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads and writes the form of docs/duchies.md, gaps included', () => {
  expect(fileOf(spacesOf(FIRST)!)).toEqual(FIRST);
  const draft = { rows: ['G6 .5 C. ..', ...FIRST.rows.slice(1)] };
  expect(fileOf(spacesOf(draft)!)).toEqual(draft);
});

it('what is no duchy by its form cannot be opened', () => {
  for (const bad of [
    null,
    {},
    { rows: FIRST.rows.slice(1) },
    { rows: ['G6 C5 C4', ...FIRST.rows.slice(1)] },
  ]) {
    expect(spacesOf(bad)).toBeNull();
  }
  expect(spacesOf({ rows: ['X6 C5 C4 Y3', ...FIRST.rows.slice(1)] })).toBeNull();
});

it('arrows lead to the spaces that touch', () => {
  const to = (at: number, key: string): string => rowAndPlace(besides(at, key)!).join('.');
  expect([to(0, 'ArrowRight'), to(0, 'ArrowLeft'), to(0, 'ArrowDown')]).toEqual(['1.2', '1.1', '2.1']);
  expect([to(18, 'ArrowUp'), to(18, 'ArrowDown'), to(36, 'ArrowUp')]).toEqual(['3.3', '5.3', '6.5']);
  expect(besides(0, 'a')).toBeNull();
});

it('a stroke of the brush is one thing to take back, and the server is asked once for it', async () => {
  const board = new DrawingBoard();
  await vi.runAllTimersAsync();
  asked = [];
  board.tool = { colour: 'ship' };
  board.press(0);
  board.drag(1);
  board.lift();
  board.drag(2);
  board.paint(1, { number: 4 });
  expect(board.file.rows[0]).toBe('S. S4 .. ..');
  await vi.runAllTimersAsync();
  expect(asked).toEqual([{ draft: board.file }]);
  board.undo();
  board.undo();
  expect(board.file).toEqual(GAP);
  expect(board.canUndo).toBe(false);
  board.redo();
  expect(board.file.rows[0]).toBe('S. S. .. ..');
});

it('a random duchy comes from the server, and the drawing outlives a reload', async () => {
  const board = new DrawingBoard();
  await board.random();
  await vi.runAllTimersAsync();
  expect([board.file, board.isDone]).toEqual([FIRST, true]);
  expect(new DrawingBoard().file).toEqual(FIRST);
  board.clear();
  expect(board.isEmpty).toBe(true);
});
