import { sound } from '../kit/sound';
import type { AnyView, GameEvent } from '../wire/types';
import { Announcer } from './announcer.svelte';
import { beatOf, lightsOf } from './beats';
import type { Script } from './beats';
import type { Line } from './queue';
import { saidOf } from './said';
import type { Said } from './said';

/** What the Herald says, what stays bright with it, and what is read aloud. */
export class Telling {
  /** What is said, or was said last. */
  said = $state.raw<Said | null>(null);
  /** The anchors that stay bright; none: the house lights are up. */
  lit = $state.raw<readonly string[]>([]);
  /** How many sentences were told since the stage was last at rest. */
  count = $state(0);
  readonly announcer = new Announcer();

  /** Tells a sentence: it is seen, heard and read. My own doing needs no light. */
  tell(
    line: Line,
    script: Script,
    view: AnyView,
    { own, instant }: { own: boolean; instant: boolean },
  ): void {
    const { beat, events } = line;
    this.said = saidOf(line, script);
    this.announcer.hear(this.said);
    this.count += 1;
    this.lit = own ? [] : events.flatMap((event) => lightsOf(event, beat, view));
    if (beat.sound && (beat.level >= 2 || !instant)) sound(beat.sound, { level: beat.level });
  }

  /** What was said last where somebody begins to look. */
  recall(event: GameEvent | null, script: Script): void {
    this.said = event && saidOf({ events: [event], beat: beatOf(event, script) }, script);
  }

  rest(): void {
    this.lit = [];
    this.count = 0;
    this.announcer.flush();
  }
}
