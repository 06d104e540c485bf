import type { Db } from '@diyar/db';
import type { AdminCategory } from './fields.ts';

export const COLUMNS = `c.id, c.parent_id as "parentId", c.level, c.sort as "sortOrder", c.version,
  c.previous is not null as "isUndoable", c.slug, c.name_ar as "nameAr", c.name_en as "nameEn",
  c.description_ar as "descriptionAr", c.description_en as "descriptionEn", c.icon, c.color, c.is_active as "isActive",
  c.property_type as "propertyType", c.carries, nullif(c.seo, '{}') as seo, c.icon_image_id as "iconImageId",
  array(select f.slug from former_category_slugs f where f.category_id = c.id order by f.slug) as "formerSlugs",
  array(select t.transaction_type from category_transaction_types t
    where t.category_id = c.id order by t.transaction_type) as "transactionTypes"`;

export async function allCategories(db: Db): Promise<AdminCategory[]> {
  const { rows } = await db.raw<{ rows: AdminCategory[] }>(
    `select ${COLUMNS} from categories c order by c.level, c.sort, c.slug`,
  );
  return rows;
}

export async function categoryById(db: Db, id: string): Promise<AdminCategory | undefined> {
  const { rows } = await db.raw<{ rows: AdminCategory[] }>(`select ${COLUMNS} from categories c where c.id = ?`, [id]);
  return rows[0];
}
