import type { Db } from '@diyar/db';
import type { CategoryFact } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { areaSlip } from '#rules/area-sense.ts';
import type { ListingColumns } from './check-form.ts';
import { ENOUGH, isFarFrom } from './usual-price.ts';

/** The median area, in square metres, of what is public of a category and deal; null where that is too little. */
export async function usualMetres(
  db: Db,
  categoryId: string,
  { transaction_type }: Pick<ListingColumns, 'transaction_type'>,
): Promise<number | null> {
  const { rows } = await db.raw<{ rows: [{ metres: number | null; count: number }] }>(
    `select percentile_cont(0.5) within group (order by area) as metres, count(*)::int as count
     from (
       select area from listings
       where status = 'active' and category_id = :category and transaction_type is not distinct from :type and area is not null
       order by published_at desc limit 2000) as same`,
    { category: categoryId, type: transaction_type },
  );
  const [{ metres, count }] = rows;
  return count >= ENOUGH ? metres : null;
}

/** Whether the area looks like a slip: far from what is usual of its kind, or what no home has. */
export async function isAreaSlip(
  db: Db,
  category: Pick<CategoryFact, 'id' | 'carries'>,
  columns: Pick<ListingColumns, 'area' | 'transaction_type'>,
  usualOf = usualMetres,
): Promise<boolean> {
  const { area } = columns;
  if (!area) return false;
  if (areaSlip(area, category.carries)) return true;
  const usual = await usualOf(db, category.id, columns);
  return usual !== null && isFarFrom(usual, area);
}

/** @throws AppError area_unusual (409): ask, then send `confirmArea` */
export async function guardArea(db: Db, category: CategoryFact, columns: ListingColumns): Promise<void> {
  if (await isAreaSlip(db, category, columns))
    throw new AppError('area_unusual', 409, { area: (columns.area ?? 0).toLocaleString('en-US') }).on('area');
}
