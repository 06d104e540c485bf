import type { Lexicon } from '@diyar/indexer/arabic';
import type { Catalogue } from '../../lib/catalogue/index.ts';
import type { Lang } from '../../lib/endpoint.ts';
import type { Recognised, SearchQuery } from './contract.ts';
import { labelOf } from './labels.ts';
import { asSet, repeatedIn } from './repeated-filters.ts';
import { understand } from './sentence/index.ts';

const LISTS = new Set([
  'category',
  'province',
  'city',
  'neighborhood',
  'transactionType',
  'propertyType',
  'bedrooms',
  'bathrooms',
  'rooms',
  'furnishing',
  'availability',
  'features',
]);
const PLACES = ['province', 'city', 'neighborhood'];

/**
 * Filters read out of «شقة ٣ غرف بالمزة تحت ٥٠ ألف». What the visitor set by hand wins: a kind that is already filtered
 * stays plain words, unless the words say that very filter, which then is in force once.
 */
export function readSentence(
  query: SearchQuery,
  { catalogue, lexicon }: { catalogue: Catalogue; lexicon: Lexicon },
  lang: Lang,
): { query: SearchQuery; recognised: Recognised[] } {
  if (!query.keywords || query.understand === false) return { query, recognised: [] };
  const taken = new Set(Object.keys(query).filter((key) => query[key as keyof SearchQuery] !== undefined));
  if (PLACES.some((kind) => taken.has(kind))) for (const kind of PLACES) taken.add(kind);
  for (const slug of Object.keys(query.attributes)) taken.add(`attr.${slug}`);
  if (taken.size > 0) {
    const meant = understand(query.keywords, lexicon).recognised.map((item) => asSet(item, query, catalogue));
    for (const kind of repeatedIn(query, meant)) taken.delete(kind);
  }
  const read = understand(query.keywords, lexicon, { taken });
  if (read.recognised.length === 0) return { query, recognised: [] };

  const items = read.recognised.map((item) => asSet(item, query, catalogue));
  const merged: Record<string, unknown> = { ...query, keywords: read.rest, attributes: { ...query.attributes } };
  for (const { kind, value } of items) {
    if (kind.startsWith('attr.')) (merged.attributes as Record<string, string>)[kind.slice(5)] = value;
    else if (LISTS.has(kind)) merged[kind] = [...new Set([...((merged[kind] as string[]) ?? []), value])];
    else merged[kind] = Number(value);
  }
  const recognised = items.map((item) => ({ ...item, label: labelOf(item.kind, item.value, catalogue, lang) }));
  return { query: merged as SearchQuery, recognised };
}
