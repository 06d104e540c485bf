import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { dropUnseeded, type Seed, writeSeed } from '../src/follow-seed.ts';
import { seedId } from '../src/ids.ts';
import { attributesOf, type FlatCategory, flattenCategories } from './data/categories/flatten.ts';
import { CATEGORY_ROOTS } from './data/categories/index.ts';
import type { AttributeDefinition } from './data/categories/shape.ts';
import { TRANSACTION_TYPES } from './data/transaction-types.ts';

const LOCK = 7_415_003;

/** Raised when the same data is to be written otherwise. */
const FORM = 2;

type Row = Record<string, unknown>;

/**
 * Brings transaction types, the category tree and its attributes into the database, all or nothing. What an administrator
 * added, edited or deleted stays so. Categories and attributes that left the data stay: listings are in them.
 * @returns false when nothing has changed since the last time
 */
export async function seedCategories(db: Knex): Promise<boolean> {
  const rows = seedRows();
  const hash = createHash('sha256')
    .update(JSON.stringify([FORM, rows]))
    .digest('hex');
  const isCurrent = (on: Knex) => on('seed_state').where({ name: 'categories', hash }).first('name');
  if (await isCurrent(db)) return false;

  return db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    if (await isCurrent(trx)) return false;
    for (const seed of linksOf(rows)) await dropUnseeded(trx, seed);
    for (const seed of [...thingsOf(rows), ...linksOf(rows)]) await writeSeed(trx, seed);
    await trx.raw(
      `insert into seed_state (name, hash) values ('categories', ?)
       on conflict (name) do update set hash = excluded.hash, seeded_at = now()`,
      [hash],
    );
    return true;
  });
}

type SeedRows = ReturnType<typeof seedRows>;

/** Level by level: a category stands below its parent. */
const thingsOf = ({ transactionTypes, categories, attributes }: SeedRows): Seed[] => [
  { table: 'transaction_types', key: ['id'], rows: transactionTypes },
  ...[0, 1, 2, 3].map((level) => ({
    table: 'categories',
    key: ['id'],
    rows: categories.filter((category) => category.level === level),
    needs: { parent_id: 'categories' },
  })),
  { table: 'attributes', key: ['id'], rows: attributes },
];

const linksOf = ({ options, allowed, assignments }: SeedRows): Seed[] => [
  { table: 'attribute_options', key: ['attribute_id', 'value'], rows: options, needs: { attribute_id: 'attributes' } },
  {
    table: 'category_transaction_types',
    key: ['category_id', 'transaction_type'],
    rows: allowed,
    needs: { category_id: 'categories' },
  },
  {
    table: 'category_attributes',
    key: ['category_id', 'attribute_id'],
    rows: assignments,
    needs: { category_id: 'categories', attribute_id: 'attributes' },
  },
];

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
  seo: category.seo,
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
  default_value: attribute.default ?? null,
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
    default_value: assignment.default ?? null,
    sort: assignment.sort,
    show_in_filters: assignment.inFilters ?? assignment.filterable ?? assignment.attribute.filterable,
    show_in_listing: assignment.inListing ?? false,
    show_in_details: assignment.inDetails ?? true,
    transaction_types: assignment.on ? [...assignment.on] : null,
  }));
