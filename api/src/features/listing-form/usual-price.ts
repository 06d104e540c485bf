import type { Db } from '@diyar/db';
import { AppError } from '../../lib/errors.ts';
import type { ListingColumns } from './check-form.ts';

/** A slip of two zeros is beyond this; honest prices of one kind and place are not. */
const FARTHEST = 20;
/** Below so many listings nothing is said. */
const ENOUGH = 8;

type Offer = Pick<ListingColumns, 'province_id' | 'transaction_type' | 'price_kind' | 'price_period'>;

/** The median of what is public of the same kind, deal and period, in the province or, where those are too few, anywhere. */
export async function usualCents(db: Db, categoryId: string, columns: Offer): Promise<number | null> {
  const { rows } = await db.raw(
    `with same as (
       select price_cents, province_id = :province as is_near from listings
       where status = 'active' and category_id = :category and transaction_type = :type and price_kind = :kind
         and price_period is not distinct from :period
       order by published_at desc limit 2000)
     select percentile_cont(0.5) within group (order by price_cents) filter (where is_near) as near,
       count(*) filter (where is_near)::int as near_count,
       percentile_cont(0.5) within group (order by price_cents) as all, count(*)::int as all_count
     from same`,
    {
      province: columns.province_id,
      category: categoryId,
      type: columns.transaction_type,
      kind: columns.price_kind,
      period: columns.price_period,
    },
  );
  const { near, near_count, all, all_count } = rows[0];
  if (near_count >= ENOUGH) return near;
  return all_count >= ENOUGH ? all : null;
}

/** Whether two zeros too many, or too few, are likelier than the price. */
export const isHundredfold = (cents: number, usual: number): boolean =>
  cents / usual > FARTHEST || usual / cents > FARTHEST;

/** @throws AppError price_hundredfold (409): ask, then send `confirmPrice` */
export async function guardPrice(db: Db, categoryId: string, columns: ListingColumns): Promise<void> {
  if (columns.price_cents === null) return;
  const usual = await usualCents(db, categoryId, columns);
  if (usual === null || !isHundredfold(columns.price_cents, usual)) return;
  throw new AppError('price_hundredfold', 409, { usual: Math.round(usual / 100).toLocaleString('en-US') }).on('price');
}
