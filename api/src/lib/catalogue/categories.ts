import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { AttributeRule, AttributeType } from '#rules/attributes.ts';
import type { Lang } from '../endpoint.ts';

export interface Option {
  value: string;
  labelAr: string;
  labelEn: string;
}

export interface AttributeFact {
  id: string;
  slug: string;
  nameAr: string;
  nameEn: string;
  descriptionAr: string | null;
  descriptionEn: string | null;
  type: AttributeType;
  unitAr: string | null;
  unitEn: string | null;
  min: number | null;
  max: number | null;
  minLength: number | null;
  maxLength: number | null;
  pattern: string | null;
  rules: AttributeRule[];
  required: boolean;
  filterable: boolean;
  defaultValue: unknown;
  options: Option[];
}

/** An attribute as one category sees it: inherited, then overridden by the nearest assignment. */
export interface EffectiveAttribute extends AttributeFact {
  sort: number;
  showInFilters: boolean;
  showInListing: boolean;
  showInDetails: boolean;
  transactionTypes: string[] | null;
}

export interface SeoText {
  /** May hold `{place}`; empty where the page's own words stand. */
  title: string;
  description: string;
  keywords: string[];
}

export interface CategoryFact {
  id: string;
  slug: string;
  level: number;
  nameAr: string;
  nameEn: string;
  descriptionAr: string | null;
  descriptionEn: string | null;
  icon: string | null;
  /** A picture of its own or its nearest parent's, shown before `icon`. */
  iconImage: string | null;
  color: string | null;
  sort: number;
  propertyType: string | null;
  carries: string[];
  transactionTypes: string[];
  /** Texts for search engines about its pages, where an administrator wrote them. */
  seo: Record<Lang, SeoText> | null;
  /** False where it or one above it was switched off. */
  isShown: boolean;
  parent: CategoryFact | null;
  children: CategoryFact[];
  /** From the root to itself. */
  path: CategoryFact[];
  attributes: EffectiveAttribute[];
}

export interface TransactionType {
  id: string;
  slug: string;
  nameAr: string;
  nameEn: string;
}

export interface Categories {
  /** Those that are shown. */
  all: CategoryFact[];
  roots: CategoryFact[];
  attributes: AttributeFact[];
  transactionTypes: TransactionType[];
  /** By id or slug, or a slug it once had, or the id of one that was merged into it; undefined when it is not shown. */
  find(ref: string): CategoryFact | undefined;
  /** Also one that is not shown at present: for what its owners and moderators have in it. */
  kept(ref: string): CategoryFact | undefined;
  attribute(ref: string): AttributeFact | undefined;
  transactionType(slug: string): TransactionType | undefined;
}

/** Texts are written in both languages or not at all. */
type CategoryRow = Omit<tables.CategoryRow, 'seo'> & { seo: Partial<Record<Lang, SeoText>> };

/** The tree with effective attributes, kept in memory: a few hundred rows that administrators change rarely. */
export async function loadCategories(db: Db): Promise<Categories> {
  const [categories, allowed, types, attributes, options, assigned, former, merged] = await Promise.all([
    rowsOf<CategoryRow>(db, 'select * from categories order by level, sort, slug'),
    rowsOf<tables.CategoryTransactionTypeRow>(
      db,
      'select a.* from category_transaction_types a join transaction_types t on t.slug = a.transaction_type order by t.sort',
    ),
    rowsOf<tables.TransactionTypeRow>(db, 'select * from transaction_types order by sort'),
    rowsOf<tables.AttributeRow>(db, 'select * from attributes where is_active order by slug'),
    rowsOf<tables.AttributeOptionRow>(db, 'select * from attribute_options order by attribute_id, sort, value'),
    rowsOf<tables.CategoryAttributeRow>(db, 'select * from category_attributes order by sort'),
    rowsOf<tables.FormerCategorySlugRow>(db, 'select slug, category_id from former_category_slugs'),
    rowsOf<tables.FormerCategoryRow>(db, 'select id, category_id from former_categories'),
  ]);
  const attributeById = new Map<string, AttributeFact>(attributes.map((row) => [row.id, attributeOf(row, options)]));
  const byId = new Map<string, CategoryFact>();
  for (const { seo, ...row } of categories) {
    const parent = row.parent_id ? byId.get(row.parent_id) : null;
    if (parent === undefined) continue;
    const category: CategoryFact = {
      id: row.id,
      slug: row.slug,
      level: row.level,
      nameAr: row.name_ar,
      nameEn: row.name_en,
      descriptionAr: row.description_ar,
      descriptionEn: row.description_en,
      icon: row.icon ?? parent?.icon ?? null,
      iconImage: row.icon_image_id ?? (row.icon ? null : (parent?.iconImage ?? null)),
      color: row.color ?? parent?.color ?? null,
      sort: row.sort,
      propertyType: row.property_type,
      carries: row.carries,
      transactionTypes: allowed
        .filter((allowance) => allowance.category_id === row.id)
        .map((allowance) => allowance.transaction_type),
      seo: seo.ar && seo.en ? { ar: seo.ar, en: seo.en } : null,
      isShown: row.is_shown,
      parent,
      children: [],
      path: [],
      attributes: [],
    };
    category.path = [...(parent?.path ?? []), category];
    const own = assigned.filter((assignment) => assignment.category_id === row.id);
    category.attributes = inherit(parent?.attributes ?? [], own, attributeById);
    if (category.isShown) parent?.children.push(category);
    byId.set(row.id, category);
  }
  const every = [...byId.values()];
  const all = every.filter((category) => category.isShown);
  const bySlug = new Map(every.map((category) => [category.slug, category]));
  const formerly = new Map<string, string>([
    ...former.map((row) => [row.slug, row.category_id] as const),
    ...merged.map((row) => [row.id, row.category_id] as const),
  ]);
  const kept = (ref: string) => bySlug.get(ref) ?? byId.get(ref) ?? byId.get(formerly.get(ref) ?? '');
  const attributeBySlug = new Map([...attributeById.values()].map((attribute) => [attribute.slug, attribute]));
  const transactionTypes = types.map((row) => ({
    id: row.id,
    slug: row.slug,
    nameAr: row.name_ar,
    nameEn: row.name_en,
  }));
  return {
    all,
    roots: all.filter((category) => category.level === 0),
    attributes: [...attributeById.values()],
    transactionTypes,
    find: (ref) => {
      const category = kept(ref);
      return category?.isShown ? category : undefined;
    },
    kept,
    attribute: (ref) => attributeBySlug.get(ref) ?? attributeById.get(ref),
    transactionType: (slug) => transactionTypes.find((type) => type.slug === slug),
  };
}

const rowsOf = async <Row>(db: Db, sql: string): Promise<Row[]> => (await db.raw<{ rows: Row[] }>(sql)).rows;

const attributeOf = (row: tables.AttributeRow, options: tables.AttributeOptionRow[]): AttributeFact => ({
  id: row.id,
  slug: row.slug,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  type: row.type,
  unitAr: row.unit_ar,
  unitEn: row.unit_en,
  min: row.min,
  max: row.max,
  minLength: row.min_length,
  maxLength: row.max_length,
  pattern: row.pattern,
  rules: row.rules,
  required: row.is_required,
  filterable: row.is_filterable,
  defaultValue: row.default_value,
  options: options
    .filter((option) => option.attribute_id === row.id)
    .map((option) => ({ value: option.value, labelAr: option.label_ar, labelEn: option.label_en })),
});

function inherit(
  above: EffectiveAttribute[],
  own: tables.CategoryAttributeRow[],
  facts: Map<string, AttributeFact>,
): EffectiveAttribute[] {
  const result = new Map(above.map((inherited) => [inherited.id, inherited]));
  for (const { options, ...row } of own) {
    const base = result.get(row.attribute_id) ?? facts.get(row.attribute_id);
    if (!base) continue;
    result.set(row.attribute_id, {
      ...base,
      required: row.is_required ?? base.required,
      filterable: row.is_filterable ?? base.filterable,
      defaultValue: row.default_value ?? base.defaultValue,
      options: options ? base.options.filter(({ value }) => options.includes(value)) : base.options,
      sort: row.sort,
      showInFilters: row.show_in_filters,
      showInListing: row.show_in_listing,
      showInDetails: row.show_in_details,
      transactionTypes: row.transaction_types,
    });
  }
  return [...result.values()].sort((a, b) => a.sort - b.sort);
}
