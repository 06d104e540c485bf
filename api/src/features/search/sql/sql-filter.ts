import type { Catalogue, CategoryFact, Place } from '#lib/catalogue/index.ts';
import { CHOICE_FIELDS, eachOf } from '#rules/listing-fields.ts';
import { type Condition, type Field, type PriceField, type RangeField, spokenField } from '../criteria/criteria.ts';
import { shapeFilter } from '../shape/shape-filter.ts';
import { either, range, type SqlFilter } from './sql-fragment.ts';
import { inferredFilter, inferredWhere, unsaid } from './sql-inferred.ts';

/**
 * The same conditions for the days the engine is down, and the oracle that tests compare the engine with. Places and
 * categories are asked for by id and numbers bare: conditions on the columns themselves, which PostgreSQL has
 * statistics and indexes for (a neighborhood by its key took 2.1 s of a million, by its id 0.1 s).
 */
export function sqlFilter(conditions: Condition[], catalogue: Catalogue): SqlFilter {
  const parts = conditions.map((condition) => render(condition, catalogue));
  return {
    sql: parts.length > 0 ? parts.map((part) => `(${part.sql})`).join(' and ') : 'true',
    bindings: parts.flatMap((part) => part.bindings),
  };
}

const COLUMNS: Record<Exclude<Field, 'categories' | 'transactionTypes' | 'office' | 'streets'>, string> = {
  propertyType: 'property_type',
  ...eachOf(CHOICE_FIELDS, (field) => field),
};
const RANGES: Record<Exclude<RangeField, PriceField>, string> = {
  // the same rounding as the document's
  pricePerM2: 'round(price_cents / 100.0 / area::numeric)',
  area: 'area',
  floor: 'floor',
};
/** A point is kept to 6 digits in `lng` and `lat`; the box that the index is asked with is larger by that much. */
const ROUNDING = 1e-6;

function render(condition: Condition, catalogue: Catalogue): SqlFilter {
  const said = renderSaid(condition, catalogue);
  const inferred = inferredFilter(condition, catalogue);
  return inferred ? either(said, inferred) : said;
}

/** Not all of what was read holds, and nothing that the listing says contradicts it. */
function besideFilter(read: Condition[], catalogue: Catalogue): SqlFilter {
  const all = sqlFilter(read, catalogue);
  const spoken = read.flatMap((condition) => uncontradicted(condition, catalogue));
  return {
    sql: [`not coalesce(${all.sql}, false)`, ...spoken.map(({ sql }) => `coalesce(${sql}, false)`)].join(' and '),
    bindings: [...all.bindings, ...spoken.flatMap(({ bindings }) => bindings)],
  };
}

/** A condition that holds, or that the listing says nothing about; nothing for what words may overrule. */
function uncontradicted(condition: Condition, catalogue: Catalogue): SqlFilter[] {
  if (condition.op === 'unopposed') return uncontradicted(condition.read, catalogue);
  const field = spokenField(condition);
  return field ? [either(render(condition, catalogue), unsaid(field))] : [];
}

function renderSaid(condition: Condition, catalogue: Catalogue): SqlFilter {
  const { categories, places } = catalogue;
  switch (condition.op) {
    case 'in':
      if (condition.field === 'categories') {
        const chosen = condition.values.flatMap((slug) => leavesOf(categories.find(slug)));
        return { sql: 'category_id = any(?::uuid[])', bindings: [chosen] };
      }
      if (condition.field === 'office') {
        return {
          sql: 'office_id = any(array(select id from offices where slug = any(?)))',
          bindings: [condition.values],
        };
      }
      if (condition.field === 'streets') return { sql: 'streets && ?::text[]', bindings: [condition.values] };
      if (condition.field === 'transactionTypes') {
        return {
          sql: "transaction_type = any(?) or (transaction_type = 'both' and ?::text[] && array['sale', 'rent'])",
          bindings: [condition.values, condition.values],
        };
      }
      return { sql: `${COLUMNS[condition.field]} = any(?)`, bindings: [condition.values] };
    case 'all':
      if (condition.field === 'near') return { sql: 'near @> ?::text[]', bindings: [condition.values] };
      return {
        sql: condition.values
          .map(() => `(features @> array[?] or ${inferredWhere("inferred -> 'features' \\? ?")})`)
          .join(' and '),
        bindings: condition.values.flatMap((value) => [value, value]),
      };
    case 'counts': {
      const { field: column } = condition;
      return {
        sql: `${column} = any(?::int[]) or ${column} >= ?`,
        bindings: [condition.exactly, condition.atLeast ?? 32_767],
      };
    }
    case 'range':
      switch (condition.field) {
        case 'price':
        case 'sale':
        case 'rent':
          return range(`${condition.field}_cents`, cents(condition.min), cents(condition.max));
        default:
          return range(RANGES[condition.field], condition.min, condition.max);
      }
    case 'places': {
      const kinds = (['province', 'city', 'neighborhood'] as const).filter((kind) => condition[kind].length > 0);
      const idsOf = (kind: Place['kind']) => condition[kind].flatMap((key) => places.byKey(kind, key)?.id ?? []);
      return {
        sql: kinds.map((kind) => `${kind}_id = any(?::uuid[])`).join(' or ') || 'false',
        bindings: kinds.map(idsOf),
      };
    }
    case 'box': {
      const { west, south, east, north } = condition.box;
      return {
        sql: 'point && st_makeenvelope(?, ?, ?, ?, 4326) and lng between ? and ? and lat between ? and ?',
        bindings: [west - ROUNDING, south - ROUNDING, east + ROUNDING, north + ROUNDING, west, east, south, north],
      };
    }
    case 'shape':
      return shapeFilter(condition.shape);
    case 'attribute':
      return {
        sql: `case jsonb_typeof(attributes -> ?) when 'array' then attributes -> ? \\?| ?::text[]
              else attributes ->> ? = any(?) end`,
        bindings: [
          condition.slug,
          condition.slug,
          condition.values.map(String),
          condition.slug,
          condition.values.map(String),
        ],
      };
    case 'attributeRange': {
      const numeric = range('(attributes ->> ?)::numeric', condition.min, condition.max);
      const slugs = Array.from({ length: numeric.bindings.length }, (_, i) => [
        condition.slug,
        numeric.bindings[i],
      ]).flat();
      return {
        sql: `jsonb_typeof(attributes -> ?) = 'number' and ${numeric.sql}`,
        bindings: [condition.slug, ...(slugs as (string | number)[])],
      };
    }
    case 'not': {
      const read = sqlFilter(condition.read, catalogue);
      return { sql: `not coalesce(${read.sql}, false)`, bindings: read.bindings };
    }
    case 'unopposed':
      return uncontradicted(condition.read, catalogue)[0] ?? { sql: 'true', bindings: [] };
    case 'featured':
      return { sql: 'is_featured = ?', bindings: [condition.value === 1] };
    case 'except':
      return { sql: 'not (id = any(?))', bindings: [condition.ids] };
    case 'beside':
      return besideFilter(condition.read, catalogue);
  }
}

const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);

const leavesOf = (category: CategoryFact | undefined): string[] =>
  category ? (category.level === 2 ? [category.id] : category.children.flatMap(leavesOf)) : [];
