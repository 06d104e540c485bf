import { correctSpelling, fromArabizi, joinExcluded, type Lexicon, splitExcluded } from '@diyar/indexer/arabic';
import type { SearchAnswer, SearchQuery } from './contract.ts';
import { ENOUGH } from './criteria/search-question.ts';

/** One search of the list: the query it asks, and what its answer says of the reading once it has found a listing. */
interface Attempt {
  query: SearchQuery;
  notes: (answer: SearchAnswer) => Partial<SearchAnswer>;
  /** A reading of the whole query, from which `plain` and `corrected` start when it finds nothing. */
  reading?: Reading;
}

interface Reading {
  query: SearchQuery;
  /** The Arabic that words in Latin letters were read as. */
  spelled?: string | undefined;
}

/** A reading without a listing in its answer. */
type Missed = Reading & { answer: SearchAnswer };

/** The query as it came, and the last reading of its words that found nothing. */
interface Before {
  typed: SearchQuery;
  lexicon: Lexicon;
  missed: Missed | undefined;
}

/**
 * The attempts of one search in their order, as docs/search.md lists them: the first that finds a listing is the answer.
 * An attempt that has nothing to ask is passed over.
 */
const ATTEMPTS: readonly ((before: Before) => Attempt | undefined)[] = [
  asChat,
  plain,
  corrected,
  asked,
  plain,
  corrected,
];

/** The answer of the first attempt that finds a listing; where none does, that of the query as asked. */
export async function firstFound(
  typed: SearchQuery,
  lexicon: Lexicon,
  searchOnce: (query: SearchQuery) => Promise<SearchAnswer>,
): Promise<SearchAnswer> {
  let missed: Missed | undefined;
  for (const next of ATTEMPTS) {
    const attempt = next({ typed, lexicon, missed });
    if (!attempt) continue;
    const answer = await searchOnce(attempt.query);
    if (answer.page.total > 0) return { ...answer, ...attempt.notes(answer) };
    if (attempt.reading) missed = { ...attempt.reading, answer };
  }
  if (!missed) throw new Error('the query as asked is always searched');
  return missed.answer;
}

/** Arabic typed in Latin letters («sha2a lilbee3»), read as the Arabic it stands for. */
function asChat({ typed, lexicon }: Before): Attempt | undefined {
  if (typed.understand === false) return undefined;
  const spelled = ofWanted(typed, (words) => fromArabizi(words, lexicon));
  return spelled === undefined ? undefined : read({ query: { ...typed, keywords: spelled }, spelled }, lexicon);
}

/** The query as it came, with the filters read out of its words. */
function asked({ typed, lexicon }: Before): Attempt {
  return read({ query: typed }, lexicon);
}

/** The words themselves, without the filters read out of them; the answer names those filters. */
function plain({ missed, lexicon }: Before): Attempt | undefined {
  if (!missed || missed.answer.degraded || missed.answer.recognised.length === 0) return undefined;
  const { query, spelled, answer } = missed;
  const { recognised } = answer;
  return {
    query: { ...query, understand: false },
    notes: () => ({ spelled, recognised, beside: { exact: 0 }, suggested: correctedIn(query, lexicon) }),
  };
}

/** The words as they were probably meant, by the vocabulary of the listings. */
function corrected({ missed, lexicon }: Before): Attempt | undefined {
  if (!missed || missed.answer.degraded || missed.query.understand === false) return undefined;
  const { query, spelled } = missed;
  const words = correctedIn(query, lexicon);
  return words === undefined
    ? undefined
    : { query: { ...query, keywords: words }, notes: () => ({ spelled, corrected: words }) };
}

/** A whole query. When it finds less than a page, its answer suggests how the words were probably meant. */
function read(reading: Reading, lexicon: Lexicon): Attempt {
  const { query, spelled } = reading;
  return {
    query,
    reading,
    notes: ({ degraded, page }) =>
      degraded || query.understand === false || page.total >= ENOUGH
        ? { spelled }
        : { spelled, suggested: correctedIn(query, lexicon) },
  };
}

const correctedIn = (query: SearchQuery, lexicon: Lexicon): string | undefined =>
  ofWanted(query, (words) => correctSpelling(words, lexicon));

/** Another reading of the keywords; those that listings must not hold («-شقة») stay as typed. */
function ofWanted({ keywords = '' }: SearchQuery, change: (wanted: string) => string | undefined): string | undefined {
  const { wanted, excluded } = splitExcluded(keywords);
  const changed = wanted.trim() === '' ? undefined : change(wanted);
  return changed === undefined ? undefined : joinExcluded(changed, excluded);
}
