import { expect, test } from 'vitest';
import { spokenName } from '../../src/table/voices';
import type { ChatLine } from '../../src/wire/types';

function said(line: number, nickname: string, voice: string): ChatLine {
  return { line, channel: 'spectators', seat: null, voice, nickname, text: 'hello', phrase: null, at: line };
}

test('people of one name are told apart by their voices', () => {
  const lines = [said(1, 'Anna', 'a'), said(2, 'Anna', 'b'), said(3, 'Bela', 'c'), said(4, 'Anna', 'a')];
  expect(lines.map((line) => spokenName(line, lines))).toEqual(['Anna', 'Anna (2)', 'Bela', 'Anna']);
});
