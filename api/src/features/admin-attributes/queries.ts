import type { Db } from '@diyar/db';
import type { AttributeType } from '#rules/attributes.ts';
import type { AdminAttribute } from './fields.ts';

export const COLUMNS = `a.id, a.slug, a.version, a.previous is not null as "isUndoable", a.name_ar as "nameAr", a.name_en as "nameEn",
  a.description_ar as "descriptionAr", a.description_en as "descriptionEn", a.type, a.unit_ar as "unitAr",
  a.unit_en as "unitEn", a.min, a.max, a.min_length as "minLength", a.max_length as "maxLength", a.pattern, a.rules,
  a.is_required as "isRequired", a.is_filterable as "isFilterable", a.is_active as "isActive",
  a.default_value as "defaultValue",
  coalesce((select jsonb_agg(jsonb_build_object('value', o.value, 'labelAr', o.label_ar, 'labelEn', o.label_en)
    order by o.sort, o.value) from attribute_options o where o.attribute_id = a.id), '[]') as options,
  coalesce((select jsonb_agg(jsonb_build_object('categoryId', c.category_id, 'isRequired', c.is_required,
    'isFilterable', c.is_filterable, 'defaultValue', c.default_value, 'sort', c.sort, 'showInFilters', c.show_in_filters,
    'showInListing', c.show_in_listing, 'showInDetails', c.show_in_details, 'transactionTypes', c.transaction_types,
    'options', c.options) order by c.category_id) from category_attributes c where c.attribute_id = a.id), '[]') as assignments`;

export async function allAttributes(db: Db): Promise<AdminAttribute[]> {
  const { rows } = await db.raw<{ rows: AdminAttribute[] }>(`select ${COLUMNS} from attributes a order by a.slug`);
  return rows;
}

export async function attributeById(db: Db, id: string): Promise<AdminAttribute | undefined> {
  const { rows } = await db.raw<{ rows: AdminAttribute[] }>(`select ${COLUMNS} from attributes a where a.id = ?`, [id]);
  return rows[0];
}

const FITS: Record<AttributeType, string> = {
  number: `jsonb_typeof(value) = 'number'`,
  boolean: `jsonb_typeof(value) = 'boolean'`,
  select: `jsonb_typeof(value) = 'string' and value <@ :options::jsonb`,
  multiselect: `jsonb_typeof(value) = 'array' and value <@ :options::jsonb`,
  text: `jsonb_typeof(value) = 'string'`,
  url: `jsonb_typeof(value) = 'string'`,
  email: `jsonb_typeof(value) = 'string'`,
};

/** Listings that have a value of the attribute, and those whose value another type or other options would not know. */
export async function valuesLost(
  db: Db,
  { slug, type, options }: { slug: string; type: AttributeType; options: readonly string[] },
): Promise<{ listings: number; lost: number }> {
  const { rows } = await db.raw<{ rows: [{ listings: number; lost: number }] }>(
    `select count(*)::int as listings, count(*) filter (where not (${FITS[type]}))::int as lost
     from (select attributes -> :slug as value from listings where attributes -> :slug is not null) held`,
    { slug, options: JSON.stringify(options) },
  );
  return rows[0];
}
