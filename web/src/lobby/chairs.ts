/** Who is meant to sit on a chair when the table is set. */
export type Sitter = { who: 'me'; name: string } | { who: 'person' } | { who: 'bot'; bot: string };

/** I sit on the first chair, the best bot on all others. */
export function firstPlan(chairs: number, bots: readonly string[]): Sitter[] {
  const bot = bots.at(-1);
  return Array.from({ length: chairs }, (_, seat): Sitter => {
    if (seat === 0) return { who: 'me', name: '' };
    return bot ? { who: 'bot', bot } : { who: 'person' };
  });
}

/** The same plan for more or fewer chairs; I never lose my last one. */
export function resized(plan: readonly Sitter[], chairs: number, bots: readonly string[]): Sitter[] {
  const kept = plan.slice(0, chairs);
  const more = firstPlan(chairs + 1, bots).slice(1);
  const all = [...kept, ...more.slice(0, chairs - kept.length)];
  return all.some(isMine) ? all : all.map((one, seat) => (seat === 0 ? { who: 'me', name: '' } : one));
}

export function isMine(sitter: Sitter): boolean {
  return sitter.who === 'me';
}

/** Several people share this device. */
export function isHotSeat(plan: readonly Sitter[]): boolean {
  return plan.filter(isMine).length > 1;
}

/** How a plan is said in one value of a select, and back. */
export function wordOf(sitter: Sitter): string {
  return sitter.who === 'bot' ? `bot:${sitter.bot}` : sitter.who;
}

export function sitterOf(word: string, name = ''): Sitter {
  if (word.startsWith('bot:')) return { who: 'bot', bot: word.slice(4) };
  return word === 'person' ? { who: 'person' } : { who: 'me', name };
}
