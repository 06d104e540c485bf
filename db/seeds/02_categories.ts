import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { seedId } from '../src/ids.ts';
import { attributesOf, type FlatCategory, flattenCategories } from './data/categories/flatten.ts';
import { CATEGORY_ROOTS } from './data/categories/index.ts';
import type { AttributeDefinition } from './data/categories/shape.ts';
import { TRANSACTION_TYPES } from './data/transaction-types.ts';

const LOCK = 7_415_003;

type Row = Record<string, unknown>;

/**
 * Brings transaction types, the category tree and its attributes into the database, all or nothing. Rows that an
 * administrator added stay; seeded rows are set back to the data whenever the data changes.
 * @returns false when nothing has changed since the last time
 */
export async function seedCategories(db: Knex): Promise<boolean> {
  const rows = seedRows();
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const isCurrent = (on: Knex) => on('seed_state').where({ name: 'categories', hash }).first('name');
  if (await isCurrent(db)) return false;

  return db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    if (await isCurrent(trx)) return false;
    await upsert(trx, 'transaction_types', 'slug', rows.transactionTypes);
    await upsert(trx, 'categories', 'id', rows.categories);
    await upsert(trx, 'attributes', 'id', rows.attributes);
    await replace(trx, 'attribute_options', 'attribute_id', rows.attributes, rows.options);
    await replace(trx, 'category_transaction_types', 'category_id', rows.categories, rows.allowed);
    await replace(trx, 'category_attributes', 'category_id', rows.categories, rows.assignments);
    await trx.raw(
      `insert into seed_state (name, hash) values ('categories', ?)
       on conflict (name) do update set hash = excluded.hash, seeded_at = now()`,
      [hash],
    );
    return true;
  });
}

function seedRows() {
  const categories = flattenCategories(CATEGORY_ROOTS);
  const attributes = attributesOf(categories);
  return {
    transactionTypes: transactionTypeRows(),
    categories: categories.map(categoryRow),
    attributes: attributes.map(attributeRow),
    options: attributes.flatMap(optionRows),
    allowed: categories.flatMap(allowedRows),
    assignments: categories.flatMap(assignmentRows),
  };
}

const upsert = (trx: Knex.Transaction, table: string, key: string, rows: Row[]) =>
  trx(table).insert(rows).onConflict(key).merge();

/** Everything these parents had before goes, so that what left the data leaves the database too. */
async function replace(
  trx: Knex.Transaction,
  table: string,
  column: string,
  parents: readonly { id: string }[],
  rows: Row[],
) {
  await trx(table)
    .whereIn(
      column,
      parents.map(({ id }) => id),
    )
    .delete();
  await trx.batchInsert(table, rows, 1000);
}

const transactionTypeRows = (): Row[] =>
  TRANSACTION_TYPES.map(({ slug, ar, en }, index) => ({
    slug,
    id: seedId('transaction_types', slug),
    name_ar: ar,
    name_en: en,
    sort: (index + 1) * 10,
  }));

const categoryRow = (category: FlatCategory) => ({
  id: seedId('categories', category.slug),
  parent_id: category.parent && seedId('categories', category.parent),
  level: category.level,
  slug: category.slug,
  name_ar: category.node.name[0],
  name_en: category.node.name[1],
  description_ar: category.node.about[0],
  description_en: category.node.about[1],
  icon: category.icon,
  color: category.color,
  sort: category.sort,
  property_type: category.node.propertyType ?? null,
  carries: category.carries,
  seo: JSON.stringify(category.seo),
});

const attributeRow = (attribute: AttributeDefinition) => ({
  id: seedId('attributes', attribute.slug),
  slug: attribute.slug,
  name_ar: attribute.name[0],
  name_en: attribute.name[1],
  description_ar: attribute.description?.[0] ?? null,
  description_en: attribute.description?.[1] ?? null,
  type: attribute.type,
  unit_ar: attribute.unit?.[0] ?? null,
  unit_en: attribute.unit?.[1] ?? null,
  min: attribute.min ?? null,
  max: attribute.max ?? null,
  min_length: attribute.minLength ?? null,
  max_length: attribute.maxLength ?? null,
  pattern: attribute.pattern ?? null,
  is_required: attribute.required,
  is_filterable: attribute.filterable,
  default_value: json(attribute.default),
});

const optionRows = (attribute: AttributeDefinition): Row[] =>
  (attribute.options ?? []).map(({ value, label }, index) => ({
    attribute_id: seedId('attributes', attribute.slug),
    value,
    label_ar: label[0],
    label_en: label[1],
    sort: (index + 1) * 10,
  }));

const allowedRows = (category: FlatCategory): Row[] =>
  category.transactions.map((type) => ({
    category_id: seedId('categories', category.slug),
    transaction_type: type,
  }));

const assignmentRows = (category: FlatCategory): Row[] =>
  category.assigned.map((assignment) => ({
    category_id: seedId('categories', category.slug),
    attribute_id: seedId('attributes', assignment.attribute.slug),
    is_required: assignment.required ?? null,
    is_filterable: assignment.filterable ?? null,
    default_value: json(assignment.default),
    sort: assignment.sort,
    show_in_filters: assignment.inFilters ?? assignment.filterable ?? assignment.attribute.filterable,
    show_in_listing: assignment.inListing ?? false,
    show_in_details: assignment.inDetails ?? true,
    transaction_types: assignment.on ? [...assignment.on] : null,
  }));

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
