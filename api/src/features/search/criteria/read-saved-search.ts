import type { Db } from '@diyar/db';
import { joinExcluded, splitExcluded } from '@diyar/indexer/arabic';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { withWalks } from '../../walks/index.ts';
import { SearchQuery } from '../contract.ts';
import { labelOf } from '../present/filter-labels.ts';
import { readSentence } from '../sentence/read-sentence.ts';
import type { Criteria } from './criteria.ts';
import { readCriteria } from './read-criteria.ts';
import { wordsRank } from './words-rank.ts';

/** How results are shown, not which. */
const PRESENTATION = [
  'lang',
  'sortBy',
  'sortOrder',
  'page',
  'limit',
  'view',
  'viewport',
  'zoom',
  'map',
  'facets',
  'histograms',
  'exclude',
];

export interface SavedFilters {
  /** The filters as an address has them, in one order: equal searches are equal texts. */
  query: string;
  criteria: Criteria;
}

/**
 * The filters of a search page's address, understood as the search itself understands them.
 * @throws AppError validation_failed (400) for what the search would refuse too
 */
export async function readSaved(db: Db, address: string, facts: KnownFacts, lang: Lang): Promise<SavedFilters> {
  const given = filtersIn(address);
  const parsed = SearchQuery.safeParse(given);
  if (!parsed.success) throw new AppError('validation_failed', 400).on('query');
  const { query: read } = readSentence(parsed.data, facts, lang);
  const query = read.shape ? { ...read, shape: await withWalks(db, read.shape) } : read;
  const criteria = filtering(readCriteria(query, facts.catalogue, lang), query, facts);
  return { query: new URLSearchParams(Object.entries(given)).toString(), criteria };
}

/** Words that only order a list leave no listing out of an alert either. */
function filtering(criteria: Criteria, { understand }: SearchQuery, { lexicon, catalogue }: KnownFacts): Criteria {
  if (understand === false || !wordsRank(criteria, lexicon, catalogue.categories)) return criteria;
  return { ...criteria, text: joinExcluded('', splitExcluded(criteria.text).excluded) };
}

/** Words for each filter of a saved address, in the reader's language: «شقق», «المزة», «حتى 50,000 $». */
export function savedLabels(query: string, { catalogue }: KnownFacts, lang: Lang): string[] {
  const filters = Object.entries(filtersIn(query)).sort(([a], [b]) => rankOf(a) - rankOf(b));
  return filters.flatMap(([kind, text]) => {
    if (kind === 'understand' || kind === 'surroundings') return [];
    const values = kind === 'keywords' || kind === 'bbox' ? [text] : text.split(',');
    return values.map((value) => labelOf(kind, value, catalogue, lang));
  });
}

/** As one would say it: what, whether to buy or to rent, where; then the rest. */
const SPOKEN = ['keywords', 'category', 'propertyType', 'transactionType', 'neighborhood', 'city', 'province'];
const rankOf = (kind: string) => (SPOKEN.includes(kind) ? SPOKEN.indexOf(kind) : SPOKEN.length);

/** Several values of a name are joined and sorted. */
function filtersIn(address: string): Record<string, string> {
  const params = new URLSearchParams(address.replace(/^\?/, ''));
  const names = [...new Set(params.keys())].filter((name) => !PRESENTATION.includes(name)).sort();
  return Object.fromEntries(
    names
      .map((name) => {
        const values = params.getAll(name).filter((value) => value.trim() !== '');
        const isText = name === 'keywords' || name === 'bbox';
        return [
          name,
          isText ? (values[0] ?? '') : [...new Set(values.flatMap((value) => value.split(',')))].sort().join(),
        ];
      })
      .filter(([, text]) => text !== ''),
  );
}
