import { beforeEach, describe, expect, it } from 'vitest';
import type { Desk, Wanted } from '../../src/desk/desk.svelte';
import type { Lesson, Step } from '../../src/games/lesson';
import { readAt, taughtAt, teachAt, wayIn } from '../../src/learn/progress';
import { Teacher } from '../../src/learn/teacher.svelte';

/** A table where things can be done or not. */
class FakeDesk {
  n = 1;
  asked = true;
  constructor(public possible: string[]) {}

  can({ verb }: Wanted): boolean {
    return this.possible.includes(String(verb));
  }

  those(wanted: Wanted) {
    return this.can(wanted) ? [{ key: wanted.verb, do: wanted }] : [];
  }

  /** The pupil decides; then this is possible, unless others are asked. */
  decide(...possible: string[]): void {
    this.n += 1;
    this.asked = possible.length > 0;
    this.possible = possible;
  }
}

const can =
  (verb: string) =>
  (desk: Desk): boolean =>
    desk.can({ verb });
const told = (key: string, when: Step['when']): Step => ({ key, chapter: 'one', when });
const tried = (verb: string): Step => ({
  key: verb,
  chapter: 'two',
  when: can(verb),
  advice: () => ({ verb }),
});
const lesson: Lesson = {
  record: {},
  seat: 0,
  chapters: ['one', 'two'],
  steps: [
    told('welcome', can('pick')),
    told('hand', can('pick')),
    tried('pick'),
    tried('gather'),
    tried('income'),
    tried('build'),
    told('over', can('nothing')),
  ],
};
const TABLE = 'table';

function learning(...possible: string[]) {
  const desk = new FakeDesk(possible);
  const teacher = new Teacher(lesson, desk as unknown as Desk, TABLE);
  teacher.look();
  const then = (...next: string[]): string | undefined => {
    desk.decide(...next);
    teacher.look();
    return teacher.step?.key;
  };
  return { desk, teacher, then, key: () => teacher.step?.key };
}

beforeEach(() => {
  localStorage.clear();
  teachAt(TABLE, 'game');
});

describe('the teacher', () => {
  it('goes on when something was read', () => {
    const { teacher, key } = learning('pick');
    const said = [key()];
    for (let n = 0; n < 2; n += 1) {
      teacher.next();
      said.push(key());
    }
    expect(said).toEqual(['welcome', 'hand', 'pick']);
    expect(teacher.advised?.do).toEqual({ verb: 'pick' });
    expect(teacher.place).toEqual({ chapter: 2, of: 2 });
  });

  it('goes on by itself when the pupil decides without reading', () => {
    const { then } = learning('pick');
    expect(then('gather')).toBe('gather');
    expect(then('income', 'build')).toBe('income');
  });

  it('keeps what is to be done as long as it can be done', () => {
    const { then } = learning('income', 'build');
    expect(then('income')).toBe('income');
    expect(then('pick')).toBe('welcome');
  });

  it('leaves what was not read yet on the table while only others decide', () => {
    const { desk, teacher, key } = learning('pick');
    desk.asked = false;
    teacher.look();
    expect(key()).toBe('welcome');
  });

  it('tells nothing twice, after a reload neither', () => {
    const { teacher } = learning('pick');
    teacher.next();
    teacher.next();
    expect(readAt(TABLE)).toEqual(['welcome', 'hand']);
    expect(learning('pick').key()).toBe('pick');
    const again = learning('gather');
    expect(again.then('pick')).toBe('pick');
  });

  it('forgets the lesson after its last word', () => {
    const { teacher, key } = learning('nothing');
    expect(taughtAt(TABLE)).toBe('game');
    expect(key()).toBe('over');
    teacher.next();
    expect(key()).toBeUndefined();
    expect(taughtAt(TABLE)).toBeNull();
  });

  it('knows how far somebody has come in the game, and when it was done', () => {
    expect(wayIn('game')).toBeNull();
    learning('pick').teacher.next();
    expect(wayIn('game')).toEqual({ table: TABLE, done: 0, of: 2 });
    learning('nothing').teacher.next();
    expect(wayIn('game')).toEqual({ table: TABLE, done: 2, of: 2 });
  });
});
