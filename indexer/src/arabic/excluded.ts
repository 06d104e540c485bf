/** A dash with a space behind it, inside a word or before a digit is punctuation: «فيلا - شقة», «نصف-مفروشة», «-50». */
const EXCLUDED = /(^|\s)[-−]([\p{L}\p{M}]+)(?=\s|$)/gu;

/** «فيلا -شقة» as what is wanted and the words that listings must not hold. Both as typed. */
export function splitExcluded(text: string): { wanted: string; excluded: string[] } {
  const excluded: string[] = [];
  const wanted = text.replace(EXCLUDED, (_, before: string, word: string) => {
    if (!excluded.includes(word)) excluded.push(word);
    return before;
  });
  return excluded.length === 0 ? { wanted: text, excluded } : { wanted: wanted.trimStart(), excluded };
}

/** Puts back what {@link splitExcluded} took out, behind what is wanted. */
export const joinExcluded = (wanted: string, excluded: readonly string[]): string =>
  [wanted.trim(), ...excluded.map((word) => `-${word}`)].filter(Boolean).join(' ');
