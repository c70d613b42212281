const VOWELS = 'aeiouyąęóаеєиіїоуюя';
const SOFT = '\u00AD';
/** Two letters for one sound, and a stop with what glides after it: they begin a syllable together. */
const TOGETHER = /^(ch|sh|th|ph|ck|cz|sz|rz|dz|qu|[bpdtgkcfбпдтгґкф][rlłрл])/i;
/** Where English words break that do not follow the sounds; zero: nowhere. */
const BREAKS: Readonly<Record<string, number>> = {
  graveyard: 5,
  haunted: 5,
  lighthouse: 5,
  'thieves’': 0,
  trading: 4,
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
