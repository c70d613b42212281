import { flushSync } from 'svelte';
import { places } from '../kit/flight';
import { motion } from '../kit/motion.svelte';
import { finishAll, hastenFlights, landWithin } from '../kit/sky';
import { sound } from '../kit/sound';
import type { Move } from '../wire/live.svelte';
import type { GamePicture, Picture } from '../wire/types';
import { Announcer } from './announcer.svelte';
import { beatOf, lightsOf } from './beats';
import type { Before, Script } from './beats';
import type { StageClock } from './clock';
import { Landing } from './landing';
import type { Missed } from './missed';
import { Pace, lasts, timeOf } from './pace.svelte';
import { Programme } from './programme.svelte';
import { Proclamation } from './proclamation.svelte';
import type { Proclaimed } from './proclamation.svelte';
import { doneIn, folded, onStage } from './queue';
import type { Line, Waiting } from './queue';
import { saidOf } from './said';
import type { Said } from './said';
import { Timer } from './timer.svelte';
import type { Unseen } from './unseen';

/** More than this came while nobody looked: it is told in short. */
const MUCH = 8_000;
const CUT = 120;

/**
 * Plays what happens at a table to one pair of eyes, step by step: the picture before a step stays until its beat
 * begins. It knows no game, only the game's script. Fed from the moment there is a picture, it plays while the
 * curtain is raised and somebody looks.
 */
export class Director {
  /** The game as it is shown now; the newest once nothing waits. */
  game = $state.raw<GamePicture | null>(null);
  /** What the Herald says, or said last. */
  said = $state.raw<Said | null>(null);
  /** The anchors that stay bright; none: the house lights are up. */
  lit = $state.raw<readonly string[]>([]);
  missed = $state.raw<Missed | null>(null);
  /** How many sentences were told since the stage was last at rest. */
  told = $state(0);
  script = $state.raw<Script | null>(null);
  readonly announcer = new Announcer();
  readonly pace = new Pace();
  readonly proclaims: Proclamation;

  private readonly programme = new Programme();
  /** Sentences of the shown step that are still to be told. */
  private lines = $state.raw<readonly Line[]>([]);
  private newest: Picture | null = null;
  private raised = false;
  private hidden = false;
  /** The step that is shown, and how the table lay before it. */
  private last: Proclaimed['again'] = null;
  private readonly timer: Timer;
  private readonly landing: Landing;

  constructor(
    private readonly clock: StageClock,
    unseen: Unseen | null = null,
  ) {
    this.proclaims = new Proclamation(unseen);
    this.timer = new Timer(clock, () => this.play());
    this.landing = new Landing(clock);
  }

  /** Nothing waits and nothing plays: what is shown is the newest. */
  get idle(): boolean {
    return !this.timer.running && !this.lines.length && this.programme.empty && this.proclaims.silent;
  }

  /** How many sentences wait. */
  get waiting(): number {
    return this.lines.length + this.programme.lines.length;
  }

  /** How many lines of the log are not shown yet. */
  get unlogged(): number {
    return this.programme.logged;
  }

  // --- what comes

  /** A whole picture: it is shown at once; what led there from the picture before was missed. */
  meet(picture: Picture): void {
    const [from, to] = [this.game?.n, picture.game?.n ?? 0];
    this.newest = picture;
    this.proclaims.owe(...doneIn(this.programme.steps).map((one) => ({ ...one, again: null })));
    this.jump();
    if (from !== undefined && to > from) this.missed = { from, to, again: null };
  }

  feed(move: Move): void {
    this.newest = move.picture;
    this.pace.ask(move.picture, this.clock.now());
    const first = (move.steps[0]?.picture ?? move.picture).game;
    if (!this.game && first) this.game = onStage(first, move.n);
    this.programme.add(move, this.script);
    this.note();
    this.goOn();
  }

  // --- the curtain

  /** Somebody looks, and the game's script is there. */
  raise(script: Script): void {
    this.script = script;
    this.raised = true;
    this.programme.read(script);
    this.note();
    if (this.timer.running) return;
    if (motion.speed === 0 || this.programme.empty) this.play();
    else this.timer.wait(0);
  }

  /** Nobody may look: the device is handed over, or the table was left. What comes waits. */
  lower(): void {
    this.raised = false;
    this.timer.stop();
  }

  /** Whether the tab is hidden. Who comes back to much is told in short. */
  hide(hidden: boolean): void {
    const back = this.hidden && !hidden;
    this.hidden = hidden;
    if (back && this.game && timeOf(this.programme.lines) > MUCH) {
      const again = { game: this.game, steps: this.programme.steps };
      this.missed = { from: this.game.n, to: this.newest?.game?.n ?? 0, again };
      this.jump();
    } else this.goOn();
  }

  /** Shows quickly what was missed. */
  showMissed(): void {
    const { again } = this.missed!;
    this.missed = null;
    if (!again) return;
    this.timer.stop();
    this.pace.again = true;
    this.game = again.game;
    const shownBefore = again.steps.map((step) => ({ ...step, logged: 0 }));
    this.programme.steps = [...shownBefore, ...this.programme.steps];
    this.goOn();
  }

  closeMissed(): void {
    this.missed = null;
    this.note();
    this.goOn();
  }

  // --- what was done to me

  /** I have seen what was done to me. */
  seen(): void {
    this.proclaims.close();
    this.note();
    this.goOn();
  }

  /** Shows once more what was done to me. */
  seeAgain(): void {
    const again = this.proclaims.shown?.again;
    if (!again) return;
    this.proclaims.close();
    this.game = again.game;
    this.lines = [];
    this.programme.steps = [{ ...again.step, logged: 0 }, ...this.programme.steps];
    this.goOn();
  }

  private note(): void {
    const shown = { n: this.game?.n ?? 0, lines: this.lines };
    this.proclaims.note(doneIn([shown, ...this.programme.steps]));
  }

  // --- the pace

  /** Ends the present beat. */
  hurry(): void {
    if (this.timer.left <= CUT) return;
    landWithin(CUT);
    this.timer.wait(CUT);
  }

  /** Faster as long as it is held. */
  hold(held: boolean): void {
    if (held === this.pace.held) return;
    this.pace.held = held;
    if (!this.timer.running) return;
    const before = this.pace.rate;
    const left = this.timer.left * before;
    this.setPace();
    hastenFlights(this.pace.rate / before);
    this.timer.wait(left / this.pace.rate);
  }

  /** Runs to my next choice or to what is done to me; once more stops it. */
  skip(): void {
    this.pace.skipping = !this.pace.skipping;
    if (!this.pace.skipping) return;
    finishAll();
    this.timer.stop();
    this.goOn();
  }

  /** Shows the newest, whatever is still to be told. */
  private jump(): void {
    finishAll();
    this.timer.stop();
    this.programme.clear();
    this.lines = [];
    this.rest();
  }

  private setPace(): void {
    this.pace.set(timeOf([...this.lines, ...this.programme.slow]), this.clock.now());
  }

  // --- the play

  private goOn(): void {
    if (!this.timer.running) this.play();
  }

  private play(): void {
    while (this.raised && !this.hidden && !this.missed?.again) {
      if (this.proclaims.open()) return this.proclaim();
      this.setPace();
      const line = this.lines[0];
      if (line) {
        this.lines = this.lines.slice(1);
        this.tell(line, null, false);
        if (!this.pace.instant) return this.timer.wait(lasts(line) / this.pace.rate);
        continue;
      }
      const next = this.programme.steps[0];
      if (!next) return this.rest();
      const ms = this.pace.instant ? 0 : this.landing.wait(next.own, this.sameScene(next));
      if (ms) return this.timer.wait(ms);
      const time = this.begin(next);
      if (time) return this.timer.wait(time);
    }
  }

  /** Nothing goes on behind what I am told. */
  private proclaim(): void {
    this.pace.skipping = false;
    const event = this.proclaims.shown!.event;
    const done = this.game && this.script?.done?.(event, this.game.view, true);
    if (!done) return this.seen();
    this.lit = done.lights;
    this.announcer.flush();
  }

  private sameScene = (step: Waiting): boolean => {
    const scene = this.script?.beats?.scene;
    return !scene || !this.game || scene(this.game.view) === scene(step.game.view);
  };

  /** Puts the next step in place and tells its first sentence; how long that takes. */
  private begin(next: Waiting): number {
    const [count, step]: [number, Waiting] = this.pace.pressed
      ? folded(this.programme.steps, this.sameScene)
      : [1, next];
    const before: Before | null =
      this.pace.instant || !this.game ? null : { lay: places(), view: this.game.view, scrolled: scrollY };
    const was = this.game;
    this.programme.drop(count);
    this.game = step.game;
    const [line, ...more] = step.lines;
    this.lines = more;
    if (!line) {
      this.show(step, before);
      return 0;
    }
    this.last = was && { game: onStage(was, was.n), step };
    this.tell(line, () => this.show(step, before), step.own);
    if (this.pace.instant) return 0;
    if (!step.own) return lasts(line) / this.pace.rate;
    this.lines = [];
    for (const one of more) this.tell(one, null, true);
    this.landing.moved(Math.max(...step.lines.map(({ beat }) => beat.motion)) / this.pace.rate);
    return 0;
  }

  /** Draws the step now, within the frame, and lets its pieces travel. */
  private show(step: Waiting, before: Before | null): void {
    if (!before) return;
    flushSync();
    this.script?.beats?.settle?.(before, step.events, step.game.view);
  }

  private tell(line: Line, draw: (() => void) | null, own: boolean): void {
    const { script } = this;
    const view = this.game?.view;
    if (!script || !view) return;
    const { beat, events } = line;
    this.said = saidOf(line, script);
    this.announcer.hear(this.said);
    this.told += 1;
    this.lit = own ? [] : events.flatMap((event) => lightsOf(event, beat, view));
    if (beat.sound && (beat.level >= 2 || !this.pace.instant)) sound(beat.sound, { level: beat.level });
    if (beat.level === 3) this.proclaims.owe({ n: this.game!.n, event: events[0]!, again: this.last });
    draw?.();
    if (this.pace.instant) return;
    for (const event of events) beatOf(event, script).moves?.(event, view);
  }

  private rest(): void {
    const { newest } = this;
    this.game = newest?.game ?? null;
    this.lit = [];
    this.told = 0;
    this.announcer.flush();
    const mayGoOn = newest?.table.status === 'playing' && this.script?.me != null;
    this.pace.calm(mayGoOn && !newest.game?.choices);
  }
}
