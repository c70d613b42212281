import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnNotice } from '../../src/table/turn_notice';

const CALL = { title: 'Your turn', text: 'Citadels', table: 'abc' };
const shown: { title: string; body?: string }[] = [];

class Notice {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string, options: { body?: string }) {
    shown.push({ title, body: options.body });
  }
}

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  shown.length = 0;
  document.title = 'Citadels';
  localStorage.setItem('kasztelan.notice', 'on');
  vi.stubGlobal('Notification', Notice);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nobody who looks at the table is told', () => {
  look('visible');
  turnNotice(true, 1, CALL);
  expect([document.title, shown]).toEqual(['Citadels', []]);
});

test('who is elsewhere gets a notice and a mark in the title, until they look', () => {
  look('hidden');
  turnNotice(true, 2, CALL);
  expect(document.title).toBe('● Citadels');
  expect(shown).toEqual([{ title: 'Your turn', body: 'Citadels' }]);
  look('visible');
  expect(document.title).toBe('Citadels');
});

test('a decision is told once', () => {
  look('hidden');
  turnNotice(true, 3, CALL);
  turnNotice(true, 3, CALL);
  expect(shown).toHaveLength(1);
});
