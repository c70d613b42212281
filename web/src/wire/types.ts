/** What goes over the wire, by the names the client uses; `schema.d.ts` is written from the server's own descriptions. */
import type * as wire from './schema';

export type {
  AboutGame,
  AboutTable,
  Action,
  AnyView,
  Answers,
  Bodies,
  Chair,
  Change,
  ChatLine,
  CheckedDraft,
  CheckedOptions,
  Command,
  Crest,
  Decision,
  Done,
  DoneWith,
  Draw,
  Deduced,
  DrawsOfGame,
  GameEvent,
  GameRecord,
  GameStep,
  Json,
  ListGroup,
  ListRule,
  LogOfGame,
  Me,
  Message,
  NearMiss,
  Notices,
  OptionSchema,
  OptionsSchema,
  Outcome,
  Participant,
  PlayedGame,
  PlayedGames,
  PointsAt,
  Preset,
  Problem,
  RecordEntry,
  Rematch,
  ReplayEntry,
  ReplayStretch,
  ScoresOverTime,
  SeenStretch,
  Status,
  TableClock,
  TableOfMine,
  Visibility,
  Why,
} from './schema';

/** The code of something that is said with one click. */
export type Phrase = NonNullable<wire.ChatLine['phrase']>;

/** A table in a list; what I have to do with it only in the list of my tables. */
export type ListedTable = wire.ListedTable & Partial<Pick<wire.MyTable, 'my_turn' | 'mine' | 'hosting'>>;

/** The game as one pair of eyes sees it, with the view that the board of that game knows. */
export interface GamePicture<View extends wire.AnyView = wire.AnyView> extends Omit<
  wire.GamePicture,
  'view'
> {
  view: View;
}

export interface Picture<View extends wire.AnyView = wire.AnyView> {
  table: wire.AboutTable;
  game: GamePicture<View> | null;
}

/** What an action would change, as far as I can know. */
export type Preview = Pick<wire.Previewed, 'reveals' | 'chance' | 'changes' | 'events'>;
