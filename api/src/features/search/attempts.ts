import { correctSpelling, fromArabizi, joinExcluded, type Lexicon, splitExcluded } from '@diyar/indexer/arabic';
import type { Recognised, SearchAnswer, SearchQuery } from './contract.ts';
import { ENOUGH } from './criteria/search-question.ts';

/** One search of the list: the query it asks, and what its answer says of the reading once it has found a listing. */
export interface Attempt {
  query: SearchQuery;
  notes: (answer: SearchAnswer) => Partial<SearchAnswer>;
  /** The query as it came: answered where no attempt finds a listing, and the only one that PostgreSQL answers. */
  isAsked: boolean;
}

/** A whole query. `spelled`: the Arabic that words in Latin letters were read as. */
interface Reading {
  query: SearchQuery;
  spelled?: string | undefined;
}

/** The attempt that is nearly always the answer: chat writing as the Arabic it stands for, or the query as it came. */
export const firstAttempt = (typed: SearchQuery, lexicon: Lexicon): Attempt =>
  read(asChat(typed, lexicon) ?? { query: typed }, lexicon);

/**
 * What is asked together when the first attempt finds nothing, the likeliest first, as docs/search.md lists it.
 * @param readIn the filters that a query's words are read as
 */
export function furtherAttempts(
  typed: SearchQuery,
  lexicon: Lexicon,
  readIn: (query: SearchQuery) => Recognised[],
): Attempt[] {
  const others = (reading: Reading) => [plain(reading, readIn(reading.query), lexicon), corrected(reading, lexicon)];
  const chat = asChat(typed, lexicon);
  const asked = { query: typed };
  const all = chat ? [...others(chat), read(asked, lexicon), ...others(asked)] : others(asked);
  return all.filter((attempt) => attempt !== undefined);
}

/** Arabic typed in Latin letters («sha2a lilbee3»). */
function asChat(typed: SearchQuery, lexicon: Lexicon): Reading | undefined {
  if (typed.understand === false) return undefined;
  const spelled = ofWanted(typed, (words) => fromArabizi(words, lexicon));
  return spelled === undefined ? undefined : { query: { ...typed, keywords: spelled }, spelled };
}

/** With the filters read out of its words. When it finds less than a page, its answer suggests what was probably meant. */
const read = ({ query, spelled }: Reading, lexicon: Lexicon): Attempt => ({
  query,
  isAsked: spelled === undefined,
  notes: ({ degraded, page }) =>
    degraded || query.understand === false || page.total >= ENOUGH
      ? { spelled }
      : { spelled, suggested: correctedIn(query, lexicon) },
});

/** The words themselves, without the filters read out of them; the answer names those filters. */
function plain({ query, spelled }: Reading, recognised: Recognised[], lexicon: Lexicon): Attempt | undefined {
  if (recognised.length === 0) return undefined;
  return {
    query: { ...query, understand: false },
    isAsked: false,
    notes: () => ({ spelled, recognised, beside: { exact: 0 }, suggested: correctedIn(query, lexicon) }),
  };
}

/** The words as they were probably meant, by the vocabulary of the listings. */
function corrected({ query, spelled }: Reading, lexicon: Lexicon): Attempt | undefined {
  if (query.understand === false) return undefined;
  const words = correctedIn(query, lexicon);
  return words === undefined
    ? undefined
    : { query: { ...query, keywords: words }, isAsked: false, notes: () => ({ spelled, corrected: words }) };
}

const correctedIn = (query: SearchQuery, lexicon: Lexicon): string | undefined =>
  ofWanted(query, (words) => correctSpelling(words, lexicon));

/** Another reading of the keywords; those that listings must not hold («-شقة») stay as typed. */
function ofWanted({ keywords = '' }: SearchQuery, change: (wanted: string) => string | undefined): string | undefined {
  const { wanted, excluded } = splitExcluded(keywords);
  const changed = wanted.trim() === '' ? undefined : change(wanted);
  return changed === undefined ? undefined : joinExcluded(changed, excluded);
}
