import { joinExcluded, splitExcluded } from '@diyar/indexer/arabic';
import { type Recognised as Item, understand } from '@diyar/indexer/sentence';
import { type Catalogue, choicesOf, type Place } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { CHOICE_FIELDS, COUNTED_FIELDS } from '#rules/listing-fields.ts';
import { shapeIn } from '#rules/shape.ts';
import type { Recognised, SearchQuery } from '../contract.ts';
import { labelOf } from '../present/filter-labels.ts';
import { nearAsShape } from './landmarks.ts';
import { priceLabel } from './pound-prices.ts';
import { asSet, repeatedIn } from './repeated-filters.ts';
import { kindsPreferred, withPreferences } from './unstated-items.ts';

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
  'street',
  'without',
  'prefer',
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
 * @param isEased whether all is preferred that a listing could leave unstated
 */
export function readSentence(query: SearchQuery, facts: KnownFacts, lang: Lang, isEased = false): ReadSentence {
  if (!query.keywords || query.understand === false) return { query, recognised: [], items: [] };
  const { wanted, excluded } = splitExcluded(query.keywords);
  const found: ReadSentence = { query: { ...query, keywords: wanted }, recognised: [], items: [] };
  for (;;) {
    const more = readOnce(found.query, facts, lang, isEased);
    found.items.push(...more.items);
    found.query = more.query;
    if (more.recognised.length === 0) break;
    found.recognised.push(...more.recognised);
  }
  if (found.recognised.length === 0 && found.query.keywords === wanted) return { ...found, query };
  return { ...found, query: { ...found.query, keywords: joinExcluded(found.query.keywords ?? '', excluded) } };
}

function readOnce(query: SearchQuery, facts: KnownFacts, lang: Lang, isEased: boolean): ReadSentence {
  const { catalogue, lexicon, poundsPerDollar, pointKinds, streetNames } = facts;
  if (!query.keywords) return { query, recognised: [], items: [] };
  const context = {
    poundsPerDollar,
    nearby: placesRound(query, catalogue),
    pointKinds,
    streets: streetNames,
    choicesOf: choicesOf(catalogue.categories),
    category: query.category?.[0],
  };
  const taken = new Set(Object.keys(query).filter((key) => query[key as keyof SearchQuery] !== undefined));
  if (PLACES.some((kind) => taken.has(kind))) for (const kind of PLACES) taken.add(kind);
  if (taken.has('shape')) taken.add('landmark');
  for (const slug of Object.keys(query.attributes)) taken.add(`attr.${slug}`);
  for (const kind of kindsPreferred(query.prefer)) taken.add(kind);
  if (taken.size > 0) {
    const meant = understand(query.keywords, lexicon, context).recognised.map((item) => asSet(item, query, catalogue));
    for (const kind of repeatedIn(query, meant)) taken.delete(kind);
  }
  for (const { slug } of withoutFilter(catalogue)) taken.add(`attr.${slug}`);
  const read = understand(query.keywords, lexicon, { ...context, taken });
  const said = read.recognised.map((item) => asSet(nearAsShape(item, catalogue.places), query, catalogue));
  const items = withPreferences(said, { byHand: query, whole: merged(query, said) }, catalogue.categories, isEased);
  if (items.length === 0) return { query: { ...query, keywords: read.rest }, recognised: [], items };

  const recognised = items.map(({ kind, value, text, pound }) => ({
    kind,
    value,
    text,
    label: pound ? priceLabel({ kind, value, pound }, catalogue, lang) : labelOf(kind, value, catalogue, lang),
  }));
  return { query: { ...merged(query, items), keywords: read.rest }, recognised, items };
}

/** The query with further filters. */
function merged(query: SearchQuery, items: readonly Item[]): SearchQuery {
  const all: Record<string, unknown> = { ...query, attributes: { ...query.attributes } };
  const attributes = all.attributes as Record<string, string>;
  for (const { kind, value } of items) {
    const slug = kind.slice(5);
    if (kind.startsWith('attr.')) {
      const values = attributes[slug]?.split(',') ?? [];
      attributes[slug] = [...new Set([...values, value])].join();
    } else if (LISTS.has(kind)) all[kind] = [...new Set([...((all[kind] as string[]) ?? []), value])];
    else all[kind] = kind === 'shape' ? shapeIn(value) : Number(value);
  }
  return all as SearchQuery;
}

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
