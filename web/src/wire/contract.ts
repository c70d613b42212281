/** What the server says of any game, until `make types` writes it from the server's own descriptions. */
import type * as wire from './schema';

/** Whoever has a line in the result: the seats first (`name` is null: see the chairs), then automas by a key of the game's words. */
export interface Participant {
  name: string | null;
  side: number;
}

/** How a game ended, by participant; `side_points` by side: what belongs to nobody alone. */
export interface Outcome extends wire.Outcome {
  sides?: number[];
  side_points?: number[];
}

interface OfAnyTable {
  participants: Participant[];
  result: Outcome | null;
  /** Which of its names the game goes by; empty where it has one set of names. */
  dialect: string;
  /** The ready-made choice that its options are, if they are one. */
  preset: string | null;
}

export interface AboutTable extends Omit<wire.AboutTable, 'result'>, OfAnyTable {}
export interface TableOfMine extends Omit<wire.TableOfMine, 'result'>, OfAnyTable {}
/** A table in a list; what I have to do with it only in the list of my tables. */
export interface ListedTable
  extends
    Omit<wire.ListedTable, 'result'>,
    OfAnyTable,
    Partial<Pick<wire.MyTable, 'my_turn' | 'mine' | 'hosting'>> {}

/** What one option may be. `x-chairs`: how many sit; `x-seat`: numbers are seats; `x-preset`: set by presets only. */
export interface OptionSchema extends Omit<wire.OptionSchema, 'type' | 'anyOf' | 'x-only'> {
  type?: 'array' | 'boolean' | 'integer' | ('object' | 'null')[];
  anyOf?: OptionSchema[];
  'x-chairs'?: boolean;
  'x-seat'?: boolean;
  'x-file'?: boolean;
  'x-preset'?: boolean;
  'x-only'?: wire.Json;
}

export interface OptionsSchema extends Omit<wire.OptionsSchema, 'properties'> {
  properties: Record<string, OptionSchema>;
}

/** A game, its bots (the best one last), the fewest and the most who can sit, and its ready-made choices. */
export interface AboutGame extends Omit<wire.AboutGame, 'options'> {
  options: OptionsSchema;
  seats: [low: number, high: number];
  presets: string[];
}

/** What is wrong with a field, and what would be right, each as a code with facts. */
export interface Problem {
  field: string;
  problem: wire.Why;
  allowed: wire.Why;
}

/** Things of a list that belong together: exactly `one` of them is taken, or as many as one likes. */
export interface Group {
  label: string;
  items: string[];
  one: boolean;
  /** Also none of them may be taken. */
  optional: boolean;
}

/** What a list may hold beside the other options as they are. */
export interface ListRule {
  groups: Group[];
  wanted: number | null;
  barred: string[];
}

export interface Preset {
  name: string;
  options: Record<string, wire.Json>;
  /** Whether it can be played with the other options as they are. */
  fits: boolean;
  contents: Record<string, string[]>;
}

/** What `POST /api/games/{game}/check` says of options, right or wrong. */
export interface Checked {
  options: Record<string, wire.Json>;
  /** The options that mean something now. */
  applies: string[];
  defaults: Record<string, wire.Json>;
  seats: number;
  participants: Participant[];
  problems: Problem[];
  preset: string | null;
  presets: Preset[];
  /** What the lists hold, as far as it is not left to chance. */
  contents: Record<string, string[]>;
  lists: Record<string, ListRule>;
  dialect: string;
}

/** One step of a move, the action's own or one that the rules took after it. */
export interface TableStep {
  events: wire.GameEvent[];
  changes: wire.Change[];
}

/** What changed for these eyes: the steps in their order, then everything around the game. */
export interface Update extends Omit<wire.Update, 'events'> {
  steps: TableStep[];
}

export interface WholeTable extends Omit<wire.WholeTable, 'picture'> {
  picture: { table: AboutTable; game: wire.GamePicture | null };
}

export type Message = Exclude<wire.Message, wire.Update | wire.WholeTable> | Update | WholeTable;

/** A stretch of a finished game: the view it begins with, then entry after entry; `count` is all entries there are. */
export interface ReplayStretch {
  first: number;
  count: number;
  view: wire.AnyView;
  /** The changes of their steps are changes of the view. */
  entries: { entry: wire.RecordEntry; steps: TableStep[] }[];
}

/** Points by source: of every participant, and of every side what belongs to nobody alone. */
export interface ScoresOverTime extends Omit<wire.ScoresOverTime, 'points'> {
  points: (wire.PointsAt & { sides?: Record<string, number>[] })[];
}
