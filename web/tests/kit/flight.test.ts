import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coins, fly, places, settle } from '../../src/kit/flight';
import { motion } from '../../src/kit/motion.svelte';
import { aloft, finishAll, hastenFlights } from '../../src/kit/sky';

/** What was animated: the browser's part is played here, and every flight lands when it is told to. */
class Played {
  playbackRate = 1;
  private land!: () => void;
  finished: Promise<void>;
  constructor(
    readonly element: Element,
    readonly frames: Keyframe[],
    readonly timing: KeyframeAnimationOptions,
  ) {
    this.finished = new Promise((done) => (this.land = done));
  }
  finish(): void {
    this.land();
  }
  updatePlaybackRate(rate: number): void {
    this.playbackRate = rate;
  }
}
let played: Played[] = [];

function put(name: string, left: number, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('div');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = name;
  element.getBoundingClientRect = () => new DOMRect(left, 0, 50, 70);
  document.body.append(element);
  return element;
}
const sky = (): Element[] => [...document.querySelectorAll('.kit-flying')];

beforeEach(() => {
  played = [];
  document.body.replaceChildren();
  Element.prototype.animate = function (frames, timing) {
    const one = new Played(this, frames as Keyframe[], timing as KeyframeAnimationOptions);
    played.push(one);
    return one as unknown as Animation;
  };
  motion.reduced = false;
  motion.speed = 1;
});
afterEach(async () => {
  for (const one of played) one.finish();
  await vi.waitFor(() => expect(document.querySelectorAll('.kit-flying, .kit-dust')).toHaveLength(0));
  motion.reduced = false;
  motion.speed = 1;
});

describe('flights', () => {
  it('carry a copy from one place to the other and leave nothing behind', async () => {
    put('deck', 0, { 'data-anchor': 'deck' });
    const card = put('Market', 300, { 'data-piece': 'market' });
    const landed = fly({ from: 'deck', to: card, node: card });
    expect(sky().map((one) => one.textContent)).toEqual(['Market']);
    expect(played[0]!.frames[0]!['translate']).toBe('-300.00px 0.00px');
    expect(played[0]!.frames.at(-1)!['translate']).toBe('0.00px 0.00px');
    expect(document.querySelectorAll('[data-piece=market]')).toHaveLength(1);
    played[0]!.finish();
    await landed;
    expect(sky()).toEqual([]);
  });

  it.each([
    ['reduced motion', true, 1],
    ['speed 0', false, 0],
  ] as const)('do not happen with %s', async (_, reduced, speed) => {
    motion.reduced = reduced;
    motion.speed = speed;
    put('bank', 0, { 'data-anchor': 'bank' });
    const purse = put('purse', 200, { 'data-anchor': 'purse', 'data-piece': 'p' });
    const before = places();
    await fly({ from: 'bank', to: 'purse', node: purse });
    await coins({ from: 'bank', to: 'purse', count: 4 });
    await settle(before);
    expect(sky()).toEqual([]);
    expect(played).toEqual([]);
  });

  it('take half the time at double speed', () => {
    motion.speed = 2;
    put('bank', 0, { 'data-anchor': 'bank' });
    put('purse', 200, { 'data-anchor': 'purse' });
    void coins({ from: 'bank', to: 'purse', count: 1 });
    expect(played[0]!.timing.duration).toBe(160);
  });

  it('never show more than six coins, one after another', () => {
    put('bank', 0, { 'data-anchor': 'bank' });
    put('purse', 200, { 'data-anchor': 'purse' });
    void coins({ from: 'bank', to: 'purse', count: 11 });
    expect(played.map((one) => one.timing.delay)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it('go faster in the air when somebody hastens them', () => {
    put('bank', 0, { 'data-anchor': 'bank' });
    put('purse', 200, { 'data-anchor': 'purse' });
    void coins({ from: 'bank', to: 'purse', count: 2 });
    hastenFlights(4);
    expect(played.map((one) => one.playbackRate)).toEqual([4, 4]);
  });

  it('land at once when there is no time for them', async () => {
    put('bank', 0, { 'data-anchor': 'bank' });
    put('purse', 200, { 'data-anchor': 'purse' });
    const landed = coins({ from: 'bank', to: 'purse', count: 3 });
    expect(aloft()).toBe(true);
    finishAll();
    await landed;
    expect([sky(), aloft()]).toEqual([[], false]);
  });

  it('do nothing when a place is not on the screen', async () => {
    const card = put('Market', 0);
    await fly({ from: 'nowhere', to: card, node: card });
    expect(played).toEqual([]);
  });
});

describe('pieces settle after a change', () => {
  it('slides what moved, brings what is new and carries off what is gone', () => {
    put('deck', 0, { 'data-anchor': 'deck' });
    put('discard', 600, { 'data-anchor': 'discard' });
    const stays = put('Manor', 100, { 'data-piece': 'manor' });
    const goes = put('Tavern', 200, { 'data-piece': 'tavern' });
    const before = places();
    goes.remove();
    stays.getBoundingClientRect = () => new DOMRect(160, 0, 50, 70);
    put('Palace', 300, { 'data-piece': 'palace' });
    void settle(before, { comes: () => 'deck', goes: () => 'discard' });
    const slid = played.find((one) => one.element === stays)!;
    expect(slid.frames).toEqual([{ translate: '-60px 0px' }, { translate: '0 0' }]);
    expect(
      sky()
        .map((one) => one.textContent)
        .sort(),
    ).toEqual(['Palace', 'Tavern']);
  });

  it('turns a card over that lay face down', () => {
    put('deck', 0, { 'data-anchor': 'deck' });
    const down = put('', 100, { 'data-piece': 'c', 'data-face': 'down' });
    const before = places();
    down.remove();
    put('Thief', 300, { 'data-piece': 'c', 'data-face': 'up' });
    void settle(before);
    expect(sky()[0]!.querySelector('.kit-behind')).not.toBeNull();
  });

  it('raises a tower out of the ground once its card has come', async () => {
    const card = put('card', 0, { 'data-piece': 'keep' });
    const before = places();
    card.remove();
    const tower = put('tower', 300, { 'data-piece': 'keep', 'data-arrive': 'rise' });
    void settle(before);
    expect(sky()[0]!.textContent).toBe('card');
    for (const one of played) one.finish();
    await vi.waitFor(() => expect(played.at(-1)!.element).toBe(tower));
    expect(played.at(-1)!.frames[0]!['translate']).toBe('0 100%');
  });

  it('shows the card of a tower that somebody else builds, and only then the tower', async () => {
    put('hand', 0, { 'data-anchor': 'cards-2' });
    const before = places();
    const tower = put('tower', 300, { 'data-piece': 'keep', 'data-arrive': 'rise' });
    void settle(before, { comes: () => 'cards-2', shows: () => '<b>card</b>' });
    expect(sky().map((one) => one.textContent)).toEqual(['card']);
    for (const one of played) one.finish();
    await vi.waitFor(() => expect(played.at(-1)!.frames[0]!['translate']).toBe('0 100%'));
    expect(played.at(-1)!.element).toBe(tower);
  });

  it('only fades in what is new when less motion is asked for', () => {
    motion.reduced = true;
    put('Manor', 100, { 'data-piece': 'manor' });
    const before = places();
    const palace = put('Palace', 300, { 'data-piece': 'palace' });
    void settle(before, { comes: () => 'deck' });
    expect(played.map((one) => one.element)).toEqual([palace]);
    expect(Object.keys(played[0]!.frames[0]!)).toEqual(['opacity']);
    expect(played[0]!.timing.duration).toBeLessThanOrEqual(120);
  });

  it('lets a destroyed tower sink into the ground with a puff of dust', () => {
    const tower = put('tower', 100, { 'data-piece': 'keep' });
    const before = places();
    tower.remove();
    void settle(before, { goes: () => 'sink' });
    expect(sky().map((one) => one.textContent)).toEqual(['tower']);
    expect(document.querySelectorAll('.kit-dust')).toHaveLength(3);
  });
});
