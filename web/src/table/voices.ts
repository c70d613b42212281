import type { ChatLine } from '../wire/types';

/** The name that a line was said under; the second of several people of one name has a 2 after it, and so on. */
export function spokenName(line: ChatLine, lines: readonly ChatLine[]): string {
  const alike = lines.filter((one) => one.nickname === line.nickname).map((one) => one.voice);
  const place = [...new Set(alike)].indexOf(line.voice);
  return place > 0 ? `${line.nickname} (${String(place + 1)})` : line.nickname;
}
