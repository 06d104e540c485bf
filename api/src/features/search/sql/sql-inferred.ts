import type { Catalogue } from '#lib/catalogue/index.ts';
import { CHOICE_FIELDS, eachOf, FIGURE_FIELDS } from '#rules/listing-fields.ts';
import { type Condition, contradictsByText, isInferable } from '../criteria/criteria.ts';
import { either, range, type SqlFilter } from './sql-fragment.ts';

/** That nothing is said in a field of the document: by its owner, nor by the text where that counts. */
export function unsaid(field: string): SqlFilter {
  if (field.startsWith('attr.')) return { sql: 'not coalesce(attributes \\? ?, false)', bindings: [field.slice(5)] };
  const column = `${COLUMNS.get(field) ?? 'id'} is null`;
  return contradictsByText(field)
    ? { sql: `${column} and not ${inferredWhere('inferred \\? ?')}`, bindings: [field] }
    : { sql: column, bindings: [] };
}

const COLUMNS = new Map<string, string>(
  Object.entries<string>({
    transactionTypes: 'transaction_type',
    propertyType: 'property_type',
    ...eachOf([...CHOICE_FIELDS, ...FIGURE_FIELDS], (field) => field),
    price: 'price_cents',
    sale: 'sale_cents',
    rent: 'rent_cents',
    pricePerM2: 'price_cents',
  }),
);

/** Listings by what the indexer read out of their text (`listing_search.inferred`): looked up once, not row by row. */
export const inferredWhere = (sql: string) => `id = any(array(select listing_id from listing_search where ${sql}))`;

/** The same condition on what the text says; undefined where nothing is inferred. */
export function inferredFilter(condition: Condition, { places }: Catalogue): SqlFilter | undefined {
  const has = (field: string, rest: string, bindings: SqlFilter['bindings']): SqlFilter => ({
    sql: inferredWhere(`inferred \\? '${field}' and ${rest}`),
    bindings,
  });
  switch (condition.op) {
    case 'in':
      return isInferable(condition.field)
        ? has(condition.field, `inferred ->> '${condition.field}' = any(?)`, [condition.values])
        : undefined;
    case 'counts': {
      if (!isInferable(condition.field)) return undefined;
      const value = `(inferred ->> '${condition.field}')::int`;
      return has(condition.field, `(${value} = any(?::int[]) or ${value} >= ?)`, [
        condition.exactly,
        condition.atLeast ?? 32_767,
      ]);
    }
    case 'range': {
      if (!isInferable(condition.field)) return undefined;
      const { sql, bindings } = range(`(inferred ->> '${condition.field}')::numeric`, condition.min, condition.max);
      return has(condition.field, sql, bindings);
    }
    case 'places': {
      const named = (['city', 'neighborhood'] as const).filter((kind) => condition[kind].length > 0);
      if (named.length === 0) return undefined;
      return either(
        ...named.map((kind) =>
          has(kind, `inferred ->> '${kind}' = any(?)`, [condition[kind].filter((key) => places.byKey(kind, key))]),
        ),
      );
    }
    case 'attribute':
      return has('attr', "inferred -> 'attr' -> ? \\?| ?::text[]", [condition.slug, condition.values.map(String)]);
    default:
      return undefined;
  }
}
