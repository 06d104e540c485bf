/** Letters that stand in an address as they are. Each holds five bits and whether more follow. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const [BITS, MORE] = [5, 32];
/** A whole number of up to 2^31, whatever its sign, takes at most this many letters. */
const LONGEST = 7;

/** Whole numbers as short text, small ones in one letter (Google's polyline coding with letters of URLs). */
export const encodeNumbers = (numbers: readonly number[]): string => numbers.map(encoded).join('');

function encoded(number: number): string {
  let rest = number < 0 ? -number * 2 - 1 : number * 2;
  let text = '';
  do {
    const low = rest % MORE;
    rest = Math.floor(rest / MORE);
    text += ALPHABET[rest > 0 ? low + MORE : low];
  } while (rest > 0);
  return text;
}

/** The numbers of a text; undefined where it is no such text. */
export function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, letters] = [0, 0];
  for (const letter of text) {
    const bits = ALPHABET.indexOf(letter);
    if (bits < 0 || letters === LONGEST) return undefined;
    value += (bits % MORE) * 2 ** (BITS * letters);
    letters++;
    if (bits >= MORE) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, letters] = [0, 0];
  }
  return letters === 0 ? numbers : undefined;
}
