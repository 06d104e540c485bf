import type { Db } from '@diyar/db';

/** Things that break when a category is deleted. Counts cover the category and all below it. */
export interface CategoryImpact {
  children: number;
  listings: number;
  drafts: number;
  savedSearches: number;
  /** Place pages that show its listings. */
  pages: number;
  attributes: number;
}

/** The category with all below it, level by level; empty when there is none. */
export async function subtreeOf(db: Db, id: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `with recursive below as (
       select id, level from categories where id = ?
       union all
       select c.id, c.level from categories c join below b on c.parent_id = b.id)
     select id from below order by level`,
    [id],
  );
  return rows.map((category) => category.id);
}

export async function impactOf(db: Db, ids: readonly string[]): Promise<CategoryImpact> {
  const { rows } = await db.raw<{ rows: Omit<CategoryImpact, 'children'>[] }>(
    `select
       (select count(*)::int from listings where category_id = any(:ids) and status <> 'draft' and deleted_at is null) as listings,
       (select count(*)::int from listings where category_id = any(:ids) and status = 'draft' and deleted_at is null) as drafts,
       (select count(*)::int from saved_searches s where exists (
          select from unnest(s.keys) key where split_part(key, '/', 2) = any(cast(:ids as text[])))) as "savedSearches",
       (select count(*)::int from (select distinct place, transaction_type from search_listing
          cross join lateral (values (province_id), (city_id), (neighborhood_id)) as at (place)
          where category_id = any(:ids) and place is not null) shown) as pages,
       (select count(*)::int from category_attributes where category_id = any(:ids)) as attributes`,
    { ids },
  );
  const [counts] = rows;
  if (!counts) throw new Error('a query of counts has no row');
  return { children: ids.length - 1, ...counts };
}

/** Assignments and pages without listings go with the category; anything else is somebody's. */
export const isFree = ({ children, listings, drafts, savedSearches }: CategoryImpact): boolean =>
  children + listings + drafts + savedSearches === 0;
