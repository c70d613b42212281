/**
 * Checks a finished game's dice in the browser, as docs/records.md describes them. The rules are not here: what could
 * have been drawn each time, and how likely it was, is told by the server and shown to the reader.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, readExactly } from './canonical';
import type { Action, Draw, GameRecord, Json, RecordEntry } from './types';
import type { CheckedDraw, Finding, KeptOfDice, Verdict } from './verdict';

// --- the stream

/** What is published of a key before the game. */
export function commitmentOf(key: Uint8Array): string {
  return bytesToHex(blake2b(key, { dkLen: 32, personalization: utf8ToBytes('kasztelan.commit') }));
}

/** The share of a seat for which nobody gives one: it follows from the key, so it was fixed with the seal. */
export function ownNonce(key: Uint8Array, seat: number): string {
  const personalization = utf8ToBytes('kasztelan.shares');
  const said = concatBytes(bigEndian(key.length, 4), key, bigEndian(seat, 4));
  return bytesToHex(blake2b(said, { dkLen: 16, personalization }));
}

/** The key of the stream: the table's key and every nonce, each with its length before it. */
export function streamKey(key: Uint8Array, nonces: readonly Uint8Array[]): Uint8Array {
  const parts = [key, ...nonces].flatMap((part) => [bigEndian(part.length, 4), part]);
  return blake2b(concatBytes(...parts), { dkLen: 32, personalization: utf8ToBytes('kasztelan.stream') });
}

export function blockOf(stream: Uint8Array, index: number): Uint8Array {
  return blake2b(bigEndian(index, 8), { dkLen: 32, key: stream });
}

/** The number below `total` that a block stands for. */
export function numberOf(block: Uint8Array, total: number): number {
  return Number((BigInt(`0x${bytesToHex(block)}`) * BigInt(total)) >> 256n);
}

function bigEndian(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(length - 4, value);
  return bytes;
}

// --- the record

const HEADING = ['format', 'game', 'rules', 'options'];

/** The running digest of a record, from its text. */
export function digestOf(text: string): string {
  const record = readExactly(text) as Record<string, Json>;
  const hash = (...parts: Uint8Array[]): Uint8Array => blake2b(concatBytes(...parts), { dkLen: 32 });
  const bytes = (value: Json): Uint8Array => utf8ToBytes(canonical(value));
  const only = (wanted: (name: string) => boolean): Json =>
    Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));
  let running = hash(bytes(only((name) => HEADING.includes(name))));
  for (const entry of record['actions'] as Json[]) running = hash(running, bytes(entry));
  const rest = only((name) => !HEADING.includes(name) && name !== 'actions' && name !== 'digest');
  return bytesToHex(hash(running, bytes(rest)));
}

/** NATURE's entries and which block each one uses: it counts those before it that still stand. */
export function blocksUsed(entries: readonly RecordEntry[]): { at: number; index: number }[] {
  const standing: boolean[] = [];
  const used: { at: number; index: number }[] = [];
  entries.forEach((entry, at) => {
    if ('undo' in entry) {
      standing.splice(standing.length - Number(entry.undo));
      return;
    }
    if (entry.by === 'nature') used.push({ at, index: standing.filter(Boolean).length });
    standing.push(entry.by === 'nature');
  });
  return used;
}

// --- the check

/** Checks the record as it was downloaded, with what the server tells could have been drawn. */
export function verifyDice(text: string, draws: readonly Draw[], kept: KeptOfDice): Verdict {
  const record = JSON.parse(text) as GameRecord;
  const nonces = record.nonces ?? [];
  const key = bytesIn(record.key);
  const shares = nonces.map(bytesIn);
  const checked = key && shares.every((one) => one !== null) ? drawAgain(record, draws, key, shares) : [];
  const mine = Object.entries(kept.nonces);
  const used = blocksUsed(record.actions).filter(({ at }) => at >= (record.prefix ?? 0));
  return {
    checks: {
      digest: finding(record.count === record.actions.length && digestOf(text) === record.digest),
      commitment: finding(key !== null && commitmentOf(key) === record.commitment),
      kept: kept.commitment === null ? 'unknown' : finding(kept.commitment === record.commitment),
      nonces: mine.length
        ? finding(mine.every(([seat, nonce]) => nonces[Number(seat)] === nonce))
        : 'unknown',
      own:
        key === null || record.format < 3
          ? 'unknown'
          : finding(nonces.every((nonce, seat) => isPerson(record, seat) || nonce === ownNonce(key, seat))),
      order: draws.length
        ? finding(agreeOnOrder(draws.map((draw) => draw.outcomes.map((one) => canonical(one.do)))))
        : 'unknown',
      draws: used.length
        ? finding(checked.length === used.length && checked.every((one) => one.right))
        : 'unknown',
    },
    draws: checked,
    prepared: blocksUsed(record.actions).length - used.length,
  };
}

const isPerson = (record: GameRecord, seat: number): boolean => record.players?.[seat] === 'person';
const finding = (right: boolean): Finding => (right ? 'right' : 'wrong');

function bytesIn(hex: string | undefined): Uint8Array | null {
  try {
    return hex === undefined ? null : hexToBytes(hex);
  } catch {
    return null;
  }
}

function drawAgain(
  record: GameRecord,
  draws: readonly Draw[],
  key: Uint8Array,
  nonces: readonly (Uint8Array | null)[],
): CheckedDraw[] {
  const stream = streamKey(key, nonces as readonly Uint8Array[]);
  const told = new Map(draws.map((draw) => [draw.at, draw.outcomes]));
  return blocksUsed(record.actions)
    .filter(({ at }) => at >= (record.prefix ?? 0))
    .map(({ at, index }) => {
      const said = withoutBy(record.actions[at]!);
      const outcomes = told.get(at) ?? [];
      const total = totalOf(outcomes);
      const block = blockOf(stream, index);
      const number = numberOf(block, total);
      const due = total ? outcomeAt(outcomes, number) : null;
      const right = due !== null && canonical(due) === canonical(said);
      return {
        at,
        index,
        block: bytesToHex(block),
        number,
        total,
        outcomes,
        said,
        due,
        right,
      };
    });
}

function withoutBy(entry: RecordEntry): Action {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'by')) as Action;
}

/** The sum of the weights; 0, which no number is below, if one of them is no weight at all. */
function totalOf(outcomes: Draw['outcomes']): number {
  const fit = outcomes.every((one) => Number.isSafeInteger(one.weight) && one.weight > 0);
  return fit ? outcomes.reduce((sum, one) => sum + one.weight, 0) : 0;
}

/** The outcome that a number falls on when the weights are laid end to end. */
function outcomeAt(outcomes: Draw['outcomes'], number: number): Action | null {
  let rest = number;
  for (const one of outcomes) {
    rest -= one.weight;
    if (rest < 0) return one.do;
  }
  return null;
}

/** Whether there is one order that all lists keep; a list put together to fit a number would break it. */
export function agreeOnOrder(lists: readonly (readonly string[])[]): boolean {
  const after = new Map<string, Set<string>>();
  for (const list of lists) {
    list.forEach((one, at) => {
      const later = after.get(one) ?? new Set();
      if (at + 1 < list.length) later.add(list[at + 1]!);
      after.set(one, later);
    });
  }
  const seen = new Map<string, 'open' | 'done'>();
  const isSound = (one: string): boolean => {
    if (seen.has(one)) return seen.get(one) === 'done';
    seen.set(one, 'open');
    const sound = [...(after.get(one) ?? [])].every(isSound);
    if (sound) seen.set(one, 'done');
    return sound;
  };
  return [...after.keys()].every(isSound);
}
