/**
 * Canonical tokens are three letters of a script nobody here writes (Ethiopic). The engine keeps such a word whole, never
 * forgives a typo in it (typos begin at four letters at the earliest), and no word a person types is one or begins one;
 * 326³ of them make a collision unlikely (about 1 in 20 for two thousand entries, and {@link claimToken} settles it).
 */
const LETTERS: string[] = [];
for (let codePoint = 0x1200; codePoint <= 0x135a; codePoint++) {
  const letter = String.fromCodePoint(codePoint);
  if (/\p{L}/u.test(letter)) LETTERS.push(letter);
}

/** FNV-1a, 32 bits: the same number in every process and on every machine. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum;
}

function spell(number: number): string {
  const size = LETTERS.length;
  const letter = (at: number) => LETTERS[at % size] ?? '';
  return letter(number) + letter(Math.floor(number / size)) + letter(Math.floor(number / size / size));
}

/** A token for `name` that is not yet in `taken`; stable as long as the names before it are. */
export function claimToken(name: string, taken: Set<string>): string {
  let token = spell(hash(name));
  for (let again = 1; taken.has(token); again++) token = spell(hash(`${name}#${again}`));
  taken.add(token);
  return token;
}

/** A token for a number and what it counts: four letters, so it is neither a canonical token nor forgiven a typo. */
export function pairToken(value: string, noun: string): string {
  const sum = hash(`${value} ${noun}`);
  return spell(sum) + (LETTERS[Math.floor(sum / LETTERS.length ** 3) % LETTERS.length] ?? '');
}

/** Whether a word is a canonical token rather than a word somebody wrote. */
export const isCanonicalToken = (word: string): boolean => /^[\u1200-\u135a]{3}$/.test(word);
