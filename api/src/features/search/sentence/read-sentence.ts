import { joinExcluded, splitExcluded } from '@diyar/indexer/arabic';
import { type Recognised as Item, understand } from '@diyar/indexer/sentence';
import { type Catalogue, choicesOf, type Place } from '../../../lib/catalogue/index.ts';
import type { Lang } from '../../../lib/endpoint.ts';
import type { KnownFacts } from '../../../lib/facts.ts';
import { CHOICE_FIELDS, COUNTED_FIELDS } from '../../../rules/listing-fields.ts';
import { shapeIn } from '../../../rules/shape.ts';
import type { Recognised, SearchQuery } from '../contract.ts';
import { labelOf } from '../present/filter-labels.ts';
import { nearAsCircle } from './landmarks.ts';
import { priceLabel } from './pound-prices.ts';
import { asSet, repeatedIn } from './repeated-filters.ts';

const LISTS = new Set([
  'category',
  'province',
  'city',
  'neighborhood',
  'transactionType',
  'propertyType',
  ...COUNTED_FIELDS,
  ...CHOICE_FIELDS,
  'features',
  'near',
  'without',
]);
const PLACES = ['province', 'city', 'neighborhood'];

export interface ReadSentence {
  /** The question with what was read as filters; the words that remain stay keywords. */
  query: SearchQuery;
  recognised: Recognised[];
  /** The same with what else the words may mean. */
  items: Item[];
}

/**
 * Filters read out of «شقة ٣ غرف بالمزة تحت ٥٠ ألف». What the visitor set by hand wins: a kind that is already filtered
 * stays plain words, unless the words say that very filter, which then is in force once. What remains is read again until
 * nothing more is found, so that an address made of the answer reads as itself; words behind a minus are never read.
 * @param left kinds of filters whose words stay words
 */
export function readSentence(
  query: SearchQuery,
  facts: KnownFacts,
  lang: Lang,
  left: ReadonlySet<string> = NONE,
): ReadSentence {
  if (!query.keywords || query.understand === false) return { query, recognised: [], items: [] };
  const { wanted, excluded } = splitExcluded(query.keywords);
  const found: ReadSentence = { query: { ...query, keywords: wanted }, recognised: [], items: [] };
  for (;;) {
    const more = readOnce(found.query, facts, lang, left);
    found.items.push(...more.items);
    found.query = more.query;
    if (more.recognised.length === 0) break;
    found.recognised.push(...more.recognised);
  }
  if (found.recognised.length === 0 && found.query.keywords === wanted) return { ...found, query };
  return { ...found, query: { ...found.query, keywords: joinExcluded(found.query.keywords ?? '', excluded) } };
}

function readOnce(query: SearchQuery, facts: KnownFacts, lang: Lang, left: ReadonlySet<string>): ReadSentence {
  const { catalogue, lexicon, poundsPerDollar, pointKinds } = facts;
  if (!query.keywords) return { query, recognised: [], items: [] };
  const context = {
    poundsPerDollar,
    nearby: placesRound(query, catalogue),
    pointKinds,
    choicesOf: choicesOf(catalogue.categories),
    category: query.category?.[0],
  };
  const taken = new Set(Object.keys(query).filter((key) => query[key as keyof SearchQuery] !== undefined));
  if (PLACES.some((kind) => taken.has(kind))) for (const kind of PLACES) taken.add(kind);
  if (taken.has('shape')) taken.add('landmark');
  for (const slug of Object.keys(query.attributes)) taken.add(`attr.${slug}`);
  if (taken.size > 0) {
    const meant = understand(query.keywords, lexicon, context).recognised.map((item) => asSet(item, query, catalogue));
    for (const kind of repeatedIn(query, meant)) taken.delete(kind);
  }
  for (const { slug } of withoutFilter(catalogue)) taken.add(`attr.${slug}`);
  for (const kind of left) taken.add(kind);
  const read = understand(query.keywords, lexicon, { ...context, taken });
  const items = read.recognised.map((item) => asSet(nearAsCircle(item), query, catalogue));
  if (items.length === 0) return { query: { ...query, keywords: read.rest }, recognised: [], items };

  const merged: Record<string, unknown> = { ...query, keywords: read.rest, attributes: { ...query.attributes } };
  const attributes = merged.attributes as Record<string, string>;
  for (const { kind, value } of items) {
    const slug = kind.slice(5);
    if (kind.startsWith('attr.')) {
      const values = attributes[slug]?.split(',') ?? [];
      attributes[slug] = [...new Set([...values, value])].join();
    } else if (LISTS.has(kind)) merged[kind] = [...new Set([...((merged[kind] as string[]) ?? []), value])];
    else merged[kind] = kind === 'shape' ? shapeIn(value) : Number(value);
  }
  const recognised = items.map(({ kind, value, text, pound }) => ({
    kind,
    value,
    text,
    label: pound ? priceLabel({ kind, value, pound }, catalogue, lang) : labelOf(kind, value, catalogue, lang),
  }));
  return { query: merged as SearchQuery, recognised, items };
}

const NONE: ReadonlySet<string> = new Set();

/** Kinds of filters that a listing may answer without stating it: features, furnishing, what its category asks besides. */
export const mayBeUnstated = (kind: string): boolean =>
  kind === 'features' || kind.startsWith('attr.') || CHOICE_FIELDS.some((field) => field === kind);

/** Attributes that an administrator took out of the filters stay words. */
const withoutFilter = ({ categories }: Catalogue) =>
  READ_ATTRIBUTES.filter((slug) => !categories.attribute(slug)?.filterable).map((slug) => ({ slug }));
const READ_ATTRIBUTES = [
  'ownership_paper',
  'year',
  'finishing',
  'orientation',
  'view',
  'heating',
  'project_stage',
  'shop_tenure',
  'plate_status',
  'gearbox',
  'fuel',
  'body_paint',
];

/** Wider than this, a box on the map is no place. */
const NEAR_DEGREES = 1;

/** The town that the map is limited to, with its governorate: of two places of one name the one there is meant. */
function placesRound({ bbox }: SearchQuery, { places }: Catalogue): ReadonlySet<string> {
  if (!bbox || bbox.east - bbox.west > NEAR_DEGREES) return new Set();
  const [lng, lat] = [(bbox.west + bbox.east) / 2, (bbox.south + bbox.north) / 2];
  const farness = (place: Place) => (place.lng - lng) ** 2 + (place.lat - lat) ** 2;
  const towns = places.all.filter(({ kind }) => kind === 'city');
  const town = towns.reduce<Place | undefined>(
    (best, place) => (!best || farness(place) < farness(best) ? place : best),
    undefined,
  );
  return new Set(town ? [`city:${town.key}`, `province:${town.parent?.key}`] : []);
}
