const VOWELS = 'aeiouyąęóаеєиіїоуюя';
const SOFT = '\u00AD';
/** Two letters for one sound: never torn apart. */
const PAIRS = ['ch', 'sh', 'th', 'ph', 'ck', 'cz', 'sz', 'rz', 'dz', 'qu'];

const vowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** Breaks a long word once, near its middle, before a consonant that begins a syllable. */
function broken(word: string, fits: number): string {
  if (word.length <= fits) return word;
  const middle = word.length / 2;
  let best = -1;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const begins = /\p{L}/u.test(word[at]!) && !vowel(word[at]) && vowel(word[at + 1]);
    const torn = PAIRS.includes(word.slice(at - 1, at + 1).toLowerCase());
    if (begins && !torn && Math.abs(at - middle) < Math.abs(best - middle)) best = at;
  }
  return best < 0 ? word : word.slice(0, best) + SOFT + word.slice(best);
}

/** A name that may be broken inside words of more letters than fit; browsers do not know all of our languages. */
export function softly(name: string, fits: number): string {
  return name
    .split(' ')
    .map((word) => broken(word, fits))
    .join(' ');
}
