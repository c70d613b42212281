import { flushSync } from 'svelte';
import { places } from '../kit/flight';
import { finishAll, hastenFlights, landWithin } from '../kit/sky';
import type { Move } from '../wire/live.svelte';
import type { GameEvent, GamePicture, Picture } from '../wire/types';
import { beatOf, sceneOf } from './beats';
import type { Before, Script } from './beats';
import type { StageClock } from './clock';
import { Landing } from './landing';
import { Jumps } from './jumps.svelte';
import type { Recall } from './missed';
import { Pace, lasts, timeOf } from './pace.svelte';
import { Programme } from './programme.svelte';
import { Proclamation } from './proclamation.svelte';
import type { Proclaimed } from './proclamation.svelte';
import { doneIn, folded, onStage, stepsOf } from './queue';
import type { Line, Waiting } from './queue';
import { Telling } from './telling.svelte';
import { Timer } from './timer.svelte';
import type { Unseen } from './unseen';

/** More than this came while nobody looked: it is told in short. */
const MUCH = 3_000;
const CUT = 120;

/**
 * Plays what happens at a table to one pair of eyes, step by step: the picture before a step stays until its beat
 * begins. It knows no game, only the game's script. Fed from the moment there is a picture, it plays while the
 * curtain is raised and somebody looks.
 */
export class Director {
  /** The game as it is shown now; the newest once nothing waits. */
  game = $state.raw<GamePicture | null>(null);
  script = $state.raw<Script | null>(null);
  readonly telling = new Telling();
  readonly pace = new Pace();
  readonly proclaims: Proclamation;
  readonly jumps = new Jumps();

  private readonly programme = new Programme();
  /** Sentences of the shown step that are still to be told. */
  private lines = $state.raw<readonly Line[]>([]);
  private newest: Picture | null = null;
  private raised = false;
  private hidden = false;
  /** The step that is shown, and how the table lay before it. */
  private last: Proclaimed['again'] = null;
  /** The entry after which nothing was heard, until it is known what happened. */
  private unheard: number | null = null;
  /** The latest whole picture. */
  private met: Picture | null = null;
  private readonly timer: Timer;
  private readonly landing: Landing;

  constructor(
    private readonly clock: StageClock,
    unseen: Unseen | null = null,
    private readonly recall: Recall | null = null,
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

  /** Shows a picture at once, with what was said last before it. */
  put(picture: Picture, latest: GameEvent | null = null): void {
    this.newest = picture;
    this.jump();
    if (this.script) this.telling.recall(latest, this.script);
  }

  /** What was said before anybody looked: the Herald has something to say from the beginning. */
  recollect(latest: GameEvent): void {
    if (this.script && !this.telling.said) this.telling.recall(latest, this.script);
  }

  /** A whole picture: it is shown at once; what led there from the picture before was missed. */
  meet(picture: Picture): void {
    const told = this.jumps.close();
    this.unheard ??= told?.why === 'away' ? told.game.n : (this.game?.n ?? null);
    this.newest = this.met = picture;
    this.proclaims.owe(...doneIn(this.programme.steps).map((one) => ({ ...one, again: null })));
    this.jump();
    void this.catchUp(picture);
  }

  /** Finds out what was missed, and tells it. */
  private async catchUp(picture: Picture): Promise<void> {
    const [from, to] = [this.unheard, picture.game?.n ?? 0];
    const seen = from !== null && to > from ? await this.recall?.(from, to) : null;
    if (this.met !== picture) return;
    this.unheard = null;
    const { script } = this;
    if (!seen?.before.game || !script) return;
    const steps = seen.moves.flatMap((move) => stepsOf(move, script));
    this.tellMissed(onStage(seen.before.game, seen.before.game.n), steps);
  }

  /** Tells those who were away; who comes to the end of a game sees that. */
  private tellMissed(game: GamePicture, steps: readonly Waiting[]): void {
    if (this.newest?.table.status !== 'finished' && this.script)
      this.jumps.tell({ why: 'away', game, steps }, this.script);
  }

  feed(move: Move): void {
    this.newest = move.picture;
    if (move.steps.length && this.programme.empty) this.jumps.goesOn();
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
    if (this.pace.instant || this.programme.empty) this.play();
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
    const { game } = this;
    const { steps, lines } = this.programme;
    if (back && game && lines.length && (timeOf(lines) > MUCH || this.pace.late(this.clock.now()))) {
      this.jump();
      this.tellMissed(game, steps);
    }
    this.goOn();
  }

  /** Shows quickly what was jumped over. */
  showMissed(): void {
    const missed = this.jumps.close();
    if (!missed) return;
    this.timer.stop();
    this.pace.again = true;
    this.game = missed.game;
    this.programme.again(missed.steps);
    this.goOn();
  }

  closeMissed(): void {
    this.jumps.close();
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
    this.programme.again([again.step]);
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
    while (this.raised && !this.hidden && !this.jumps.told) {
      if (this.proclaims.open()) return this.proclaim();
      this.setPace();
      const line = this.lines[0];
      const next = this.programme.steps[0];
      if (!line && !next) return this.rest();
      const ms = line ? this.say(line) : this.mustLand(next!) || this.begin(next!);
      if (ms) return this.timer.wait(ms);
    }
  }

  /** The next sentence of the shown step. */
  private say(line: Line): number {
    this.lines = this.lines.slice(1);
    this.tell(line, null, false);
    return this.pace.instant ? 0 : lasts(line) / this.pace.rate;
  }

  private mustLand(next: Waiting): number {
    return this.pace.instant ? 0 : this.landing.wait(next.own, this.sameScene(next));
  }

  /** Nothing goes on behind what I am told. */
  private proclaim(): void {
    this.pace.skipping = false;
    this.jumps.land(this.script);
    const done = this.game && this.script?.done?.(this.proclaims.shown!.event, this.game.view, true);
    if (!done) return this.seen();
    this.telling.lit = done.lights;
    this.telling.announcer.flush();
  }

  private sameScene = (step: Waiting): boolean =>
    !this.game || sceneOf(this.game, this.script) === sceneOf(step.game, this.script);

  /** Puts the next step in place and tells its first sentence; how long that takes. */
  private begin(next: Waiting): number {
    const [count, step]: [number, Waiting] = this.pace.pressed
      ? folded(this.programme.steps, this.sameScene)
      : [1, next];
    const before: Before | null =
      this.pace.instant || !this.game ? null : { lay: places(), view: this.game.view, scrolled: scrollY };
    const was = this.game;
    if (this.pace.skipping && !this.pace.again && was) this.jumps.pass(was, step);
    this.programme.drop(count);
    this.game = step.game;
    const [line, ...more] = step.lines;
    this.lines = more;
    this.last = was && { game: onStage(was, was.n), step };
    const draw = (): void => this.show(step, before);
    if (line) this.tell(line, draw, step.own);
    else draw();
    if (!line || this.pace.instant) return 0;
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
    const { script, game } = this;
    if (!script || !game) return;
    const { instant } = this.pace;
    this.telling.tell(line, script, game.view, { own, instant });
    if (line.beat.level === 3) this.proclaims.owe({ n: game.n, event: line.events[0]!, again: this.last });
    draw?.();
    if (!instant) for (const event of line.events) beatOf(event, script).moves?.(event, game.view);
  }

  private rest(): void {
    const { newest } = this;
    this.game = newest?.game ?? null;
    this.telling.rest();
    const mayGoOn = newest?.table.status === 'playing' && this.script?.me != null;
    this.pace.calm(mayGoOn && !newest.game?.choices);
    if (!this.pace.skipping) this.jumps.land(mayGoOn ? this.script : null);
  }
}
