import { readSearchText } from '@diyar/indexer/arabic';
import type { Inferred, ListingDocument } from '@diyar/indexer/document';
import type { Catalogue, CategoryFact, Place } from '#lib/catalogue/index.ts';
import { CHOICE_FIELDS, type ChoiceField, eachOf, type FigureField } from '#rules/listing-fields.ts';
import { isInShape } from '../shape/point-in-shape.ts';
import { type Condition, type RangeField, spokenField } from './criteria.ts';

/** A row of the view `search_listing`, as far as conditions ask. */
export interface Asked extends Record<FigureField, number | null>, Record<ChoiceField, string | null> {
  id: string;
  category_id: string;
  property_type: string | null;
  transaction_type: string;
  price_cents: number | null;
  sale_cents: number | null;
  rent_cents: number | null;
  features: string[];
  /** Kinds of points of interest near it; null where nobody asks for them. */
  near: string[] | null;
  /** Keys of the streets by it; null where nobody asks for them. */
  streets: string[] | null;
  attributes: Record<string, unknown>;
  province_id: string;
  city_id: string;
  neighborhood_id: string | null;
  lng: number;
  lat: number;
  office_slug: string | null;
  is_featured: boolean;
  /** What the text says where a column is empty. */
  inferred: Inferred;
}

/** The same conditions for one listing in hand: the third reading beside the engine's and PostgreSQL's, compared by a test. */
export const matches = (conditions: readonly Condition[], row: Asked, catalogue: Catalogue): boolean =>
  conditions.every((condition) => holds(condition, row, catalogue));

function holds(condition: Condition, row: Asked, catalogue: Catalogue): boolean {
  const { categories, places } = catalogue;
  switch (condition.op) {
    case 'in': {
      const { field, values } = condition;
      if (field === 'categories')
        return values.some((slug) => isWithin(categories.find(row.category_id), categories.find(slug)));
      if (field === 'transactionTypes') {
        const { transaction_type: deal } = row;
        return (
          values.includes(deal) || (deal === 'both' && values.some((value) => value === 'sale' || value === 'rent'))
        );
      }
      if (field === 'streets') return row.streets?.some((key) => values.includes(key)) ?? false;
      const value = {
        propertyType: row.property_type,
        ...eachOf(CHOICE_FIELDS, (choice) => row[choice] ?? row.inferred[choice]),
        office: row.office_slug,
      };
      return values.includes(value[field] ?? '');
    }
    case 'all': {
      const { field, values } = condition;
      const inferred = field === 'features' ? row.inferred.features : undefined;
      return values.every((value) => row[field]?.includes(value) || inferred?.includes(value));
    }
    case 'counts': {
      const { exactly, atLeast } = condition;
      const said = row[condition.field];
      const count = said ?? row.inferred[condition.field];
      return count !== undefined && (exactly.includes(count) || (atLeast !== null && count >= atLeast));
    }
    case 'range':
      return isBetween(measured(row, condition.field), condition);
    case 'places': {
      const isOneOf = (kind: Place['kind'], id: string | null) =>
        id !== null && condition[kind].some((key) => places.byKey(kind, key)?.id === id);
      const { city = '', neighborhood = '' } = row.inferred;
      return (
        isOneOf('province', row.province_id) ||
        isOneOf('city', row.city_id) ||
        isOneOf('neighborhood', row.neighborhood_id) ||
        condition.city.includes(city) ||
        condition.neighborhood.includes(neighborhood)
      );
    }
    case 'box': {
      const { west, south, east, north } = condition.box;
      return row.lng >= west && row.lng <= east && row.lat >= south && row.lat <= north;
    }
    case 'shape':
      return isInShape(condition.shape, [row.lng, row.lat]);
    case 'attribute': {
      const value = row.attributes[condition.slug] ?? row.inferred.attr?.[condition.slug];
      const wanted = condition.values.map(String);
      if (Array.isArray(value)) return value.some((element) => typeof element === 'string' && wanted.includes(element));
      return value !== undefined && value !== null && wanted.includes(String(value));
    }
    case 'attributeRange': {
      const value = row.attributes[condition.slug];
      return typeof value === 'number' && isBetween(value, condition);
    }
    case 'not':
      return !condition.read.every((read) => holds(read, row, catalogue));
    case 'unopposed':
      return holds(condition.read, row, catalogue) || isUnsaid(condition.read, row);
    case 'featured':
      return row.is_featured === (condition.value === 1);
    case 'except':
      return !condition.ids.includes(row.id);
    case 'beside': {
      const holdsToo = (read: Condition) => holds(read, row, catalogue);
      return !condition.read.every(holdsToo) && condition.read.every((read) => holdsToo(read) || isUnsaid(read, row));
    }
  }
}

/** Whether nothing is said of what a condition asks, so that words may answer it; always for what they may overrule. */
function isUnsaid(condition: Condition, row: Asked): boolean {
  if (condition.op === 'unopposed') return isUnsaid(condition.read, row);
  const field = spokenField(condition);
  if (field === undefined) return true;
  switch (condition.op) {
    case 'counts':
      return row[condition.field] === null;
    case 'range':
      return measured({ ...row, inferred: {} }, condition.field) === null;
    case 'attribute':
    case 'attributeRange':
      return row.attributes[condition.slug] === undefined;
    default:
      return (
        CHOICE_FIELDS.some((choice) => field === choice && (row[choice] ?? row.inferred[choice]) == null) ||
        (field === 'propertyType' && row.property_type === null)
      );
  }
}

/** What was asked for may have been kept under the slug of yesterday. */
const isWithin = (category: CategoryFact | undefined, asked: CategoryFact | undefined): boolean =>
  (asked && category?.path.some(({ id }) => id === asked.id)) ?? false;

function measured(row: Asked, field: RangeField): number | null {
  const price = row.price_cents === null ? null : row.price_cents / 100;
  if (field === 'price') return price;
  if (field === 'sale') return row.sale_cents === null ? null : row.sale_cents / 100;
  if (field === 'rent') return row.rent_cents === null ? null : row.rent_cents / 100;
  // As the document rounds it.
  if (field === 'pricePerM2') return price !== null && row.area !== null ? Math.round(price / row.area) : null;
  return row[field] ?? row.inferred[field] ?? null;
}

const isBetween = (value: number | null, { min, max }: { min?: number; max?: number }): boolean =>
  value !== null && (min === undefined || value >= min) && (max === undefined || value <= max);

/** Whether a listing's document holds every folded word and none that is excluded: as `tsQuery` asks for them. */
export function holdsWords(
  folded: string,
  {
    title,
    place,
    keywords,
    description,
    synonyms,
  }: Pick<ListingDocument, 'title' | 'place' | 'keywords' | 'description' | 'synonyms'>,
): boolean {
  const { words: asked, excluded, isOpen } = readSearchText(folded);
  const last = isOpen ? asked.pop() : undefined;
  const text = `${title} ${place} ${keywords} ${description} ${synonyms}`;
  const words = new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
  if (excluded.some((word) => words.has(word)) || !asked.every((word) => words.has(word))) return false;
  return last === undefined || [...words].some((word) => word.startsWith(last));
}
