// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folded, readBook, search } from '../../src/rules/book';

const path = (language: string): string => `../src/kasztelan/games/citadels/rulebook/${language}.md`;
const book = (language: string) => readBook(readFileSync(path(language), 'utf8'));

describe('the rules book', () => {
  it('has the same chapters and rules in every language', () => {
    const shape = (language: string) =>
      book(language).chapters.map((chapter) => [chapter.id, ...chapter.rules.map((rule) => rule.id)]);
    expect(shape('en').flat().length).toBeGreaterThan(300);
    expect(shape('pl')).toEqual(shape('en'));
    expect(shape('uk')).toEqual(shape('en'));
  });

  it('keeps remarks apart from the rule', () => {
    const [rule] = readBook('# T\n## C {#c}\n- **X-1** Says this. *(our ruling)* *(option: crown)*')
      .chapters[0]!.rules;
    expect(rule).toEqual({ id: 'X-1', text: 'Says this.', notes: ['our ruling', 'option: crown'] });
  });

  it('finds words without their marks, and rules by their id', () => {
    expect(folded('Złota Żyła')).toBe('zlota zyla');
    const ids = search(book('en'), 'cit-setup-1').flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    expect(ids).toContain('CIT-SETUP-1');
    expect(search(book('pl'), 'zloto').length).toBeGreaterThan(0);
    expect(search(book('en'), 'no such words anywhere')).toEqual([]);
  });
});
