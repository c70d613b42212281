import type { Component } from 'svelte';
import { gameWords } from '../shell/gamewords.svelte';
import { arrived } from '../shell/loading.svelte';
import { hasWords, t, titled } from '../words';
import type { Named } from '../words';
import type { GameTable } from './board';
import type { GameBook } from './book';
import type { Roof } from './roofs';
import type { Lesson } from './lesson';
import plain from './plain/room';
import { needWords } from './own_words';

/** How a game looks before it is opened. */
export interface Face {
  icon: string;
  /** The ground of its round sign. */
  ground: string;
  /** The roof of its towers where games stand side by side; tells it apart where the colour does not. */
  roof: Roof;
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
  /** Pictures of what can be agreed, by the option's thing (`shields`) or its value (`duchies-same`), 160 by 92. */
  pictures?: () => Promise<{ default: IconOf }>;
  lesson?: () => Promise<{ default: Lesson }>;
  /** Pictures and galleries for its rules book. */
  book?: () => Promise<{ default: GameBook }>;
  /** Where boards of one's own are drawn. */
  workshop?: () => Promise<{ default: Component<{ named: Named }> }>;
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

/** How long a game takes with people, in minutes; null if nobody says it. */
export function minutesOf(game: string): number | null {
  return hasWords(`${game}-minutes`) ? Number(t(`${game}-minutes`)) : null;
}

/** What its guided first game is called, and how many minutes it takes. */
export function firstOf(game: string): { title: string; minutes: number } {
  const key = `${game}-first`;
  const minutes = `${key}-minutes`;
  return {
    title: hasWords(key) ? t(key) : t('learn-title'),
    minutes: hasWords(minutes) ? Number(t(minutes)) : USUAL_LESSON,
  };
}

/** Null if it cannot be fetched. */
export async function tableOf(game: string): Promise<GameTable | null> {
  const coming = (roomOf(game).table ?? plain.table)();
  const words = (['table', 'done', 'ceremony'] as const).map((part) => needWords(game, part));
  const [table] = (await arrived(Promise.all([coming, ...words]))) ?? [];
  return table?.default ?? null;
}

/** Minutes of a guided game that does not say how long it takes. */
const USUAL_LESSON = 15;

const NOTHING: IconOf = () => null;

/** Without icons things are called by their names alone, so nobody has to be told that they could not be fetched. */
export async function iconsOf(game: string): Promise<IconOf> {
  return drawn(roomOf(game).icons);
}

/** The same for the pictures of what can be agreed. */
export async function picturesOf(game: string): Promise<IconOf> {
  return drawn(roomOf(game).pictures);
}

async function drawn(coming: (() => Promise<{ default: IconOf }>) | undefined): Promise<IconOf> {
  if (!coming) return NOTHING;
  return coming().then(
    (loaded) => loaded.default,
    () => NOTHING,
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

/** Null if it brings none, or if it cannot be fetched: the book can be read without pictures. */
export async function bookOf(game: string): Promise<GameBook | null> {
  const coming = roomOf(game).book?.();
  if (!coming) return null;
  try {
    const [book] = await Promise.all([coming, needWords(game, 'rules')]);
    return book.default;
  } catch {
    return null;
  }
}

export function hasWorkshop(game: string): boolean {
  return roomOf(game).workshop !== undefined;
}

/** Null if it has none, or if it cannot be fetched. */
export async function workshopOf(game: string): Promise<Component<{ named: Named }> | null> {
  const coming = roomOf(game).workshop?.();
  if (!coming) return null;
  const [workshop] = (await arrived(Promise.all([coming, needWords(game, 'workshop')]))) ?? [];
  return workshop?.default ?? null;
}

/** The pieces of all games that show them. */
export async function allPieces(): Promise<Component[]> {
  const coming = Object.values(ROOMS).flatMap((room) => room.pieces?.() ?? []);
  return (await Promise.all(coming)).map((loaded) => loaded.default);
}
