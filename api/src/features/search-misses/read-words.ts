import { foldText } from '@diyar/indexer/arabic';

const LONGEST = 80;
/** A telephone or identity number, an e-mail or a link: somebody's, even when three people type it. */
const PERSONAL = /@|https?:|www\.|\p{Nd}(?:[\s()./+-]*\p{Nd}){5,}/u;

/** Words as they are counted, folded; undefined for what says nothing or may name a person. */
export function countedWords(typed: string): string | undefined {
  if (PERSONAL.test(typed)) return undefined;
  const words = foldText(typed).replace(/\s+/g, ' ').trim();
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 2 && words.length <= LONGEST ? words : undefined;
}
