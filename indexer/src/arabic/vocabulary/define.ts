import type { LexiconEntry, LexiconKind } from '../lexicon-entry.ts';
import { surfaces } from '../paths.ts';

/** Kinds whose longer spellings say more than the shorter ones («محلات تجارية» is not just any «محل»). */
const NARROWED = new Set<LexiconKind>(['word']);

/**
 * Vocabulary as people write it, one idea per line: `key: spelling, spelling, … | synonym, …`, in any language. Spellings
 * need no ة/ه, ى/ي or hamza variants, no article and no duals («غرفتين»): folding takes care of those. Plurals are listed,
 * because only a list knows them. What stands behind a bar is another word for the same: found too, after the word that was
 * typed. A phrase that holds a shorter spelling of its own line is such a group by itself.
 */
export const define = (kind: LexiconKind, lines: string): LexiconEntry[] =>
  lines
    .split('\n')
    .filter((line) => line.includes(':'))
    .flatMap((line) => {
      const [key = '', spellings = ''] = line.split(/:(.*)/);
      const groups = spellings.split('|').flatMap((group) => {
        const all = group
          .split(',')
          .map((spelling) => spelling.trim())
          .filter(Boolean);
        return NARROWED.has(kind) ? narrowed(all) : [all];
      });
      return groups.map((variants, at) => ({ kind, key: at === 0 ? key.trim() : `${key.trim()}~${at}`, variants }));
    });

/** The plain spellings, and the phrases that hold one of them. */
function narrowed(all: readonly string[]): string[][] {
  const single = new Set(all.map(surfaces).flatMap((words) => (words.length === 1 ? words : [])));
  const isNarrow = (spelling: string) => {
    const words = surfaces(spelling);
    // «لاب توب» is «لابتوب» with a space.
    return words.length > 1 && !single.has(words.join('')) && words.some((word) => single.has(word));
  };
  const plain = all.filter((spelling) => !isNarrow(spelling));
  const narrow = all.filter(isNarrow);
  return narrow.length > 0 ? [plain, narrow] : [plain];
}
