import type { Lexicon } from '@diyar/indexer/arabic';
import { likelyMeant, type SentenceContext, understand } from '@diyar/indexer/sentence';
import type { Judged } from './judged-sentences.ts';

/** How a class of sentences, or all of them, is read. */
export interface Score {
  sentences: number;
  perfect: number;
  wanted: number;
  right: number;
  found: number;
  wrong: number;
}

/** A sentence that is not read as judged: chips that are missing (`-`), too many (`+`), and forbidden (`!`). */
export interface Mismatch {
  judged: Judged;
  chips: string[];
}

const nothing = (): Score => ({ sentences: 0, perfect: 0, wanted: 0, right: 0, found: 0, wrong: 0 });

/** The chips of a sentence as the search box reads it. */
export const chipsOf = (text: string, { lexicon, choicesOf }: Reader): string[] =>
  understand(likelyMeant(text, lexicon, { choicesOf }) ?? text, lexicon, { choicesOf }).recognised.map(
    ({ kind, value }) => `${kind}=${value}`,
  );

/** Knowledge that sentences are read with. */
export interface Reader {
  lexicon: Lexicon;
  choicesOf: SentenceContext['choicesOf'];
}

export function judge(
  sentences: readonly Judged[],
  reader: Reader,
): { scores: Map<string, Score>; mismatches: Mismatch[] } {
  const scores = new Map<string, Score>([['all', nothing()]]);
  const mismatches: Mismatch[] = [];
  for (const judged of sentences) {
    const { group, text, wanted, forbidden } = judged;
    const found = chipsOf(text, reader);
    const missing = [...wanted].filter((chip) => !found.includes(chip));
    const extra = found.filter((chip) => !wanted.has(chip));
    const own = scores.get(group) ?? nothing();
    scores.set(group, own);
    for (const score of [own, scores.get('all') ?? own]) {
      score.sentences++;
      score.perfect += missing.length + extra.length === 0 ? 1 : 0;
      score.wanted += wanted.size;
      score.right += wanted.size - missing.length;
      score.found += found.length;
      score.wrong += extra.length;
    }
    const chips = [
      ...missing.map((chip) => `- ${chip}`),
      ...extra.map((chip) => `${forbidden.has(chip) ? '!' : '+'} ${chip}`),
    ];
    if (chips.length > 0) mismatches.push({ judged, chips });
  }
  return { scores, mismatches };
}
