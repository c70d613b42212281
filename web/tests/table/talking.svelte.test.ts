import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Talking, wordsOf } from '../../src/table/talking.svelte';
import type { LiveTable } from '../../src/wire/live.svelte';
import type { ChatLine } from '../../src/wire/types';
import { LANGUAGES, hasWords, speak } from '../../src/words';

const said = (line: number, more: Partial<ChatLine> = {}): ChatLine => ({
  line,
  channel: 'players',
  seat: 1,
  voice: 'b',
  nickname: 'Bob',
  text: `line ${line}`,
  phrase: null,
  at: line,
  ...more,
});

/** A table whose server answers as it is told. */
function table(status: string, answer: () => Promise<void> = () => Promise.resolve()) {
  const sent: unknown[] = [];
  const live = {
    id: 'table',
    chat: [] as ChatLine[],
    seats: [0],
    picture: { table: { status } },
    saidByMe: () => false,
    say: (what: unknown) => (sent.push(what), answer()),
  };
  return { live, sent, talking: new Talking(live as unknown as LiveTable) };
}

beforeAll(() => speak('en', false));
beforeEach(() => sessionStorage.clear());

describe('what I write', () => {
  it('is said once, and the field is free for the next line', async () => {
    const { talking, sent } = table('playing');
    talking.draft = '  Good luck!  ';
    const saying = talking.say();
    expect(talking.draft).toBe('');
    await saying;
    await talking.say();
    expect(sent).toEqual([{ text: 'Good luck!' }]);
  });

  it('is not lost when the line is down, nor what was written meanwhile', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { talking } = table('playing', () => new Promise((_, reject) => (fail = reject)));
    talking.draft = 'first';
    const saying = talking.say();
    talking.draft = 'second';
    fail(new Error('offline'));
    await expect(saying).rejects.toThrow('offline');
    expect(talking.draft).toBe('first second');
  });
});

describe('what others say', () => {
  it('is new until one has looked, also after a reload', () => {
    const { live, talking } = table('playing');
    live.chat = [said(1), said(2, { seat: 0 }), said(3)];
    expect(talking.unread.map((line) => line.line)).toEqual([1, 3]);
    talking.look();
    expect(talking.unread).toEqual([]);
    const again = new Talking(live as unknown as LiveTable);
    live.chat = [...live.chat, said(4)];
    expect(again.unread.map((line) => line.line)).toEqual([4]);
  });

  it('is read in the language of the reader if it is a quick phrase', async () => {
    const line = said(1, { text: '', phrase: 'good_game' });
    const read: string[] = [];
    for (const language of LANGUAGES) {
      await speak(language, false);
      read.push(wordsOf(line));
    }
    await speak('en', false);
    expect(read).toEqual(['Good game!', 'Dobra gra!', 'Гарна гра!']);
    expect(wordsOf(said(2))).toBe('line 2');
  });
});

it('offers phrases that fit where the game stands, each with its words', () => {
  const offered = ['open', 'playing', 'finished'].map((status) => table(status).talking.phrases);
  expect(offered[0]).toContain('good_luck');
  expect(offered[1]).toContain('nice_move');
  expect(offered[2]).toContain('again');
  for (const phrase of offered.flat()) expect(hasWords(`chat-phrase-${phrase}`)).toBe(true);
});
