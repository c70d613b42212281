import type { Component } from 'svelte';
import { gameWords } from '../shell/gamewords.svelte';
import { arrived } from '../shell/loading.svelte';
import { hasWords, t, titled } from '../words';
import type { Named } from '../words';
import type { GameTable } from './board';
import type { Lesson } from './lesson';
import plain from './plain/room';
import { needWords } from './own_words';

/** How a game looks before it is opened. */
export interface Face {
  icon: string;
  /** The ground of its round sign. */
  ground: string;
  /** Drawn for a place that is `ratio` times as wide as high. */
  Picture: Component<{ ratio: number; icon: string }>;
}

/** The icon of a thing that an option names, if it has one. */
export type IconOf = (thing: string) => string | null;

/**
 * What a game brings here, in `games/<name>/room.ts`; its words lie beside it in `words/<language>/`. Whatever a game
 * does not bring it has from the plain one.
 */
export interface Room extends Partial<Face> {
  table?: () => Promise<{ default: GameTable }>;
  icons?: () => Promise<{ default: IconOf }>;
  lesson?: () => Promise<{ default: Lesson }>;
  /** Its people, for its rules book. */
  people?: () => Promise<{ default: Component<{ named: Named }> }>;
  /** Its pieces side by side, for the gallery. */
  pieces?: () => Promise<{ default: Component }>;
}

const ROOMS = import.meta.glob<Room>('./*/room.ts', { eager: true, import: 'default' });

function roomOf(game: string): Room {
  return ROOMS[`./${game}/room.ts`] ?? {};
}

export function faceOf(game: string): Face {
  return { ...plain, ...roomOf(game) };
}

/** What a game is called outside of it: ours we know at once, others by their own words as soon as these have come. */
export function titleOf(game: string): string {
  if (hasWords(`${game}-title`)) return t(`${game}-title`);
  const own = gameWords(game)?.words;
  return own?.has(`game-${game}`) ? own.text(`game-${game}`) : titled(game);
}

/** What a game is about, in a line or two; nothing if nobody says it. */
export function aboutOf(game: string): string {
  if (hasWords(`${game}-about`)) return t(`${game}-about`);
  const own = gameWords(game)?.words;
  return own?.has(`game-${game}.about`) ? own.text(`game-${game}.about`) : '';
}

/** Null if it cannot be fetched. */
export async function tableOf(game: string): Promise<GameTable | null> {
  const coming = (roomOf(game).table ?? plain.table)();
  const [table] =
    (await arrived(Promise.all([coming, needWords(game, 'table'), needWords(game, 'done')]))) ?? [];
  return table?.default ?? null;
}

/** Without icons things are called by their names alone, so nobody has to be told that they could not be fetched. */
export async function iconsOf(game: string): Promise<IconOf> {
  const none: IconOf = () => null;
  return (
    roomOf(game)
      .icons?.()
      .then(
        (loaded) => loaded.default,
        () => none,
      ) ?? none
  );
}

export function hasLesson(game: string): boolean {
  return roomOf(game).lesson !== undefined;
}

/** Null if there is none, or if it cannot be fetched. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const coming = roomOf(game).lesson?.();
  if (!coming) return null;
  const [lesson] = (await arrived(Promise.all([coming, needWords(game, 'lesson')]))) ?? [];
  return lesson?.default ?? null;
}

/** Null if it shows nobody, or if they cannot be fetched: the book can be read without them. */
export async function peopleOf(game: string): Promise<Component<{ named: Named }> | null> {
  const coming = roomOf(game).people?.();
  if (!coming) return null;
  try {
    const [people] = await Promise.all([coming, needWords(game, 'rules')]);
    return people.default;
  } catch {
    return null;
  }
}

/** The pieces of all games that show them. */
export async function allPieces(): Promise<Component[]> {
  const coming = Object.values(ROOMS).flatMap((room) => room.pieces?.() ?? []);
  return (await Promise.all(coming)).map((loaded) => loaded.default);
}
