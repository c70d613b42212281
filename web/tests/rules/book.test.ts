// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerFrom } from '../../src/rules/answering';
import { readBook } from '../../src/rules/book';
import { chapterAt } from '../../src/rules/things';

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

  it('gives one answer, the rest of its page, and other pages in the order they were found', () => {
    const ids = ['CIT-END-1', 'CIT-TIE-2', 'CIT-TIE-1', 'CIT-END-2', 'CIT-NO-1', 'CIT-CITY-1', 'CIT-WITCH-1'];
    const found = answerFrom(book('en'), ids)!;
    expect([found.chapter.id, found.answer.id]).toEqual(['end', 'CIT-END-1']);
    expect(found.beside.map((rule) => rule.id)).toEqual(['CIT-END-2', 'CIT-END-3']);
    expect(found.related.map(({ chapter, rule }) => [chapter.id, rule.id])).toEqual([
      ['tie', 'CIT-TIE-2'],
      ['city', 'CIT-CITY-1'],
      ['witch', 'CIT-WITCH-1'],
    ]);
  });

  it('names the pages around an answer that stands alone, and finds nothing where nothing is', () => {
    const found = answerFrom(book('pl'), ['CIT-END-1'])!;
    expect(found.related.map(({ chapter }) => chapter.id)).toEqual(['scoring', 'tie', 'wishing-well']);
    expect(answerFrom(book('pl'), ['CIT-NO-1'])).toBeNull();
  });

  it('opens the page that has an address or a rule', () => {
    expect(chapterAt(book('uk'), 'witch')?.id).toBe('witch');
    expect(chapterAt(book('uk'), 'CIT-WARLORD-2')?.id).toBe('warlord');
    expect(chapterAt(book('uk'), 'gallery-characters')).toBeUndefined();
  });
});
