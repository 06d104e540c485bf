import { CHOICE_FIELDS, FIGURE_FIELDS } from '@diyar/db/listing-fields';
import type { Settings } from 'meilisearch';
import type { ListingDocument } from './document.ts';

type Field = keyof ListingDocument;

/** Equality only: the engine keeps no numeric levels for these, and nobody asks for `cat > x`. */
const EQUAL = [
  'id',
  'categories',
  'province',
  'city',
  'neighborhood',
  'transactionTypes',
  'propertyType',
  ...CHOICE_FIELDS,
  'features',
  'near',
  'streets',
  'priceBucket',
  'saleBucket',
  'rentBucket',
  'areaBucket',
  'office',
  'cell8',
  'cell10',
  'cell12',
  'cell14',
  'cell16',
  'cell18',
  'featured',
] as const satisfies readonly Field[];

const RANGES = [
  'price',
  'sale',
  'rent',
  'pricePerM2',
  ...FIGURE_FIELDS,
  'lng',
  'lat',
  'published',
] as const satisfies readonly Field[];

/** In the order of their weight. */
const SEARCHED = ['title', 'place', 'keywords', 'description', 'synonyms'] as const satisfies readonly Field[];

const SORTED = [
  'price',
  'sale',
  'rent',
  'area',
  'published',
  'featured',
  'boost',
  'priority',
  'pricePerM2',
] as const satisfies readonly Field[];
export type SortField = (typeof SORTED)[number];

const features = (comparison: boolean) => ({ facetSearch: false, filter: { equality: true, comparison } });

/** Past this many cells in one answer the engine drops some silently; treat "this many came back" as "zoom too deep". */
export const MAX_FACET_VALUES = 2000;

/** The settings of the listings index; a change of them makes the indexer build a new index and swap. */
export const LISTING_SETTINGS = {
  searchableAttributes: [...SEARCHED],
  filterableAttributes: [
    { attributePatterns: [...EQUAL], features: features(false) },
    // A pattern: a new attribute of a category is filterable at once, without a rebuild.
    { attributePatterns: [...RANGES, 'attr.*', 'inferred.*'], features: features(true) },
  ],
  sortableAttributes: [...SORTED],
  // An explicit sort comes first: with it behind `typo` or `proximity`, "cheapest first" would not be.
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attribute',
    'exactness',
    'boost:desc',
    'priority:desc',
    'published:desc',
  ],
  // By word, pairs of words are half of the ingest's work (24 against 12 s of CPU for 20,000), and folded text is a set of
  // tokens whose distance means little; near now means in the same field.
  proximityPrecision: 'byAttribute',
  // Left to guess, the engine sometimes takes Arabic for Persian and a word stops matching itself.
  localizedAttributes: [{ attributePatterns: ['*'], locales: ['ara', 'eng'] }],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    // 2014 is not a misspelt 2015.
    disableOnNumbers: true,
  },
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES },
  // Totals stop here; no cost was seen in setting it past any size of ours.
  pagination: { maxTotalHits: 100_000_000 },
  facetSearch: false,
} satisfies Settings;
