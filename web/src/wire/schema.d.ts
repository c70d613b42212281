// Written by `python -m kasztelan.server.wire.typescript` from the server's own descriptions.
// Change those, then run `make types`.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Action = { verb: string } & Record<string, string | number | boolean>;

export type Why = { code: string } & Record<string, Json>;

export type GameEvent = { event: string } & Record<string, Json>;

export type Decision = { name: string; seat: number | null } & Record<string, Json>;

export type AnyView = { game: string; seat: number | null; decision: Decision };

export type RecordEntry = { undo: number } | ({ by: number | 'nature' } & Action);

export type Change = [path: (string | number)[], value: Json] | [path: (string | number)[]];

export type Crest = 'lion' | 'eagle' | 'stag' | 'bear' | 'griffin' | 'ram' | 'raven' | 'swan';

export type Status = 'open' | 'playing' | 'paused' | 'finished' | 'closed' | 'frozen';

export type Visibility = 'public' | 'link' | 'password';

/** A game, the bots that play it (the best one last), the fewest and the most who can sit, and its presets. */
export interface AboutGame {
  name: string;
  rules: number;
  options: OptionsSchema;
  bots: string[];
  seats: [number, number];
  presets: string[];
}

/** What everybody may know of the table around the game; `key` only after the end. */
export interface AboutTable {
  id: string;
  game: string;
  status: Status;
  title: string | null;
  visibility: Visibility;
  options: Record<string, Json>;
  seats: Chair[];
  participants: Participant[];
  dialect: string;
  preset: string | null;
  host: number | null;
  clock: TableClock;
  commitment: string;
  prefix: number;
  pause_votes: number[];
  pause_missing: number[];
  pause_until: number | null;
  undo_wish: UndoWish | null;
  notice: string | null;
  rematch: string | null;
  rematch_offer: RematchOffer | null;
  result: Outcome | null;
  key?: string;
}

/** Does an action in answer to decision `n`. */
export interface Act {
  type: 'act';
  n: number;
  do: Action;
  id?: number;
  seat?: number;
}

/** Yes or no to the wish of a seat. */
export interface Agree {
  type: 'agree';
  n: number;
  wanted: boolean;
  seat: number;
  id?: number;
}

/** A game that I remember gladly. */
export interface BestGame {
  table: string;
  points: number;
}

/** One seat at a table. `away`: a bot plays on for the person until they come back; no two wear one `crest`. */
export interface Chair {
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  away: boolean;
  nonce: string;
  crest: Crest;
}

/** One thing that could have been drawn, and how many parts of the total it had. */
export interface Chance {
  do: Action;
  weight: number;
}

/** What was said, each line once. */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
}

/** Something that was said; `line` is its number, `voice` the same for all that somebody says at this table. A quick phrase has a code and no text. */
export interface ChatLine {
  line: number;
  channel: 'players' | 'spectators';
  seat: number | null;
  voice: string;
  nickname: string;
  text: string;
  phrase: 'again' | 'back_soon' | 'good_game' | 'good_luck' | 'hello' | 'nice_move' | 'sorry' | 'thanks' | 'thinking' | 'your_turn' | null;
  at: number;
}

/** What there is to say about a draft; it can be used if nothing was found. */
export interface CheckedDraft {
  findings: Finding[];
  counts: DraftCount[];
}

/** What options come to, right or wrong: all a form needs to draw itself. `seats` and `participants` only if they make a game. */
export interface CheckedOptions {
  options: Record<string, Json>;
  applies: string[];
  defaults: Record<string, Json>;
  problems: Problem[];
  seats: number | null;
  participants: Participant[] | null;
  preset: string | null;
  presets: Preset[];
  contents: Record<string, string[]>;
  lists: Record<string, ListRule>;
  dialect: string;
}

/** How long one may think. */
export interface ClockKind {
  kind: 'decision' | 'game' | 'none' | 'slow';
  seconds: number;
  increment: number;
}

/** Nothing but what was done. */
export interface Code {
  code: string;
}

/** A command that changed nothing, or (with id 0) a socket that nobody is let in through. */
export interface CommandRefused {
  type: 'refused';
  id: number;
  code: string;
  facts?: Record<string, Json>;
}

/** What can be worked out about hidden things, by my seat or one of them? */
export interface Deduce {
  type: 'deductions';
  id?: number;
  seat?: number;
}

/** What my seat can work out about hidden things, in the game's own shape; null where there is no such thing. */
export interface Deduced {
  type: 'done';
  id: number;
  n: number;
  seat: number;
  deductions: Record<string, Json> | null;
}

/** The command was done and is kept. */
export interface Done {
  type: 'done';
  id: number;
}

/** How much of something a draft has, and how much it needs, if that is not free; `family` and `id` make its name. */
export interface DraftCount {
  family: string;
  id: string;
  has: number;
  needs: number | null;
}

/** What NATURE could have answered in entry `at`, in the order in which the number drawn counts. */
export interface Draw {
  at: number;
  outcomes: Chance[];
}

/** A file that chance has drawn. */
export interface DrawnFile {
  file: Record<string, Json>;
}

/** What could have been drawn in a stretch of a finished game's entries; `count` is all entries there are. */
export interface DrawsOfGame {
  first: number;
  count: number;
  draws: Draw[];
}

/** Why an action is not possible now, null if it is. */
export interface Explained {
  type: 'done';
  id: number;
  n: number;
  why: Why | null;
}

/** Which fields name something (and the family of its message), count something (and what), or mean a player. */
export interface FieldNames {
  names: Record<string, string>;
  units: Record<string, string>;
  seats: string[];
}

/** Something about a draft: what it is, the places it concerns, counted from 0, and whether it is only not done yet. */
export interface Finding {
  problem: Why;
  places: number[];
  unfinished: boolean;
}

/** The game as one pair of eyes sees it. `n` is the number of the open decision. */
export interface GamePicture {
  n: number;
  decision: Decision;
  view: AnyView;
  choices: Action[] | null;
  facts: Record<string, Json>[] | null;
  near: NearMiss[] | null;
  undo: boolean;
  ask_undo: boolean;
  start_over: boolean;
}

/** A game written down; see docs/records.md. */
export interface GameRecord {
  format: number;
  game: string;
  rules: number;
  options: Record<string, Json>;
  actions: RecordEntry[];
  count: number;
  result: Outcome | null;
  digest: string;
  opening?: Record<string, Json>;
  prefix?: number;
  names?: string[];
  players?: string[];
  times?: number[];
  commitment?: string;
  key?: string;
  nonces?: string[];
}

/** One step of a move, the action's own or one that the rules took after it: what happened, and what it changed. */
export interface GameStep {
  events: GameEvent[];
  changes: Change[];
}

/** Come back after so many seconds. */
export interface Goodbye {
  type: 'goodbye';
  retry: number;
}

/** Whether the server is well. */
export interface Health {
  status: 'no_database' | 'ok' | 'stopping';
  version: string;
}

/** Which seats have a connection, and how many others watch. */
export interface Here {
  type: 'here';
  seats: number[];
  watching: number;
}

/** What would a bot do? */
export interface Hint {
  type: 'hint';
  id?: number;
  seat?: number;
}

/** What a bot would do in my place, and what it went by; null from one that cannot say. */
export interface Hinted {
  type: 'done';
  id: number;
  n: number;
  seat: number;
  do: Action;
  why: Why | null;
}

/** Items of a list that belong together: exactly `one` of them is taken, or as many as one likes. */
export interface ListGroup {
  label: string;
  items: string[];
  one: boolean;
  optional: boolean;
}

/** The words that a list is made of. */
export interface ListItems {
  enum: string[];
}

/** What a list may hold beside the other options as they are. */
export interface ListRule {
  groups: ListGroup[];
  wanted: number | null;
  barred: string[];
}

/** A table as lists show it. `turn` is the seat that is waited for, `moment` the facts of the game's words of that name: how far it is. */
export interface ListedTable {
  id: string;
  game: string;
  status: Status;
  title: string | null;
  visibility: Visibility;
  options: Record<string, Json>;
  participants: Participant[];
  dialect: string;
  preset: string | null;
  seats: Chair[];
  clock: ClockKind;
  result: Outcome | null;
  rematch: string | null;
  created: number;
  changed: number;
  turn: number | null;
  moment: Record<string, Json> | null;
}

/** What one entry told these eyes; `n` is how many entries there were after it, `by` who decided (null: chance). */
export interface LogLine {
  n: number;
  by: number | null;
  events: GameEvent[];
}

/** All that happened so far, as it was told to these eyes. */
export interface LogOfGame {
  lines: LogLine[];
}

/** A person as they see themselves; a guest has no login. */
export interface Me {
  id: string;
  nickname: string;
  login: string | null;
  created: number;
  crest: Crest | null;
}

/** Stops or starts showing me what the author of line `n`, or whoever sits at `seat`, says. */
export interface Mute {
  type: 'mute';
  wanted: boolean;
  id?: number;
  n?: number;
  seat?: number;
}

/** Somebody whose chat I am not shown. */
export interface Muted {
  key: string;
  nickname: string;
}

/** Everybody whose chat I am not shown. */
export interface MutedNow {
  type: 'done';
  id: number;
  muted: Muted[];
}

/** A table in the list of my tables: which seats are mine, and whether one of them is waited for. */
export interface MyTable {
  id: string;
  game: string;
  status: Status;
  title: string | null;
  visibility: Visibility;
  options: Record<string, Json>;
  participants: Participant[];
  dialect: string;
  preset: string | null;
  seats: Chair[];
  clock: ClockKind;
  result: Outcome | null;
  rematch: string | null;
  created: number;
  changed: number;
  turn: number | null;
  moment: Record<string, Json> | null;
  my_turn: boolean;
  mine: number[];
  hosting: boolean;
}

/** What everything of a game is called, as Fluent files; `rules` tells the first rule of a thing by the key of its name. */
export interface Names {
  language: string;
  files: Record<string, string>;
  fields: FieldNames;
  rules: Record<string, string>;
}

/** What one might want and cannot do now, and why. */
export interface NearMiss {
  do: Action;
  why: Why;
}

/** A new key; it is shown this once. */
export interface NewToken {
  id: string;
  name: string;
  token: string;
}

/** How I am told that it is my turn. */
export interface Notices {
  language: 'en' | 'pl' | 'uk';
  webhook: WayToCall | null;
  push: PushBrowser[];
}

/** What one option may be, as JSON Schema. `x-only` tells the settings under which it has a meaning, `x-chairs` that it counts who sits, `x-seat` that its numbers are seats, `x-file` that it is a file of one's own, `x-workshop` that it can be drawn, `x-preset` that only presets set it. */
export interface OptionSchema {
  type?: 'array' | 'boolean' | 'integer' | ('null' | 'object')[];
  enum?: (string | number)[];
  anyOf?: OptionSchema[];
  items?: ListItems;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  default?: Json;
  'x-only'?: Record<string, Json>;
  'x-chairs'?: boolean;
  'x-seat'?: boolean;
  'x-file'?: boolean;
  'x-workshop'?: boolean;
  'x-preset'?: boolean;
}

/** What can be agreed before a game. */
export interface OptionsSchema {
  title: string;
  type: 'object';
  properties: Record<string, OptionSchema>;
  additionalProperties: boolean;
}

/** How a game ended, by participant; `side_points` by side: what belongs to nobody alone. */
export interface Outcome {
  reason: string;
  points: number[];
  places: number[];
  won: boolean[];
  sides: number[];
  side_points: number[];
}

/** Whoever has a line in the result: a seat (`name` is null: see the chairs), or an automa by a key of the game's words. */
export interface Participant {
  name: string | null;
  side: number;
}

/** I want to pause, or to go on, or refuse what others want; `status` is what I saw. */
export interface Pause {
  type: 'pause';
  n: number;
  status: 'paused' | 'playing';
  wanted: boolean;
  id?: number;
}

/** All that one pair of eyes may see; no game before it begins. */
export interface Picture {
  table: AboutTable;
  game: GamePicture | null;
}

/** A game that is over; `top` is the most points anybody had, `others` are people and `bots` their number. */
export interface PlayedGame {
  table: string;
  game: string;
  ended: number;
  points: number;
  place: number;
  won: boolean;
  top: number;
  others: string[];
  bots: number;
}

/** What I have played to the end here, the latest first; games on several chairs of mine or begun half-way do not count. */
export interface PlayedGames {
  played: number;
  won: number;
  met: number;
  by_game: PlayedHere[];
  latest: PlayedGame[];
  rivals: Rival[];
}

/** What I played of one game; `best` are the three with the most points. */
export interface PlayedHere {
  game: string;
  played: number;
  won: number;
  average: number;
  best: BestGame[];
}

/** Points by source after `at` entries, of every participant and what each side has of its own, and what happened then. */
export interface PointsAt {
  at: number;
  participants: Record<string, number>[];
  sides: Record<string, number>[];
  events: GameEvent[];
}

/** A ready-made choice: what it sets, whether it can be played beside what is chosen, and what the lists hold then. */
export interface Preset {
  name: string;
  options: Record<string, Json>;
  fits: boolean;
  contents: Record<string, string[]>;
}

/** What would an action change? */
export interface PreviewIt {
  type: 'preview';
  n: number;
  do: Action;
  id?: number;
}

/** What an action would change in my view; nothing of it if something hidden would come to light. */
export interface Previewed {
  type: 'done';
  id: number;
  n: number;
  seat: number;
  reveals: boolean;
  chance: boolean;
  changes: Change[] | null;
  events: GameEvent[] | null;
}

/** What is wrong with a field and what would be right, each a code and its facts. */
export interface Problem {
  field: string;
  problem: Why;
  allowed: Why;
}

/** A browser that is told when it is my turn. */
export interface PushBrowser {
  endpoint: string;
  keys: PushKeys;
}

/** This server's public key for Web Push. */
export interface PushKey {
  key: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The table at which those who agreed play again; null while somebody who is there has not answered. */
export interface Rematch {
  id: string | null;
}

/** Somebody would like to play again; the seats of those who agreed, declined, and have not answered. */
export interface RematchOffer {
  seat: number;
  agreed: number[];
  declined: number[];
  missing: number[];
}

/** One entry of a record and its steps; what they change is the view. */
export interface ReplayEntry {
  entry: RecordEntry;
  steps: GameStep[];
}

/** A stretch of a finished game: the view it begins with, then entry after entry; `count` is all entries there are. */
export interface ReplayStretch {
  first: number;
  count: number;
  view: AnyView;
  entries: ReplayEntry[];
}

/** Reports a line to whoever runs the server. */
export interface Report {
  type: 'report';
  n: number;
  id?: number;
}

/** Somebody I played with: how often I was before them, and they before me; the name and crest of the last time. */
export interface Rival {
  name: string;
  crest: Crest;
  ahead: number;
  behind: number;
}

/** The rules in our words, as Markdown. */
export interface Rulebook {
  language: string;
  text: string;
}

/** The ids of the rules that answer a question, the best first. */
export interface RulesFound {
  found: string[];
}

/** The number of the line that was said or reported. */
export interface Said {
  type: 'done';
  id: number;
  line: number;
}

/** Says something, in words of one's own or one of the quick phrases. */
export interface Say {
  type: 'chat';
  text?: string;
  phrase?: 'again' | 'back_soon' | 'good_game' | 'good_luck' | 'hello' | 'nice_move' | 'sorry' | 'thanks' | 'thinking' | 'your_turn';
  id?: number;
}

/** Points by source each time they changed, as far as these eyes can count. */
export interface ScoresOverTime {
  seat: number | null;
  final: boolean;
  points: PointsAt[];
}

/** Whose eyes I have now (none is a spectator's), and whether I am the host. */
export interface Seats {
  type: 'seats';
  seats: number[];
  hosting: boolean;
}

/** What these eyes saw of an entry; `n` is how many entries there were after it. */
export interface SeenEntry {
  n: number;
  steps: GameStep[];
}

/** A stretch of a game that may go on, as it was shown to these eyes: the view it begins with, then entry after entry. */
export interface SeenStretch {
  first: number;
  view: AnyView;
  entries: SeenEntry[];
}

/** Sends what came after these versions, by seat (`null` for a spectator's). */
export interface Since {
  type: 'since';
  run: string;
  versions: Record<string, number>;
  id?: number;
}

/** `left` is what every seat had at `since`; only the time of the seat `waiting` runs, and from `since` on. While the decision's grace lasts, `since` lies ahead; `grace` is how many seconds of it a decision can have. */
export interface TableClock {
  kind: 'decision' | 'game' | 'none' | 'slow';
  seconds: number;
  increment: number;
  grace: number;
  waiting: number | null;
  since: number;
  left: number[];
}

/** A table as its page begins, which seats are mine, and whether I am the host. */
export interface TableOfMine {
  id: string;
  game: string;
  status: Status;
  title: string | null;
  visibility: Visibility;
  options: Record<string, Json>;
  seats: Chair[];
  participants: Participant[];
  dialect: string;
  preset: string | null;
  host: number | null;
  clock: TableClock;
  commitment: string;
  prefix: number;
  pause_votes: number[];
  pause_missing: number[];
  pause_until: number | null;
  undo_wish: UndoWish | null;
  notice: string | null;
  rematch: string | null;
  rematch_offer: RematchOffer | null;
  result: Outcome | null;
  key?: string;
  mine: number[];
  hosting: boolean;
}

/** A key for a program, by name. */
export interface Token {
  id: string;
  name: string;
  created: number;
}

/** Takes back my latest decision, or that of one of my seats, or asks the others to let me; `over`: all I decided in a row. */
export interface Undo {
  type: 'undo';
  n: number;
  over?: boolean;
  id?: number;
  seat?: number;
}

/** Somebody would like to take back so much that only `place` actions stand; `missing` have not answered. */
export interface UndoWish {
  seat: number;
  place: number;
  agreed: number[];
  missing: number[];
}

/** What changed for one pair of eyes: the steps in order, then all the rest; `v` is one more than before. */
export interface Update {
  type: 'update';
  seat: number | null;
  v: number;
  now: number;
  steps: GameStep[];
  changes: Change[];
}

/** An address that is called when it is my turn. */
export interface WayToCall {
  kind: 'discord' | 'json' | 'ntfy';
  url: string;
}

/** The whole picture of one pair of eyes, as it is at version `v`. */
export interface WholeTable {
  type: 'table';
  seat: number | null;
  run: string;
  v: number;
  now: number;
  picture: Picture;
}

/** Why is an action not possible? */
export interface WhyNot {
  type: 'why';
  n: number;
  do: Action;
  id?: number;
}

/** What the server says. */
export type Message = Seats | Here | WholeTable | Update | Done | CommandRefused | Chat | Goodbye;

/** What a client may say. */
export type Command =
  | Act
  | Undo
  | Agree
  | Pause
  | PreviewIt
  | WhyNot
  | Hint
  | Deduce
  | Since
  | Say
  | Mute
  | Report;

/** What comes back when a command is done. */
export interface DoneWith {
  'act': Done;
  'undo': Done;
  'agree': Done;
  'pause': Done;
  'since': Done;
  'preview': Previewed;
  'why': Explained;
  'hint': Hinted;
  'deductions': Deduced;
  'chat': Said;
  'mute': MutedNow;
  'report': Said;
}

/** What an address answers when it does not refuse. */
export interface Answers {
  'GET /api/me': Me | null;
  'DELETE /api/me': null;
  'GET /api/me/export': Record<string, Json>;
  'POST /api/guest': Me;
  'POST /api/account': Me;
  'POST /api/login': Me;
  'POST /api/logout': null;
  'POST /api/logout-everywhere': null;
  'PUT /api/password': null;
  'GET /api/tokens': Token[];
  'POST /api/tokens': NewToken;
  'DELETE /api/tokens/{token}': null;
  'GET /api/me/muted': Muted[];
  'DELETE /api/me/muted/{key}': null;
  'GET /api/notices/key': PushKey;
  'GET /api/me/notices': Notices;
  'PUT /api/me/notices': Notices;
  'POST /api/me/notices/test': Code;
  'GET /api/games': AboutGame[];
  'POST /api/games/{game}/check': CheckedOptions;
  'POST /api/games/{game}/files/{option}/check': CheckedDraft;
  'POST /api/games/{game}/files/{option}/random': DrawnFile;
  'GET /api/games/{game}/rulebook/{language}': Rulebook;
  'GET /api/games/{game}/rulebook/{language}/search': RulesFound;
  'GET /api/games/{game}/names/{language}': Names;
  'GET /api/tables': ListedTable[];
  'GET /api/tables/mine': MyTable[];
  'POST /api/tables': TableOfMine;
  'GET /api/tables/{table}': TableOfMine;
  'PUT /api/me/crest': Me;
  'GET /api/me/games': PlayedGames;
  'GET /api/tables/{table}/chat': ChatLine[];
  'POST /api/tables/{table}/enter': TableOfMine;
  'POST /api/tables/{table}/sit': TableOfMine;
  'POST /api/tables/{table}/bots': TableOfMine;
  'POST /api/tables/{table}/stand': TableOfMine;
  'POST /api/tables/{table}/start': TableOfMine;
  'POST /api/tables/{table}/close': TableOfMine;
  'POST /api/tables/{table}/leave': TableOfMine;
  'POST /api/tables/{table}/return': TableOfMine;
  'POST /api/tables/{table}/rematch': Rematch;
  'POST /api/tables/{table}/fork': TableOfMine;
  'GET /api/tables/{table}/record': GameRecord;
  'GET /api/tables/{table}/scores': ScoresOverTime;
  'GET /api/tables/{table}/replay': ReplayStretch;
  'GET /api/tables/{table}/seen': SeenStretch;
  'GET /api/tables/{table}/log': LogOfGame;
  'GET /api/tables/{table}/draws': DrawsOfGame;
  'GET /healthz': Health;
}

export interface AccountBody {
  login: string;
  password: string;
}

export interface AddBotBody {
  seat: number;
  bot?: string | null;
  name?: string | null;
}

export interface ChosenCrestBody {
  crest: 'lion' | 'eagle' | 'stag' | 'bear' | 'griffin' | 'ram' | 'raven' | 'swan' | null;
}

/** A file that is being drawn, with its gaps. */
export interface DraftBody {
  draft?: Record<string, Json>;
}

export interface EnterBody {
  password?: string | null;
}

/** A what-if: play on from a point of a finished game. */
export interface ForkBody {
  entries: number;
  title?: string | null;
  visibility?: string;
  clock?: Record<string, Json> | null;
}

export interface GuestBody {
  nickname: string;
}

export interface KeysBody {
  p256dh: string;
  auth: string;
}

export interface NewPasswordBody {
  old: string;
  new: string;
}

/** What is played, and who may see it. `record` and `until` begin with the first entries of another game. */
export interface NewTableBody {
  game: string;
  options?: Record<string, Json>;
  title?: string | null;
  visibility?: string;
  password?: string | null;
  clock?: Record<string, Json> | null;
  opening?: Record<string, Json> | null;
  record?: Record<string, Json> | null;
  until?: number | null;
}

/** Yes or no to playing again; with `at_once` whoever has not answered is not waited for. */
export interface PlayAgainBody {
  wanted?: boolean;
  at_once?: boolean;
}

export interface SeatNumberBody {
  seat: number;
}

/** The same seed draws the same file. */
export interface SeedBody {
  seed?: number | null;
}

/** `name` is what this chair is called, if not like the person: several play at one device. */
export interface SitBody {
  seat: number;
  name?: string | null;
  nonce?: string;
  password?: string | null;
}

/** What `PushSubscription.toJSON()` gives. */
export interface SubscriptionBody {
  endpoint: string;
  keys: KeysBody;
  expirationTime?: number | null;
}

export interface TokenNameBody {
  name: string;
}

/** The options chosen so far. */
export interface WantedBody {
  options?: Record<string, Json>;
}

export interface WaysBody {
  language?: 'en' | 'pl' | 'uk';
  webhook?: WebhookWishBody | null;
  push?: SubscriptionBody[];
}

/** `discord` and `ntfy` get what these services expect, `json` gets plain facts. */
export interface WebhookWishBody {
  kind: 'discord' | 'ntfy' | 'json';
  url: string;
}

/** What an address is asked with. */
export interface Bodies {
  'POST /api/games/{game}/check': WantedBody;
  'POST /api/games/{game}/files/{option}/check': DraftBody;
  'POST /api/games/{game}/files/{option}/random': SeedBody;
  'POST /api/guest': GuestBody;
  'PUT /api/me/crest': ChosenCrestBody;
  'POST /api/account': AccountBody;
  'POST /api/login': AccountBody;
  'PUT /api/password': NewPasswordBody;
  'POST /api/tokens': TokenNameBody;
  'PUT /api/me/notices': WaysBody;
  'POST /api/tables': NewTableBody;
  'POST /api/tables/{table}/enter': EnterBody;
  'POST /api/tables/{table}/sit': SitBody;
  'POST /api/tables/{table}/bots': AddBotBody;
  'POST /api/tables/{table}/stand': SeatNumberBody;
  'POST /api/tables/{table}/rematch': PlayAgainBody | null;
  'POST /api/tables/{table}/fork': ForkBody;
}

export type CitadelsEdition = 'revised' | 'classic';

export type CitadelsType = 'noble' | 'religious' | 'trade' | 'military' | 'unique';

export type CitadelsCard =
  | 'manor'
  | 'castle'
  | 'palace'
  | 'temple'
  | 'church'
  | 'monastery'
  | 'cathedral'
  | 'tavern'
  | 'market'
  | 'trading_post'
  | 'docks'
  | 'harbor'
  | 'town_hall'
  | 'watchtower'
  | 'prison'
  | 'barracks'
  | 'fortress'
  | 'armory'
  | 'basilica'
  | 'capitol'
  | 'dragon_gate'
  | 'factory'
  | 'framework'
  | 'gold_mine'
  | 'great_wall'
  | 'haunted_quarter'
  | 'imperial_treasury'
  | 'ivory_tower'
  | 'keep'
  | 'laboratory'
  | 'library'
  | 'map_room'
  | 'monument'
  | 'museum'
  | 'necropolis'
  | 'observatory'
  | 'park'
  | 'poor_house'
  | 'quarry'
  | 'school_of_magic'
  | 'secret_vault'
  | 'smithy'
  | 'stables'
  | 'statue'
  | 'theater'
  | 'thieves_den'
  | 'wishing_well'
  | 'haunted_city'
  | 'graveyard'
  | 'university'
  | 'lighthouse'
  | 'bell_tower'
  | 'hospital'
  | 'throne_room';

export type CitadelsCharacter =
  | 'assassin'
  | 'witch'
  | 'magistrate'
  | 'thief'
  | 'spy'
  | 'blackmailer'
  | 'magician'
  | 'wizard'
  | 'seer'
  | 'king'
  | 'emperor'
  | 'patrician'
  | 'bishop'
  | 'abbot'
  | 'cardinal'
  | 'merchant'
  | 'alchemist'
  | 'trader'
  | 'architect'
  | 'navigator'
  | 'scholar'
  | 'warlord'
  | 'diplomat'
  | 'marshal'
  | 'queen'
  | 'artist'
  | 'tax_collector';

export type CitadelsCause =
  | 'gather'
  | 'income'
  | 'ability'
  | 'district'
  | 'bank'
  | 'tithe'
  | 'tribute'
  | 'tax'
  | 'smithy'
  | 'park'
  | 'poor_house'
  | 'queen'
  | 'laboratory'
  | 'deal'
  | 'spy'
  | 'redraw'
  | 'throne_room';

export type CitadelsQuestion =
  | 'choose_crown'
  | 'choose_cast'
  | 'choose_unique'
  | 'open_character'
  | 'aside_character'
  | 'middle_character'
  | 'gain'
  | 'draw_cards'
  | 'lose'
  | 'theater_card'
  | 'pick_character'
  | 'discard_character'
  | 'theater_seat'
  | 'theater_offer'
  | 'turn'
  | 'keep_cards'
  | 'bewitching'
  | 'warrants'
  | 'confiscation'
  | 'threats'
  | 'settling'
  | 'threat_reveal'
  | 'redrawing'
  | 'wizard_take'
  | 'wizard_build'
  | 'seer_give'
  | 'crowning'
  | 'crown_gift'
  | 'crown_tribute'
  | 'heir'
  | 'lender'
  | 'loan_cards'
  | 'den_cards'
  | 'trade'
  | 'beautifying'
  | 'lighthouse_search'
  | 'bell'
  | 'grave'
  | 'hospital_call'
  | 'effect'
  | 'rules'
  | 'over';

/** Whom the table waits for and what for; null is NATURE, or nobody once the game is over. */
export interface CitadelsDecision {
  name: CitadelsQuestion;
  seat: number | null;
  other?: number;
  count?: number;
  gold?: number;
  card?: CitadelsCard;
  character?: CitadelsCharacter;
  why?: string;
}

/** One rank: the seats that may hold it for all one knows, and whether nobody may; `certain` if only one of these. */
export interface CitadelsDeduction {
  rank: number;
  character: CitadelsCharacter;
  seats: number[];
  nobody: boolean;
  certain: boolean;
  face_up: boolean;
  killed: boolean;
}

/** Who can still be whom this round, from the knowledge of one seat; no ranks before the first draft. */
export interface CitadelsDeductions {
  ranks: CitadelsDeduction[];
}

/** A district in a city and what it costs there. */
export interface CitadelsDistrict {
  card: CitadelsCard;
  beautified: boolean;
  cost: number;
}

/** What only I know: my hand, my characters, the cards I choose from, what I saw and gave this round. */
export interface CitadelsMine {
  hand: CitadelsCard[];
  characters: CitadelsCharacter[];
  pack: CitadelsCharacter[];
  drawn: CitadelsCard[];
  looked_at: CitadelsCard[];
  saw: CitadelsCharacter[][];
  discarded: CitadelsCharacter[];
  gave: CitadelsCharacter | null;
  museum: CitadelsCard[];
  held: CitadelsCard | null;
}

/** A rank and the marks on it. `seat` once it was revealed; `signed`, `flowered` null while one cannot know. */
export interface CitadelsRank {
  rank: number;
  character: CitadelsCharacter | null;
  seat: number | null;
  killed: boolean;
  bewitched: boolean;
  robbed: boolean;
  warrant: boolean;
  threat: boolean;
  signed: boolean | null;
  flowered: boolean | null;
}

/** A player as these eyes see them; `known_hand` are cards these eyes are certain to be in the hand. */
export interface CitadelsSeat {
  gold: number;
  hand: number;
  known_hand: CitadelsCard[];
  city: CitadelsDistrict[];
  size: number;
  completed: boolean;
  characters: CitadelsCharacter[];
  shielded: boolean;
  points: Record<string, number>;
}

/** The turn in progress. */
export interface CitadelsTurn {
  seat: number;
  character: CitadelsCharacter;
  gathered: boolean;
  resumed: boolean;
  builds_left: number;
}

/** The table as one pair of eyes sees it; `costs` are those that a file corrected, `mine` is null for a spectator. */
export interface CitadelsView {
  game: string;
  seat: number | null;
  edition: CitadelsEdition;
  costs: Record<string, number>;
  round: number;
  crown: number;
  deck: number;
  tax: number;
  needed: number;
  first_to_complete: number | null;
  bell: boolean;
  museum: number;
  cast: (CitadelsCharacter | null)[];
  face_up: CitadelsCharacter[];
  called: number;
  ranks: CitadelsRank[];
  turn: CitadelsTurn | null;
  decision: CitadelsDecision;
  seats: CitadelsSeat[];
  mine: CitadelsMine | null;
  over: boolean;
}

/** What can be done in Citadels. */
export type CitadelsAction =
  | { verb: 'crown_first'; seat: number }
  | { verb: 'cast'; character: CitadelsCharacter }
  | { verb: 'include'; card: CitadelsCard }
  | { verb: 'lay_open'; character: CitadelsCharacter }
  | { verb: 'lay_aside'; character: CitadelsCharacter }
  | { verb: 'draw'; card: CitadelsCard }
  | { verb: 'lose_card'; card: CitadelsCard }
  | { verb: 'theater_draw'; character: CitadelsCharacter }
  | { verb: 'pick'; character: CitadelsCharacter }
  | { verb: 'discard'; character: CitadelsCharacter }
  | { verb: 'swap_characters'; seat: number }
  | { verb: 'offer_character'; character: CitadelsCharacter }
  | { verb: 'gather_gold' }
  | { verb: 'gather_cards' }
  | { verb: 'keep'; card: CitadelsCard }
  | { verb: 'build'; card: CitadelsCard }
  | { verb: 'build_with_framework'; card: CitadelsCard }
  | { verb: 'build_by_sacrifice'; card: CitadelsCard; beautified: boolean }
  | { verb: 'build_with_cards'; count: number }
  | { verb: 'build_with_loan'; card: CitadelsCard }
  | { verb: 'borrow_from'; seat: number }
  | { verb: 'pay_card'; card: CitadelsCard }
  | { verb: 'give'; card: CitadelsCard }
  | { verb: 'kill'; character: CitadelsCharacter }
  | { verb: 'bewitch'; character: CitadelsCharacter }
  | { verb: 'sign_warrant'; character: CitadelsCharacter }
  | { verb: 'warrant'; character: CitadelsCharacter }
  | { verb: 'confiscate' }
  | { verb: 'rob'; character: CitadelsCharacter }
  | { verb: 'spy'; seat: number; type: CitadelsType }
  | { verb: 'threaten_with_flower'; character: CitadelsCharacter }
  | { verb: 'threaten'; character: CitadelsCharacter }
  | { verb: 'bribe' }
  | { verb: 'refuse' }
  | { verb: 'reveal_threat' }
  | { verb: 'swap_hands'; seat: number }
  | { verb: 'redraw'; card: CitadelsCard }
  | { verb: 'look'; seat: number }
  | { verb: 'take'; card: CitadelsCard }
  | { verb: 'to_hand' }
  | { verb: 'divine' }
  | { verb: 'take_crown' }
  | { verb: 'give_crown'; seat: number }
  | { verb: 'take_gold' }
  | { verb: 'take_card' }
  | { verb: 'give_gold' }
  | { verb: 'income' }
  | { verb: 'income_split'; gold: number }
  | { verb: 'tithe'; seat: number }
  | { verb: 'merchant_gold' }
  | { verb: 'architect_cards' }
  | { verb: 'navigator_gold' }
  | { verb: 'navigator_cards' }
  | { verb: 'study' }
  | { verb: 'destroy'; seat: number; card: CitadelsCard; beautified: boolean }
  | { verb: 'exchange'; seat: number; card: CitadelsCard; beautified: boolean }
  | { verb: 'give_district'; card: CitadelsCard; beautified: boolean }
  | { verb: 'seize'; seat: number; card: CitadelsCard; beautified: boolean }
  | { verb: 'royal_gift' }
  | { verb: 'beautify'; card: CitadelsCard }
  | { verb: 'collect_tax' }
  | { verb: 'armory'; seat: number; card: CitadelsCard; beautified: boolean }
  | { verb: 'laboratory'; card: CitadelsCard }
  | { verb: 'museum'; card: CitadelsCard }
  | { verb: 'smithy' }
  | { verb: 'search'; card: CitadelsCard }
  | { verb: 'ring_bell' }
  | { verb: 'recover' }
  | { verb: 'use_hospital' }
  | { verb: 'done' }
  | { verb: 'pass' }
  | { verb: 'end_turn' }
  | { verb: 'use_effect' };

/** What happens in Citadels; the optional fields are told to those who may know. */
export type CitadelsEvent =
  | { event: 'first_crown'; seat: number }
  | { event: 'cast'; character: CitadelsCharacter }
  | { event: 'included'; card: CitadelsCard }
  | { event: 'round'; round: number; seat: number }
  | { event: 'laid_open'; character: CitadelsCharacter }
  | { event: 'laid_aside'; count: number }
  | { event: 'picked'; seat: number; character?: CitadelsCharacter }
  | { event: 'discarded_character'; seat: number; character?: CitadelsCharacter }
  | { event: 'characters_swapped'; seat: number; other: number; gave?: CitadelsCharacter; got?: CitadelsCharacter }
  | { event: 'gained_cards'; seat: number; count: number; why: CitadelsCause; cards?: CitadelsCard[] }
  | { event: 'drew'; seat: number; count: number; cards?: CitadelsCard[] }
  | { event: 'kept'; seat: number; count: number; cards?: CitadelsCard[] }
  | { event: 'gained_gold'; seat: number; gold: number; why: CitadelsCause }
  | { event: 'silent'; rank: number; character: CitadelsCharacter }
  | { event: 'revealed'; seat: number; character: CitadelsCharacter }
  | { event: 'robbed'; seat: number; other: number; gold: number }
  | { event: 'built'; seat: number; card: CitadelsCard; gold: number; how: 'gold' | 'framework' | 'sacrifice' | 'cards' | 'loan' }
  | { event: 'confiscated'; seat: number; other: number; card: CitadelsCard; gold: number }
  | { event: 'taxed'; seat: number }
  | { event: 'completed'; seat: number }
  | { event: 'killed'; seat: number; character: CitadelsCharacter }
  | { event: 'bewitched'; seat: number; character: CitadelsCharacter }
  | { event: 'resumed'; seat: number; character: CitadelsCharacter }
  | { event: 'warranted'; seat: number; character: CitadelsCharacter; signed?: boolean }
  | { event: 'marked_for_theft'; seat: number; character: CitadelsCharacter }
  | { event: 'spied'; seat: number; other: number; type: CitadelsType; count: number; cards?: CitadelsCard[] }
  | { event: 'threatened'; seat: number; character: CitadelsCharacter; flowered?: boolean }
  | { event: 'bribed'; seat: number; other: number; gold: number }
  | { event: 'refused_bribe'; seat: number }
  | { event: 'threat_shown'; seat: number; other: number; flowered: boolean; gold: number }
  | { event: 'threat_left'; seat: number; other: number }
  | { event: 'hands_swapped'; seat: number; other: number; taken?: number; cards?: CitadelsCard[] }
  | { event: 'put_under'; seat: number; count: number; cards?: CitadelsCard[] }
  | { event: 'looked_at_hand'; seat: number; other: number; cards?: CitadelsCard[] }
  | { event: 'took_from_hand'; seat: number; other: number; card?: CitadelsCard }
  | { event: 'gave_card'; seat: number; other: number; card?: CitadelsCard }
  | { event: 'crowned'; seat: number }
  | { event: 'took_gold'; seat: number; other: number; gold: number; why: CitadelsCause }
  | { event: 'destroyed'; seat: number; other: number; card: CitadelsCard; beautified: boolean; gold: number }
  | { event: 'exchanged'; seat: number; other: number; card: CitadelsCard; for: CitadelsCard; gold: number }
  | { event: 'seized'; seat: number; other: number; card: CitadelsCard; gold: number }
  | { event: 'beautified'; seat: number; card: CitadelsCard }
  | { event: 'under_museum'; seat: number; card?: CitadelsCard }
  | { event: 'studied'; seat: number; count: number }
  | { event: 'searched'; seat: number; card?: CitadelsCard }
  | { event: 'bell_rung'; seat: number }
  | { event: 'recovered'; seat: number; card: CitadelsCard }
  | { event: 'refunded'; seat: number; gold: number }
  | { event: 'turn_ended'; seat: number }
  | { event: 'heir_shown'; seat: number; character: CitadelsCharacter }
  | { event: 'game_over'; reason: '' | 'city' | 'round_limit' }
  | { event: 'passed'; seat: number; decision: 'choose_crown' | 'choose_cast' | 'choose_unique' | 'open_character' | 'aside_character' | 'middle_character' | 'gain' | 'draw_cards' | 'lose' | 'theater_card' | 'pick_character' | 'discard_character' | 'theater_seat' | 'theater_offer' | 'turn' | 'keep_cards' | 'bewitching' | 'warrants' | 'confiscation' | 'threats' | 'settling' | 'threat_reveal' | 'redrawing' | 'wizard_take' | 'wizard_build' | 'seer_give' | 'crowning' | 'crown_gift' | 'crown_tribute' | 'heir' | 'lender' | 'loan_cards' | 'den_cards' | 'trade' | 'beautifying' | 'lighthouse_search' | 'bell' | 'grave' | 'hospital_call' | 'effect' | 'start' | 'drafting' | 'calling' | 'gathered' | 'resuming' | 'turn_ending' | 'round_ending' }
  | { event: 'paid_gold'; seat: number; gold: number; why: CitadelsCause }
  | { event: 'took_to_hand'; seat: number; other: number }
  | { event: 'looked_at_deck'; seat: number };

export type BurgundyHex =
  | 'castle'
  | 'mine'
  | 'ship'
  | 'cow_2'
  | 'cow_3'
  | 'cow_4'
  | 'sheep_2'
  | 'sheep_3'
  | 'sheep_4'
  | 'pig_2'
  | 'pig_3'
  | 'pig_4'
  | 'chicken_2'
  | 'chicken_3'
  | 'chicken_4'
  | 'geese'
  | 'market'
  | 'carpenter'
  | 'church'
  | 'warehouse'
  | 'boarding_house'
  | 'bank'
  | 'town_hall'
  | 'watchtower'
  | 'crane'
  | 'white_castle'
  | 'monastery_1'
  | 'monastery_2'
  | 'monastery_3'
  | 'monastery_4'
  | 'monastery_5'
  | 'monastery_6'
  | 'monastery_7'
  | 'monastery_8'
  | 'monastery_9'
  | 'monastery_10'
  | 'monastery_11'
  | 'monastery_12'
  | 'monastery_13'
  | 'monastery_14'
  | 'monastery_15'
  | 'monastery_16'
  | 'monastery_17'
  | 'monastery_18'
  | 'monastery_19'
  | 'monastery_20'
  | 'monastery_21'
  | 'monastery_22'
  | 'monastery_23'
  | 'monastery_24'
  | 'monastery_25'
  | 'monastery_26'
  | 'monastery_27'
  | 'monastery_28'
  | 'monastery_29'
  | 'inn'
  | 'wild'
  | 'vines_orange'
  | 'vines_yellow'
  | 'vines_green'
  | 'vines_red'
  | 'vines_black'
  | 'vines_blue'
  | 'vines_orange_yellow'
  | 'vines_orange_green'
  | 'vines_orange_red'
  | 'vines_orange_black'
  | 'vines_orange_blue'
  | 'vines_yellow_green'
  | 'vines_yellow_red'
  | 'vines_yellow_black'
  | 'vines_yellow_blue'
  | 'vines_green_red'
  | 'vines_green_black'
  | 'vines_green_blue'
  | 'vines_red_black'
  | 'vines_red_blue'
  | 'vines_black_blue';

export type BurgundyType =
  | 'castle'
  | 'mine'
  | 'ship'
  | 'animals'
  | 'building'
  | 'monastery'
  | 'inn'
  | 'vines'
  | 'wild';

export type BurgundyTileType = 'castle' | 'mine' | 'ship' | 'animals' | 'building' | 'monastery' | 'posts';

export type BurgundyGoods = 'turquoise' | 'purple' | 'pink' | 'red' | 'brown' | 'orange';

export type BurgundyIcon =
  | 'workers4'
  | 'silver2'
  | 'vp4'
  | 'take_building'
  | 'take_ship_animals'
  | 'take_mine_monastery_castle'
  | 'take_any'
  | 'sell_goods'
  | 'place_hex'
  | 'castle_action'
  | 'take_black'
  | 'take_double';

export type BurgundyPhase = 'A' | 'B' | 'C' | 'D' | 'E';

export type BurgundyVine = 'orange' | 'yellow' | 'green' | 'red' | 'black' | 'blue';

export type BurgundyTile = 'large' | 'small';

export type BurgundyCause =
  | 'action'
  | 'castle'
  | 'white_castle'
  | 'market'
  | 'carpenter'
  | 'church'
  | 'warehouse'
  | 'town_hall'
  | 'crane'
  | 'monastery_2'
  | 'monastery_3'
  | 'monastery_4'
  | 'monastery_5'
  | 'monastery_6'
  | 'monastery_13'
  | 'monastery_14'
  | 'monastery_28'
  | 'boarding_house'
  | 'bank'
  | 'watchtower'
  | 'mines'
  | 'ship'
  | 'unsold_goods'
  | 'silver'
  | 'workers'
  | 'set_up'
  | 'route'
  | 'shield_2'
  | 'shield_14'
  | 'shield_15'
  | 'vineyard'
  | 'monasteries'
  | 'reserve'
  | 'cards'
  | 'shields'
  | 'double_hexes'
  | 'target'
  | 'colour';

export type BurgundySource =
  | 'areas'
  | 'phases'
  | 'bonus_tiles'
  | 'animals'
  | 'buildings'
  | 'sales'
  | 'goods'
  | 'silver'
  | 'workers'
  | 'monasteries'
  | 'posts'
  | 'recovered'
  | 'routes'
  | 'shields'
  | 'vines'
  | 'cards'
  | 'reserve'
  | 'unfinished'
  | 'spaces';

export type BurgundyQuestion =
  | 'first_player'
  | 'draw_board'
  | 'deal'
  | 'turn_up'
  | 'refill'
  | 'roll'
  | 'roll_white'
  | 'choose_duchy'
  | 'start_castle'
  | 'turn'
  | 'where'
  | 'which_die'
  | 'make_room'
  | 'extra_action'
  | 'white_action'
  | 'take_more'
  | 'sell_more'
  | 'place_more'
  | 'ship_depot'
  | 'second_depot'
  | 'ship_goods'
  | 'crane'
  | 'geese'
  | 'deal_route'
  | 'lay_route'
  | 'deal_shield'
  | 'shield_castle'
  | 'copy_monasteries'
  | 'settle'
  | 'tribute'
  | 'too_many'
  | 'fleet'
  | 'remove_vine'
  | 'deal_vine'
  | 'vine_bonus'
  | 'vine_black'
  | 'vine_double'
  | 'vine_tile'
  | 'draw_card'
  | 'automa_roll'
  | 'automa_mark'
  | 'keep'
  | 'buy_points'
  | 'target_action'
  | 'colour_reward'
  | 'next_part'
  | 'exchange'
  | 'pay_goods'
  | 'count_crane'
  | 'rules'
  | 'over';

/** Spaces of one colour that hang together; spaces are counted from 1 in reading order. */
export interface BurgundyArea {
  type: BurgundyType;
  spaces: number[];
  covered: number;
  done: boolean;
}

/** Châteauma, participant `seat`: `step` is which of her six steps is taken, `selected` the card of the white die. `cards` are the left and the right one, `done` those that were completed; `duchy` has her spaces by colour, `piled` what lies on top of them, `doubles` her double hexes. */
export interface BurgundyAutoma {
  seat: number;
  level: string;
  modifiers: string[];
  board: number;
  points: number;
  scores: Record<string, number>;
  silver: number;
  goods: Record<string, number>;
  sold: Record<string, number>;
  die: number | null;
  step: number | null;
  selected: string | null;
  cards: (BurgundyCard | null)[];
  deck: number;
  done: number[];
  in_hand: BurgundyMoving[];
  reserve: BurgundyStack[];
  wild: BurgundyHex[];
  duchy: Record<string, BurgundyEstateSpace[]>;
  piled: BurgundyHex[];
  bonus_tiles: BurgundyTileOwned[];
  posts: number;
  shields: number[];
  doubles: BurgundyHex[];
}

/** A duchy as printed: rows of spaces, each its type and its number; how far from the left, in half hexes; and rivers, which join spaces that do not touch. */
export interface BurgundyBoard {
  rows: [BurgundyType, number][][];
  columns: number[][];
  rivers: [number, number][];
}

/** A card in play: its number, what it is worth when complete, and the symbols that expansions use. */
export interface BurgundyCard {
  card: number;
  points: number;
  spaces: BurgundyCardSpace[];
  post: boolean;
  shield: boolean;
}

/** A space of one of Châteauma's cards: what it wants, its symbol, and the hex there; `wild` says it lies face down. */
export interface BurgundyCardSpace {
  type: BurgundyType;
  symbol: string | null;
  hex: BurgundyHex | null;
  wild: boolean;
}

/** Whom the table waits for and what for; null is NATURE, or nobody once the game is over. */
export interface BurgundyDecision {
  name: BurgundyQuestion;
  seat: number | null;
  other?: number;
  depot?: number;
  slot?: number;
  space?: number;
  dice?: number;
  hex?: BurgundyHex;
  goods?: BurgundyGoods;
  use?: string;
  value?: number;
  shield?: number;
  paid?: number[];
  left?: BurgundyVine;
  icons?: BurgundyIcon[];
  layer?: number;
  target?: number;
  left_to_pay?: number;
  side?: string;
  workers?: number;
}

/** A numbered depot: its spaces from top to bottom, and the goods and shields at it. */
export interface BurgundyDepot {
  number: number;
  slots: BurgundySlot[];
  goods: BurgundyGoods[];
  shields: number[];
}

/** A die as it lies. */
export interface BurgundyDie {
  value: number;
  used: boolean;
}

/** A space of Châteauma's duchy; `hex` is null too where modifier A hides one, `extra` is the symbol of modifier D. */
export interface BurgundyEstateSpace {
  hex: BurgundyHex | null;
  covered: boolean;
  extra: boolean;
}

/** A hex of a completed card that is still to be moved. */
export interface BurgundyMoving {
  hex: BurgundyHex;
  wild: boolean;
}

/** A vineyard: the vines on its 24 hexes, two for each double space, its bonus tiles, and the layers that are full. */
export interface BurgundyPlanted {
  vines: (BurgundyVine | null)[];
  tiles: Record<string, number>;
  layers: number[];
}

/** A trade route: its tiles from left to right, those still to be laid, and the goods on its first fields. */
export interface BurgundyRoute {
  tiles: number[];
  to_lay: number[];
  goods: BurgundyGoods[];
}

/** A player: `points` on the track, `scores` by source as if it ended now; `copies` is whose monasteries shield 6 copies. */
export interface BurgundySeat {
  duchy: number | null;
  hexes: (BurgundyHex | null)[];
  stored: BurgundyHex[];
  storage: number;
  goods: Record<string, number>;
  sold: Record<string, number>;
  silver: number;
  workers: number;
  dice: BurgundyDie[];
  points: number;
  scores: Record<string, number>;
  bonus_tiles: BurgundyTileOwned[];
  areas: BurgundyArea[];
  posts: number;
  route: BurgundyRoute | null;
  shields: BurgundyShield[];
  vineyard: BurgundyPlanted | null;
  copies: number | null;
  empty: number;
}

/** A shield on a castle. */
export interface BurgundyShield {
  space: number;
  shield: number;
}

/** A space of a depot: what it wants in this phase, and what lies there. */
export interface BurgundySlot {
  type: BurgundyType;
  hex: BurgundyHex | null;
}

/** A stack of the reserve, from the bottom to the top. */
export interface BurgundyStack {
  type: BurgundyType;
  hexes: BurgundyHex[];
}

/** Two partners: the storage they share, and points that are theirs together; `scores` as if it ended now. */
export interface BurgundyTeam {
  seats: number[];
  stored: BurgundyHex[];
  storage: number;
  points: number;
  scores: Record<string, number>;
}

/** A bonus tile somebody has. */
export interface BurgundyTileOwned {
  type: BurgundyTileType;
  tile: BurgundyTile;
}

/** The turn in progress; `commissioned` and `turned` say whether monastery 6 and shield 16 were used. */
export interface BurgundyTurn {
  seat: number;
  bought: boolean;
  commissioned: boolean;
  turned: boolean;
}

/** What things are worth at this table: a sold goods tile, the bonus tiles, an area completed in this phase. */
export interface BurgundyValues {
  goods: number;
  large: number;
  small: number;
  phase: number;
}

/** The table, the same for all eyes; `teams` is empty where everybody plays alone, `target` null but in the solo game; `boards` are the duchies in play by their number, 0 a table's own. `order`, `track`, `waiting` and `turn` go by participant: where Châteauma (`automa`) plays she comes after the seats. */
export interface BurgundyView {
  game: string;
  seat: number | null;
  over: boolean;
  decision: BurgundyDecision;
  players: number;
  phase: BurgundyPhase | null;
  round: number;
  white: number | null;
  white_holder: number | null;
  order: number[];
  track: number[];
  waiting: number[];
  depots: BurgundyDepot[];
  black: (BurgundyHex | null)[];
  inns: number;
  lost_castles: number;
  round_goods: (BurgundyGoods | null)[];
  bonus: Record<string, BurgundyTile[]>;
  supply: Record<string, number>;
  vineyard: BurgundyVineyard | null;
  target: number | null;
  goods_left: number;
  values: BurgundyValues;
  turn: BurgundyTurn | null;
  boards: Record<string, BurgundyBoard>;
  teams: BurgundyTeam[];
  seats: BurgundySeat[];
  automa: BurgundyAutoma | null;
}

/** A slot of the vineyard depot: the numbers that take its double hex. */
export interface BurgundyVineSlot {
  numbers: number[];
  hex: BurgundyHex | null;
}

/** The vineyard depot, its shop, and the vine bonus tiles in the pool by colour. */
export interface BurgundyVineyard {
  depot: BurgundyVineSlot[];
  shop: (BurgundyHex | null)[];
  pool: Record<string, number>;
}

/** What can be done in Burgundy. */
export type BurgundyAction =
  | { verb: 'begin'; seat: number }
  | { verb: 'draw_board'; board: '1-2' | '3-4' | '5-6' | '7-8' | '9-10' | '11-12' | '13-14' | '15-16' | '17-18' | '19-20' | '21-22' | '23-24' | '25-26' | '27-28' | '29-30' }
  | { verb: 'deal'; goods: BurgundyGoods }
  | { verb: 'draw'; hex: BurgundyHex }
  | { verb: 'roll'; first: number; second: number }
  | { verb: 'roll_white'; value: number }
  | { verb: 'choose_duchy'; duchy: number }
  | { verb: 'start_castle'; space: number }
  | { verb: 'take'; depot: number; hex: 'castle' | 'mine' | 'ship' | 'cow_2' | 'cow_3' | 'cow_4' | 'sheep_2' | 'sheep_3' | 'sheep_4' | 'pig_2' | 'pig_3' | 'pig_4' | 'chicken_2' | 'chicken_3' | 'chicken_4' | 'geese' | 'market' | 'carpenter' | 'church' | 'warehouse' | 'boarding_house' | 'bank' | 'town_hall' | 'watchtower' | 'crane' | 'white_castle' | 'monastery_1' | 'monastery_2' | 'monastery_3' | 'monastery_4' | 'monastery_5' | 'monastery_6' | 'monastery_7' | 'monastery_8' | 'monastery_9' | 'monastery_10' | 'monastery_11' | 'monastery_12' | 'monastery_13' | 'monastery_14' | 'monastery_15' | 'monastery_16' | 'monastery_17' | 'monastery_18' | 'monastery_19' | 'monastery_20' | 'monastery_21' | 'monastery_22' | 'monastery_23' | 'monastery_24' | 'monastery_25' | 'monastery_26' | 'monastery_27' | 'monastery_28' | 'monastery_29' | 'inn' | 'wild' }
  | { verb: 'place'; hex: BurgundyHex }
  | { verb: 'at'; space: number }
  | { verb: 'use_die'; die: number }
  | { verb: 'sell'; goods: BurgundyGoods }
  | { verb: 'take_workers' }
  | { verb: 'buy'; hex: BurgundyHex }
  | { verb: 'commission'; depot: number; hex: 'market' | 'carpenter' | 'church' | 'warehouse' | 'boarding_house' | 'bank' | 'town_hall' | 'watchtower' | 'crane' | 'white_castle' }
  | { verb: 'recruit' }
  | { verb: 'recover' }
  | { verb: 'discard'; hex: BurgundyHex }
  | { verb: 'load'; depot: number }
  | { verb: 'keep_goods'; goods: BurgundyGoods }
  | { verb: 'imitate'; building: 'market' | 'carpenter' | 'church' | 'warehouse' | 'boarding_house' | 'bank' | 'town_hall' | 'watchtower' | 'white_castle' }
  | { verb: 'count_animal'; animal: 'cow' | 'sheep' | 'pig' | 'chicken' }
  | { verb: 'deal_route'; route: number }
  | { verb: 'lay_route'; route: number }
  | { verb: 'deal_shield'; shield: number }
  | { verb: 'take_shield'; shield: number }
  | { verb: 'put_shield'; space: number }
  | { verb: 'copy'; other: number }
  | { verb: 'turn_die'; die: number; value: number }
  | { verb: 'pay_tribute'; shield: number; pay: 'silver' | 'worker' }
  | { verb: 'gather'; goods: BurgundyGoods }
  | { verb: 'take_black'; hex: BurgundyHex }
  | { verb: 'take_vines'; slot: number }
  | { verb: 'plant'; space: number; left: BurgundyVine }
  | { verb: 'use_icon'; icon: BurgundyIcon }
  | { verb: 'take_vine_tile'; colour: BurgundyVine }
  | { verb: 'remove_vine'; colour: BurgundyVine }
  | { verb: 'deal_vine'; colour: BurgundyVine }
  | { verb: 'draw_card'; card: number }
  | { verb: 'automa_roll'; value: number }
  | { verb: 'place_shared'; hex: 'castle' | 'mine' | 'ship' | 'cow_2' | 'cow_3' | 'cow_4' | 'sheep_2' | 'sheep_3' | 'sheep_4' | 'pig_2' | 'pig_3' | 'pig_4' | 'chicken_2' | 'chicken_3' | 'chicken_4' | 'geese' | 'market' | 'carpenter' | 'church' | 'warehouse' | 'boarding_house' | 'bank' | 'town_hall' | 'watchtower' | 'crane' | 'white_castle' | 'monastery_1' | 'monastery_2' | 'monastery_3' | 'monastery_4' | 'monastery_5' | 'monastery_6' | 'monastery_7' | 'monastery_8' | 'monastery_9' | 'monastery_10' | 'monastery_11' | 'monastery_12' | 'monastery_13' | 'monastery_14' | 'monastery_15' | 'monastery_16' | 'monastery_17' | 'monastery_18' | 'monastery_19' | 'monastery_20' | 'monastery_21' | 'monastery_22' | 'monastery_23' | 'monastery_24' | 'monastery_25' | 'monastery_26' | 'monastery_27' | 'monastery_28' | 'monastery_29' | 'inn' | 'wild' }
  | { verb: 'discard_shared'; hex: 'castle' | 'mine' | 'ship' | 'cow_2' | 'cow_3' | 'cow_4' | 'sheep_2' | 'sheep_3' | 'sheep_4' | 'pig_2' | 'pig_3' | 'pig_4' | 'chicken_2' | 'chicken_3' | 'chicken_4' | 'geese' | 'market' | 'carpenter' | 'church' | 'warehouse' | 'boarding_house' | 'bank' | 'town_hall' | 'watchtower' | 'crane' | 'white_castle' | 'monastery_1' | 'monastery_2' | 'monastery_3' | 'monastery_4' | 'monastery_5' | 'monastery_6' | 'monastery_7' | 'monastery_8' | 'monastery_9' | 'monastery_10' | 'monastery_11' | 'monastery_12' | 'monastery_13' | 'monastery_14' | 'monastery_15' | 'monastery_16' | 'monastery_17' | 'monastery_18' | 'monastery_19' | 'monastery_20' | 'monastery_21' | 'monastery_22' | 'monastery_23' | 'monastery_24' | 'monastery_25' | 'monastery_26' | 'monastery_27' | 'monastery_28' | 'monastery_29' | 'inn' | 'wild' }
  | { verb: 'keep'; storage: 'own' | 'shared' }
  | { verb: 'buy_points'; points: number }
  | { verb: 'exchange'; hex: 'castle' | 'mine' | 'ship' | 'cow_2' | 'cow_3' | 'cow_4' | 'sheep_2' | 'sheep_3' | 'sheep_4' | 'pig_2' | 'pig_3' | 'pig_4' | 'chicken_2' | 'chicken_3' | 'chicken_4' | 'geese' | 'market' | 'carpenter' | 'church' | 'warehouse' | 'boarding_house' | 'bank' | 'town_hall' | 'watchtower' | 'crane' | 'white_castle' | 'monastery_1' | 'monastery_2' | 'monastery_3' | 'monastery_4' | 'monastery_5' | 'monastery_6' | 'monastery_7' | 'monastery_8' | 'monastery_9' | 'monastery_10' | 'monastery_11' | 'monastery_12' | 'monastery_13' | 'monastery_14' | 'monastery_15' | 'monastery_16' | 'monastery_17' | 'monastery_18' | 'monastery_19' | 'monastery_20' | 'monastery_21' | 'monastery_22' | 'monastery_23' | 'monastery_24' | 'monastery_25' | 'monastery_26' | 'monastery_27' | 'monastery_28' | 'monastery_29' | 'inn' | 'wild' }
  | { verb: 'pay_goods'; goods: BurgundyGoods }
  | { verb: 'next_part'; part: 'area' | 'colour' | 'effect' }
  | { verb: 'count_crane' }
  | { verb: 'pass' }
  | { verb: 'end_turn' };

/** What happens in Burgundy; the optional fields are told to those who may know. */
export type BurgundyEvent =
  | { event: 'first_player'; seat: number }
  | { event: 'board_drawn'; seat: number; board: '1-2' | '3-4' | '5-6' | '7-8' | '9-10' | '11-12' | '13-14' | '15-16' | '17-18' | '19-20' | '21-22' | '23-24' | '25-26' | '27-28' | '29-30' }
  | { event: 'duchy_chosen'; seat: number; duchy: number }
  | { event: 'start_castle'; seat: number; space: number }
  | { event: 'goods_dealt'; seat: number; goods: BurgundyGoods }
  | { event: 'workers_dealt'; seat: number; workers: number; silver: number }
  | { event: 'phase'; phase: BurgundyPhase }
  | { event: 'cleared'; count: number }
  | { event: 'filled'; depot: number; slot: number; hex: BurgundyHex }
  | { event: 'goods_turned'; round: number; goods: BurgundyGoods }
  | { event: 'round'; phase: BurgundyPhase; round: number; seat: number }
  | { event: 'rolled'; seat: number; first: number; second: number }
  | { event: 'white_rolled'; seat: number; value: number }
  | { event: 'goods_placed'; goods: BurgundyGoods; depot: number }
  | { event: 'turn'; seat: number }
  | { event: 'took'; seat: number; hex: BurgundyHex; depot: number; value: number; workers: number; why: BurgundyCause }
  | { event: 'bought'; seat: number; hex: BurgundyHex; silver: number }
  | { event: 'discarded'; seat: number; hex: BurgundyHex }
  | { event: 'placed'; seat: number; hex: BurgundyHex; space: number; value: number; workers: number; why: BurgundyCause }
  | { event: 'area_completed'; seat: number; type: BurgundyTileType; space: number; size: number; points: number; bonus: number }
  | { event: 'bonus_tile'; seat: number; type: BurgundyTileType; tile: 'none' | 'large' | 'small'; points: number }
  | { event: 'animals_scored'; seat: number; hex: BurgundyHex; points: number; count: number }
  | { event: 'sold'; seat: number; goods: BurgundyGoods; count: number; points: number; silver: number; value: number; workers: number; why: BurgundyCause }
  | { event: 'gained_workers'; seat: number; workers: number; value: number; why: BurgundyCause }
  | { event: 'gained_silver'; seat: number; silver: number; why: BurgundyCause }
  | { event: 'spent'; seat: number; workers: number; silver: number; why: BurgundyCause }
  | { event: 'scored'; seat: number; points: number; why: BurgundyCause }
  | { event: 'loaded'; seat: number; depot: number; goods: BurgundyGoods[] }
  | { event: 'moved_ahead'; seat: number; place: number }
  | { event: 'white_die'; seat: number }
  | { event: 'passed'; seat: number; decision: 'first_player' | 'draw_board' | 'deal' | 'turn_up' | 'refill' | 'roll' | 'roll_white' | 'choose_duchy' | 'start_castle' | 'turn' | 'where' | 'which_die' | 'make_room' | 'extra_action' | 'white_action' | 'take_more' | 'sell_more' | 'place_more' | 'ship_depot' | 'second_depot' | 'ship_goods' | 'crane' | 'geese' | 'deal_route' | 'lay_route' | 'deal_shield' | 'shield_castle' | 'copy_monasteries' | 'settle' | 'tribute' | 'too_many' | 'fleet' | 'remove_vine' | 'deal_vine' | 'vine_bonus' | 'vine_black' | 'vine_double' | 'vine_tile' | 'draw_card' | 'automa_roll' | 'automa_mark' | 'keep' | 'buy_points' | 'target_action' | 'colour_reward' | 'next_part' | 'exchange' | 'pay_goods' | 'count_crane' | 'setting_up' | 'phase' | 'filling' | 'round' | 'next_turn' | 'area' | 'colour' | 'effect' | 'sailing' | 'second_loading' | 'phase_end' | 'final' | 'posts' | 'routing' | 'settling' | 'tributing' | 'gathering' | 'vine_bonuses' | 'vine_layer' | 'automa_setting_up' | 'automa_seek' | 'automa_bonus' | 'automa_symbols' | 'automa_cards' | 'automa_move' | 'automa_tiles' | 'automa_buy' | 'automa_end' | 'gain' | 'parts' | 'clearing' | 'paying' | 'exchanged' }
  | { event: 'turn_ended'; seat: number }
  | { event: 'phase_ended'; phase: BurgundyPhase }
  | { event: 'monastery_scored'; seat: number; hex: BurgundyHex; points: number }
  | { event: 'game_over'; reason: 'phases' | 'filled' | 'not_filled' }
  | { event: 'inn_added'; count: number }
  | { event: 'posts_joined'; seat: number; count: number; points: number }
  | { event: 'recovered'; seat: number; hex: BurgundyHex; points: number }
  | { event: 'route_dealt'; seat: number; route: number }
  | { event: 'route_laid'; seat: number; route: number; place: number }
  | { event: 'route_covered'; seat: number; goods: BurgundyGoods; place: number }
  | { event: 'route_bonus'; seat: number; goods: BurgundyGoods; place: number; icon: BurgundyIcon }
  | { event: 'shield_laid'; shield: number; depot: number }
  | { event: 'took_shield'; seat: number; shield: number; depot: number; workers: number; why: BurgundyCause }
  | { event: 'shield_put'; seat: number; shield: number; space: number }
  | { event: 'shield_lost'; seat: number; shield: number }
  | { event: 'copied'; seat: number; other: number }
  | { event: 'die_turned'; seat: number; die: number; value: number }
  | { event: 'tribute_paid'; seat: number; shield: number; silver: number; workers: number }
  | { event: 'gathered'; seat: number; goods: BurgundyGoods; count: number }
  | { event: 'took_black'; seat: number; hex: BurgundyHex; why: BurgundyCause }
  | { event: 'shield_scored'; seat: number; shield: number; points: number }
  | { event: 'vine_removed'; colour: BurgundyVine }
  | { event: 'vine_dealt'; seat: number; colour: BurgundyVine }
  | { event: 'took_vines'; seat: number; hex: BurgundyHex; slot: number; value: number; workers: number; why: BurgundyCause }
  | { event: 'took_shop'; seat: number; hex: BurgundyHex; silver: number; why: BurgundyCause }
  | { event: 'planted'; seat: number; hex: BurgundyHex; space: number; left: BurgundyVine; value: number; workers: number; why: BurgundyCause }
  | { event: 'vine_tile'; seat: number; colour: BurgundyVine; layer: number }
  | { event: 'vines_scored'; seat: number; colour: BurgundyVine; size: number; points: number }
  | { event: 'automa_began'; seat: number; silver: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10'; goods: BurgundyGoods[] }
  | { event: 'automa_card'; seat: number; card: number; side: 'left' | 'right'; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_selected'; seat: number; card: number; side: 'left' | 'right'; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_rolled'; seat: number; value: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_does'; seat: number; step: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_misses'; seat: number; step: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_placed'; seat: number; hex: BurgundyHex; from: 'depot' | 'reserve' | 'wild' | 'black' | 'supply'; depot: number; card: number; space: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_reserved'; seat: number; hex: BurgundyHex; from: 'depot' | 'reserve' | 'wild' | 'black' | 'supply'; depot: number; wild: boolean; silver: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_completed'; seat: number; card: number; points: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_moved'; seat: number; hex: BurgundyHex; space: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_hidden'; seat: number; type: BurgundyTileType; space: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_slid'; seat: number; card: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_posts'; seat: number; points: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_shield'; seat: number; shield: number; depot: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'automa_vines'; seat: number; hex: BurgundyHex; slot: number; silver: number; rule: 'BUR-CHAT-3' | 'BUR-CHAT-4' | 'BUR-CHAT-6' | 'BUR-SEEK-1' | 'BUR-SEEK-3' | 'BUR-SEEK-4' | 'BUR-SEEK-5' | 'BUR-SEEK-6' | 'BUR-SEEK-7' | 'BUR-GIFT-1' | 'BUR-GIFT-2' | 'BUR-GIFT-3' | 'BUR-GIFT-4' | 'BUR-GIFT-5' | 'BUR-GIFT-6' | 'BUR-GIFT-7' | 'BUR-GIFT-8' | 'BUR-GIFT-10' | 'BUR-CARD-1' | 'BUR-CARD-2' | 'BUR-CARD-3' | 'BUR-CARD-4' | 'BUR-CARD-6' | 'BUR-CARD-7' | 'BUR-MOD-1' | 'BUR-MOD-2' | 'BUR-MOD-4' | 'BUR-WITH-1' | 'BUR-WITH-2' | 'BUR-WITH-3' | 'BUR-WITH-5' | 'BUR-WITH-6' | 'BUR-WITH-7' | 'BUR-WITH-9' | 'BUR-WITH-10' }
  | { event: 'kept_in_common'; seat: number; hex: BurgundyHex }
  | { event: 'team_scored'; seat: number; points: number; why: BurgundyCause }
  | { event: 'team_monastery'; seat: number; hex: BurgundyHex; points: number }
  | { event: 'discarded_shared'; seat: number; hex: BurgundyHex }
  | { event: 'placed_shared'; seat: number; hex: BurgundyHex }
  | { event: 'hex_removed'; hex: BurgundyHex; depot: number }
  | { event: 'goods_cleared'; count: number }
  | { event: 'goods_paid'; seat: number; goods: BurgundyGoods; count: number }
  | { event: 'points_bought'; seat: number; points: number; silver: number }
  | { event: 'target_reached'; seat: number; points: number; target: number }
  | { event: 'took_face_down'; seat: number; hex: BurgundyHex };
