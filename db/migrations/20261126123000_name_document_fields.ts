import type { Knex } from 'knex';

const RENAMED: readonly (readonly [before: string, after: string])[] = [
  ['cat', 'categories'],
  ['tx', 'transactionTypes'],
  ['ptype', 'propertyType'],
  ['furn', 'furnishing'],
  ['avail', 'availability'],
  ['feat', 'features'],
  ['beds', 'bedrooms'],
  ['baths', 'bathrooms'],
  ['ppm', 'pricePerM2'],
  ['hood', 'neighborhood'],
];

/** Fields of the search document have whole names; saved searches and what texts say hold the same names. */
export const up = (db: Knex) => rename(db, RENAMED);

export const down = (db: Knex) =>
  rename(
    db,
    RENAMED.map(([before, after]) => [after, before] as const),
  );

async function rename(db: Knex, names: readonly (readonly [string, string])[]): Promise<void> {
  // `"field": "x"` and `"x":` cannot be met inside a value: quotes are escaped there.
  const fields = names.reduce((sql, [from, to]) => `replace(${sql}, '"field": "${from}"', '"field": "${to}"')`, 'TEXT');
  const keys = names.reduce((sql, [from, to]) => `replace(${sql}, '"${from}": ', '"${to}": ')`, 'TEXT');
  await db.raw(`
    update saved_searches set criteria = ${fields.replace('TEXT', 'criteria::text')}::jsonb
      where jsonb_path_exists(criteria, '$.**.field');
    update listing_search set inferred = (${keys.replace('TEXT', "(inferred - 'attr')::text")})::jsonb
        || case when inferred \\? 'attr' then jsonb_build_object('attr', inferred -> 'attr') else '{}' end
      where inferred <> '{}';
  `);
}
