import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Desk } from '../../src/desk/desk.svelte';
import type { Source } from '../../src/desk/desk.svelte';
import { settings } from '../../src/desk/settings.svelte';
import { Refused } from '../../src/wire/http';
import type { Action, Picture, Why } from '../../src/wire/types';
import { Sentences, plain, speak } from '../../src/words';
import { NAMES, gameWords } from '../citadels/table';

const MARKET = { verb: 'build', card: 'market' };
const END = { verb: 'end_turn' };
const KEEP = { verb: 'destroy', seat: 1, card: 'keep', beautified: false };
const FIELDS = { names: { card: 'district' }, units: { gold: 'gold' }, seats: ['seat', 'other'] };

function picture(n: number, choices: Action[] | null, away = false): Picture {
  const chair = { kind: 'person', name: 'Kasia', bot: null, away, nonce: '', crest: 'lion' as const };
  const game = { n, choices, facts: null, near: [], view: {}, decision: {} };
  return {
    table: { game: 'citadels', seats: [chair, chair], status: 'playing' },
    game,
  } as unknown as Picture;
}

/** A table that goes where the test wants. */
class Table implements Source {
  picture = $state.raw<Picture | null>(null);
  seats = [0];
  eyes = 0;
  busy = $state(false);
  playing = true;
  done: Action[] = [];
  why = vi.fn<(action: Action) => Promise<Why | null>>(async () => ({
    code: 'protected_district',
    card: 'keep',
  }));

  async act(action: Action): Promise<void> {
    this.done.push(action);
  }
}

function sit(): { table: Table; desk: Desk; goTo: (n: number, choices: Action[]) => void } {
  const table = new Table();
  const sentences = new Sentences({ words: gameWords('en'), fields: FIELDS }, NAMES, 'revised');
  const desk = new Desk(table, () => sentences);
  const goTo = (n: number, choices: Action[]): void => {
    table.picture = picture(n, choices);
    flushSync();
  };
  goTo(10, [MARKET, END]);
  return { table, desk, goTo };
}

function choose(desk: Desk, action: Action): void {
  desk.choose(desk.those(action)[0]!);
}

beforeAll(() => speak('en', false));
afterEach(() => {
  settings.confirm = false;
});

describe('confirming', () => {
  it('forgets what was to be confirmed when a move is taken back', () => {
    settings.confirm = true;
    const { table, desk, goTo } = sit();
    choose(desk, MARKET);
    choose(desk, MARKET);
    goTo(11, [END]);
    choose(desk, END);
    expect(desk.pending?.do).toEqual(END);
    goTo(10, [MARKET, END]);
    expect(desk.pending).toBeNull();
    choose(desk, END);
    expect(table.done).toEqual([MARKET]);
    expect(desk.pending?.do).toEqual(END);
  });
});

describe('advice', () => {
  it('says why as long as its decision is open, if whoever advises can say', () => {
    const { desk, goTo } = sit();
    desk.suggest(MARKET, 'bot', { code: 'points', card: 'market', points: 2 });
    expect(desk.hint?.do).toEqual(MARKET);
    expect(plain(desk.hintWhy!)).toBe('Market: worth 2\u00A0points.');
    desk.suggest(END);
    expect(desk.hintWhy).toBeNull();
    desk.suggest(MARKET, 'bot', { code: 'completes' });
    goTo(11, [MARKET, END]);
    expect(desk.hintWhy).toBeNull();
  });
});

describe('a piece that can do nothing', () => {
  it('says why, as the server knows it, and is known to from then on', async () => {
    const { table, desk } = sit();
    desk.use(KEEP);
    await vi.waitFor(() => expect(desk.complaint).toBe('This district is protected: Keep.'));
    expect(desk.whyNot(KEEP)).toBe('This district is protected: Keep.');
    expect(table.why.mock.calls).toEqual([[KEEP]]);
    desk.use(KEEP);
    await vi.waitFor(() => expect(desk.complaint).toBe('This district is protected: Keep.'));
    expect(table.why).toHaveBeenCalledOnce();
  });

  it('says nothing any more once the table has moved on', async () => {
    const { desk, goTo } = sit();
    desk.use(KEEP);
    await vi.waitFor(() => expect(desk.complaint).not.toBe(''));
    goTo(11, [END]);
    expect(desk.complaint).toBe('');
    expect(desk.whyNot(KEEP)).toBe('');
  });

  it('does not answer a click that was followed by another', async () => {
    const { table, desk } = sit();
    let answer: (why: Why) => void = () => undefined;
    table.why.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    desk.use(KEEP);
    desk.use({ verb: 'seize' }, END);
    answer({ code: 'not_now' });
    await Promise.resolve();
    expect(desk.complaint).toBe('');
    expect(table.done).toEqual([END]);
  });

  it('asks nothing while others decide, and bears a lost connection', async () => {
    const { table, desk, goTo } = sit();
    table.why.mockRejectedValueOnce(new Refused(409, 'offline', {}));
    desk.use(KEEP);
    await vi.waitFor(() => expect(table.why).toHaveBeenCalledOnce());
    table.picture = picture(11, null);
    desk.use(KEEP);
    expect(table.why).toHaveBeenCalledOnce();
    goTo(12, [END]);
    expect(desk.complaint).toBe('');
  });
});

describe('a seat that a bot plays', () => {
  it('is asked nothing', () => {
    const { table, desk } = sit();
    table.picture = picture(10, [MARKET, END], true);
    flushSync();
    expect([desk.away, desk.asked, desk.choices]).toEqual([true, false, []]);
  });
});

describe('a choice that is on its way', () => {
  it('is known until the table has moved on', () => {
    const { table, desk, goTo } = sit();
    expect(desk.underway).toBeNull();
    choose(desk, MARKET);
    table.busy = true;
    expect(desk.underway?.do).toEqual(MARKET);
    goTo(11, [END]);
    expect(desk.underway).toBeNull();
  });
});
