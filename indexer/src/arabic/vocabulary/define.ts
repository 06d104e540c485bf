import type { LexiconEntry, LexiconKind } from '../lexicon-entry.ts';

/**
 * Vocabulary as people write it, one idea per line: `key: spelling, spelling, …`, in any language. Spellings need no ة/ه,
 * ى/ي or hamza variants, no article and no duals («غرفتين»): folding takes care of those. Plurals are listed, because
 * only a list knows them.
 */
export const define = (kind: LexiconKind, lines: string): LexiconEntry[] =>
  lines
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const [key = '', spellings = ''] = line.split(/:(.*)/);
      return {
        kind,
        key: key.trim(),
        variants: spellings
          .split(',')
          .map((spelling) => spelling.trim())
          .filter(Boolean),
      };
    });
