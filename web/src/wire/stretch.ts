import { changed } from './difference';
import type { PlayedStep } from './live.svelte';
import type { AboutTable, AnyView, GameStep, Picture } from './types';

/** How a table lay at an entry of its game; nobody is asked anything there. */
export function pictureAt(about: AboutTable, n: number, view: AnyView): Picture {
  const nothing = { choices: null, facts: null, near: null, undo: false, ask_undo: false, start_over: false };
  return { table: about, game: { n, decision: view.decision, view, ...nothing } };
}

/** The steps of the entry that made it `n`, one after the other from how the table lay before; never none. */
export function stepsFrom(before: Picture, n: number, steps: readonly GameStep[]): PlayedStep[] {
  let view = before.game!.view;
  const played = steps.map(({ events, changes }) => {
    view = changed(view, changes);
    return { events, picture: pictureAt(before.table, n, view) };
  });
  return played.length ? played : [{ events: [], picture: pictureAt(before.table, n, view) }];
}
