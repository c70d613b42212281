import { describe, expect, it } from 'vitest';
import { keyPressed } from '../../src/kit/hotkeys';

const press = (key: string, code: string): string => keyPressed(new KeyboardEvent('keydown', { key, code }));

describe('the key that is pressed', () => {
  it('is the letter or number itself, wherever it lies', () => {
    expect(press('e', 'KeyE')).toBe('E');
    expect(press('a', 'KeyQ')).toBe('A');
    expect(press('3', 'Numpad3')).toBe('3');
  });

  it('is the Latin letter of the same place on a Cyrillic keyboard', () => {
    expect(press('у', 'KeyE')).toBe('E');
    expect(press('"', 'Digit3')).toBe('3');
  });
});
