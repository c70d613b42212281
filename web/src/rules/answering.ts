import { chapterAt } from './things';
import type { Book, Chapter, Rule } from './book';

/** What is found for a question: one answer, what else stands on its page, and other pages, the best first. */
export interface Found {
  answer: Rule;
  chapter: Chapter;
  beside: Rule[];
  related: { chapter: Chapter; rule: Rule }[];
}

/** So many other pages are named; where the question leads to fewer, those before and after the answer. */
const PAGES = 6;
const AT_LEAST = 3;

/** From the ids of rules, the best first; null if none of them is in this book. */
export function answerFrom(book: Book, ids: readonly string[]): Found | null {
  const rules = ids.flatMap((id) => {
    const chapter = chapterAt(book, id);
    const rule = chapter?.rules.find((one) => one.id === id);
    return chapter && rule ? [{ chapter, rule }] : [];
  });
  const [first, ...others] = rules;
  if (!first) return null;
  const pages = new Map<Chapter, Rule>();
  for (const { chapter, rule } of others) {
    if (chapter !== first.chapter && !pages.has(chapter)) pages.set(chapter, rule);
  }
  for (const chapter of around(book, first.chapter)) {
    const rule = chapter.rules[0];
    if (pages.size < AT_LEAST && rule && !pages.has(chapter)) pages.set(chapter, rule);
  }
  return {
    answer: first.rule,
    chapter: first.chapter,
    beside: first.chapter.rules.filter((rule) => rule !== first.rule),
    related: [...pages].slice(0, PAGES).map(([chapter, rule]) => ({ chapter, rule })),
  };
}

/** The pages around one, the nearest first. */
function around(book: Book, chapter: Chapter): Chapter[] {
  const at = book.chapters.indexOf(chapter);
  return [at - 1, at + 1, at - 2, at + 2].flatMap((one) => book.chapters[one] ?? []);
}
