/** A rule: its id and what it says; `notes` are the small remarks in brackets at its end. */
export interface Rule {
  id: string;
  text: string;
  notes: string[];
}

export interface Chapter {
  id: string;
  title: string;
  intro: string[];
  rules: Rule[];
}

export interface Book {
  title: string;
  intro: string[];
  chapters: Chapter[];
}

const HEADING = /^## (.*) \{#([\w-]+)\}$/;
const RULE = /^- \*\*([A-Z0-9-]+)\*\* (.*)$/;
const NOTE = /\s*\*\(([^)]*)\)\*/g;

/** Reads a rulebook as the games write theirs: chapters with ids, rules as bullets that begin with their id. */
export function readBook(text: string): Book {
  const book: Book = { title: '', intro: [], chapters: [] };
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line);
    const chapter = book.chapters.at(-1);
    if (line.startsWith('# ')) book.title = line.slice(2);
    else if (heading) book.chapters.push({ id: heading[2]!, title: heading[1]!, intro: [], rules: [] });
    else if (rule && chapter) chapter.rules.push(readRule(rule[1]!, rule[2]!));
    else if (line.trim()) (chapter ?? book).intro.push(line.trim());
  }
  return book;
}

function readRule(id: string, line: string): Rule {
  const notes = [...line.matchAll(NOTE)].map((found) => found[1]!);
  return { id, text: line.replace(NOTE, '').trim(), notes };
}
