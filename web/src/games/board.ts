import type { Component } from 'svelte';
import type { Desk } from '../desk/desk.svelte';
import type { Note } from '../kit/gloss.svelte';
import type { Tincture } from '../kit/heraldry';
import type { Counting } from '../stage/ceremony/counting';
import type { Scenery } from '../stage/ceremony/scenery';
import type { Beats } from '../stage/beats';
import type { Action, AnyView, GameEvent } from '../wire/types';
import type { AskingTable } from './asking';
import { t } from '../words';
import type { Ref } from '../words';

/** What the margin says about a thing of the game. */
export interface GlossOf {
  title: string;
  sub?: string;
  /** Shown in a coin before the title. */
  cost?: number;
  text: string;
  /** The rule it is explained by, a place in the game's rules book. */
  rule?: string;
  /** The thing itself, drawn large. */
  drawn?: Note['drawn'];
  /** Heraldic tincture of the title. */
  tint?: Tincture;
  /** Whose portrait stands beside it. */
  figure?: string;
}

/** A game's own table. `Board` fills the middle of the screen above the ribbon, `Mine` my side below it. */
export interface GameTable extends AskingTable {
  // The desk is typed by each game's own view.
  Board: Component<{ desk: Desk }>;
  Mine: Component<{ desk: Desk }>;
  /** Stands in the margin over the chronicle; where there is no margin the board has it. */
  Beside?: Component<{ desk: Desk }>;
  /** My side is a low strip: the middle of the screen has the room. */
  low?: boolean;
  /** What the margin says about a word of a sentence or a piece; null if there is nothing to say. */
  gloss(desk: Desk, ref: Ref): GlossOf | null;
  /** The thing whose rule a choice is about if its words name none: the deck for drawing. */
  about?(desk: Desk, action: Action): Ref | null;
  /** What a choice leads to, in a short line, from the view after it: "1 gold left, city 5 of 7". */
  foretell?(desk: Desk, after: AnyView): string;
  /** The sign on the ribbon's seal: an icon body, or null for the seat's own sign. */
  seal(desk: Desk): string | null;
  /** Events that the chronicle leaves out: set-up that the board shows anyway. */
  quiet?: readonly string[];
  /** Events that are told together when they come in a row: cards dealt one by one. */
  merged?: readonly string[];
  /** The event that begins a new stretch of the chronicle: a round. */
  heading?: string;
  /** Its heading in words. */
  headed?(event: GameEvent): string;
  /** Draws a thing of the game large, for what was done to a player. */
  Piece?: Component<{ desk: Desk; piece: Ref }>;
  /** How its points are counted after the game; without it source by source, everybody's at once. */
  counting?: Counting;
  /** What is seen while they are counted; without it bars that grow. Fetched when it is wanted. */
  ceremony?: () => Promise<{ default: Component<Scenery> }>;
  /** How what happens is shown; without it there are sentences and pauses. */
  beats?: Beats;
  /** The board has a place for the Herald; else the Herald stands above it. */
  herald?: boolean;
  /** What my seat can work out about hidden things, as the server tells it; without it there is no such tool. */
  Deduction?: Component<{ desk: Desk; told: unknown }>;
  /** A short line above the log: round, cards in the deck. */
  headline(desk: Desk): string;
}

/** What the margin shows of it, with the way into the rules book. */
export function noteOf(desk: Desk, about: GlossOf): Note {
  const { rule, ...note } = about;
  const game = desk.picture?.table.game;
  return rule ? { ...note, link: { href: `/rules/${game}#${rule}`, label: t('table-in-the-rules') } } : note;
}
