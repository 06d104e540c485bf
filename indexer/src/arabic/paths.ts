import { articleLength, hasIn } from './affixes.ts';
import { asSpoken, foldText } from './fold-text.ts';
import { digitsToken, splitDigits } from './numbers.ts';
import { splitWords } from './split-words.ts';

/** The surface forms of a text's words: folded, as spoken, digits as tokens. */
export function surfaces(text: string): string[] {
  return splitWords(text).flatMap(({ start, end, kind }) => {
    const folded = foldText(text.slice(start, end));
    return kind === 'number' ? splitDigits(folded).map(digitsToken) : splitSurface(folded);
  });
}

/** A folded slice as words: apostrophes are dropped, and a ligature of several words (ﷺ) comes apart. */
export const splitSurface = (folded: string): string[] =>
  asSpoken(folded)
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}\p{Sc}]+/u)
    .filter(Boolean);

const bare = (word: string) => word.slice(articleLength(word));

/**
 * The word sequences under which a variant is looked up: without articles; a single word also with its article, so that
 * «المزرعة» (a quarter) and «مزرعة» (a farm) stay apart; a compound also written as one word (كفرسوسة).
 */
export function pathsOf(variant: string): string[][] {
  const words = surfaces(variant);
  if (words.length === 0) return [];
  const plain = words.map(bare);
  if (words.length === 1) {
    const [word = ''] = words;
    // «بالشهر» is listed for itself, it does not make شهر mean "monthly".
    const isNamed = /^(?:ال|لل)/.test(word) && plain[0] !== word;
    return isNamed ? [words, plain] : [words];
  }

  // «دفع بالتقسيط»: a word inside keeps its «بال», which a text writes as well.
  const asSaid = words.map((word, at) => (at > 0 && hasIn(word) ? word : bare(word)));
  const paths = asSaid.some((word, at) => word !== plain[at]) ? [plain, asSaid] : [plain];
  const joinable = words.length <= 3 && words.every((word) => /^\p{L}{2,}$/u.test(word));
  if (joinable)
    for (const form of new Set([
      plain.join(''),
      bare(words.join('')),
      [...plain.slice(0, 1), ...words.slice(1)].join(''),
    ]))
      paths.push([form]);
  return paths;
}
