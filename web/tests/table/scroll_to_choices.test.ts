// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { scrollFor } from '../../src/table/scroll_to_choices';

const WINDOW = { top: 50, bottom: 650 };

describe('scrolling on a phone', () => {
  it('stays where it is while everything is in sight', () => {
    expect(scrollFor({ top: 60, bottom: 640 }, WINDOW)).toBe(0);
  });

  it('goes just far enough', () => {
    expect(scrollFor({ top: 500, bottom: 700 }, WINDOW)).toBe(50);
    expect(scrollFor({ top: 20, bottom: 200 }, WINDOW)).toBe(-30);
  });

  it('shows the lower end of what is too tall: the hand', () => {
    expect(scrollFor({ top: 0, bottom: 900 }, WINDOW)).toBe(250);
  });
});
