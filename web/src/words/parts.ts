/** What a word in a sentence stands for: a seat, or a thing of the game (`kind` is its family of names). */
export interface Ref {
  kind: string;
  id: string | number;
}

/** A stretch of a sentence; one with a `ref` can be pointed at on the board. */
export interface Part {
  text: string;
  ref?: Ref;
}

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = /\uE000([a-z_]+):([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** A name that can be found again in the finished sentence. */
export function marked(kind: string, id: string | number, text: string): string {
  return `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}`;
}

/** The parts of a sentence that was made with marked names. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const found of sentence.matchAll(MARKED)) {
    if (found.index > done) parts.push({ text: sentence.slice(done, found.index) });
    const [whole, kind = '', id = '', text = ''] = found;
    parts.push({ text, ref: { kind, id: kind === 'seat' ? Number(id) : id } });
    done = found.index + whole.length;
  }
  if (done < sentence.length) parts.push({ text: sentence.slice(done) });
  return parts;
}

/** The sentence as plain text. */
export function plain(parts: Part[]): string {
  return parts.map((part) => part.text).join('');
}
