import { correctSpelling, joinExcluded, type Lexicon, splitExcluded } from '@diyar/indexer/arabic';
import { likelyMeant, type StreetNames } from '@diyar/indexer/sentence';
import type { Recognised, SearchAnswer, SearchQuery } from './contract.ts';
import { ENOUGH } from './criteria/search-question.ts';
import { isPreferring } from './sentence/unstated-items.ts';

/** One search of the list: the query it asks, and what its answer says of the reading once it has found a listing. */
export interface Attempt {
  query: SearchQuery;
  notes: (answer: SearchAnswer) => Partial<SearchAnswer>;
  /** The query as it came: answered where no attempt finds a listing, and the only one that PostgreSQL answers. */
  isAsked: boolean;
  /** Whether what is preferred leaves out no listing that states the opposite either. */
  isEased?: boolean;
}

/** A whole query. `spelled`: what its words were read as, where that is not what was typed. */
interface Reading {
  query: SearchQuery;
  spelled?: string | undefined;
}

/** The attempt that is nearly always the answer: the words as they were probably meant, or the query as it came. */
export const firstAttempt = (typed: SearchQuery, lexicon: Lexicon, streets?: StreetNames): Attempt =>
  read(asMeant(typed, lexicon, streets) ?? { query: typed }, lexicon);

/**
 * Attempts that are asked together when the first finds nothing, the likeliest first, as docs/search.md lists it.
 * @param readIn the filters that a query's words are read as
 */
export function furtherAttempts(
  typed: SearchQuery,
  lexicon: Lexicon,
  readIn: (query: SearchQuery) => Recognised[],
  streets?: StreetNames,
): Attempt[] {
  const others = (reading: Reading) => [plain(reading, readIn(reading.query), lexicon), corrected(reading, lexicon)];
  const meant = asMeant(typed, lexicon, streets);
  const asked = { query: typed };
  const all = meant ? [...others(meant), read(asked, lexicon), ...others(asked)] : others(asked);
  return all.filter((attempt) => attempt !== undefined);
}

/** Arabic in Latin letters («sha2a lilbee3»), with the other keyboard («arm ggfdu»), with slips that hid a place or a thing. */
function asMeant(typed: SearchQuery, lexicon: Lexicon, streets?: StreetNames): Reading | undefined {
  if (typed.understand === false) return undefined;
  const taken = takenIn(typed);
  const spelled = ofWanted(typed, (words) => likelyMeant(words, lexicon, { taken, ...(streets && { streets }) }));
  return spelled === undefined ? undefined : { query: { ...typed, keywords: spelled }, spelled };
}

/** Filters set by hand: no word is mended into another of their kind. Places are one kind. */
function takenIn(query: SearchQuery): Set<string> {
  const taken = new Set(Object.keys(query).filter((key) => query[key as keyof SearchQuery] !== undefined));
  if (['province', 'city', 'neighborhood', 'shape'].some((kind) => taken.has(kind))) taken.add('city');
  return taken;
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

/**
 * The first attempt without what no listing states: every flat of the town where all of them say that they are unfurnished.
 * Undefined where nothing of the kind is asked.
 */
export const easedAttempt = (first: Attempt, recognised: readonly Recognised[]): Attempt | undefined =>
  isPreferring(first.query, recognised) ? { ...first, isAsked: false, isEased: true } : undefined;

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
