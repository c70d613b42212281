const VOWELS = 'aeiouyąęóаеєиіїоуюя';
const SOFT = '\u00AD';
/** Two letters for one sound, and a stop with what glides after it: they begin a syllable together. */
const TOGETHER = /^(ch|sh|th|ph|ck|cz|sz|rz|dz|qu|[bpdtgkcfбпдтгґкф][rlłрл])/i;
/** Where words break that do not follow the sounds, or only near their end; zero: nowhere. */
const BREAKS: Readonly<Record<string, number>> = {
  graveyard: 5,
  haunted: 5,
  lighthouse: 5,
  'thieves’': 0,
  trading: 4,
  казарми: 5,
};

const vowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** Whether a syllable begins here: with one sound that is no vowel, and a vowel after it. */
function begins(word: string, at: number): boolean {
  const letter = word[at]!;
  if (!/\p{L}/u.test(letter) || vowel(letter)) return false;
  if (TOGETHER.test(word.slice(at - 1))) return false;
  return vowel(word[TOGETHER.test(word.slice(at)) ? at + 2 : at + 1]);
}

/** Where a word may be broken: once, near its middle; zero for nowhere. */
function breakOf(word: string): number {
  const own = BREAKS[word.toLowerCase()];
  if (own !== undefined) return own;
  const middle = word.length / 2;
  let best = 0;
  for (let at = 3; at <= word.length - 3; at += 1)
    if (begins(word, at) && (!best || Math.abs(at - middle) < Math.abs(best - middle))) best = at;
  return best;
}

function broken(word: string, fits: number): string {
  const at = word.length > fits ? breakOf(word) : 0;
  return at ? word.slice(0, at) + SOFT + word.slice(at) : word;
}

/** A name that may be broken inside words of more letters than fit; browsers do not know all of our languages. */
export function hyphenated(name: string, fits: number): string {
  return name
    .split(' ')
    .map((word) => broken(word, fits))
    .join(' ');
}

/** How many lines a name takes where so many letters stand side by side. */
export function linesOf(name: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of name.split(' ')) {
    const parts = word.split(SOFT);
    parts.forEach((part, at) => {
      const hyphen = at < parts.length - 1 ? 1 : 0;
      const gap = at === 0 && used > 0 ? 1 : 0;
      if (used > 0 && used + gap + part.length + hyphen > letters) {
        lines += 1;
        used = part.length;
      } else used += gap + part.length;
      // A part that is longer than a line would be cut: nothing holds it.
      if (part.length + hyphen > letters) lines += 1;
    });
  }
  return lines;
}
