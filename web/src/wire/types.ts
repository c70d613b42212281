/** What goes over the wire, by the names the client uses; `schema.d.ts` is written from the server's own descriptions. */
import type { AboutTable } from './contract';
import type * as wire from './schema';

export type * from './contract';

export type {
  Action,
  AnyView,
  Answers,
  Bodies,
  Chair,
  Change,
  ChatLine,
  Command,
  Decision,
  Done,
  DoneWith,
  Draw,
  DrawsOfGame,
  GameEvent,
  GameRecord,
  Json,
  LogOfGame,
  Me,
  NearMiss,
  Notices,
  RecordEntry,
  Status,
  TableClock,
  Visibility,
  Why,
} from './schema';

/** The game as one pair of eyes sees it, with the view that the board of that game knows. */
export interface GamePicture<View extends wire.AnyView = wire.AnyView> extends Omit<
  wire.GamePicture,
  'view'
> {
  view: View;
}

export interface Picture<View extends wire.AnyView = wire.AnyView> {
  table: AboutTable;
  game: GamePicture<View> | null;
}

/** What an action would change, as far as I can know. */
export type Preview = Pick<wire.Previewed, 'reveals' | 'chance' | 'changes' | 'events'>;
