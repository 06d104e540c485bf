import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { ListingColumns } from './check-form.ts';

/** A slip of one digit is beyond this for most; honest prices and areas of one kind and place seldom are. */
const FARTHEST = 8;
/** Below so many listings nothing is said. */
export const ENOUGH = 8;

type Offer = Pick<
  ListingColumns,
  'province_id' | 'transaction_type' | 'price_kind' | 'price_cents' | 'price_period' | 'rent_cents' | 'rent_period'
>;

/** A price of an offer, and its kind. */
export interface AskedPrice {
  path: 'price' | 'rent';
  cents: number;
  deal: string | null;
  kind: Offer['price_kind'];
  period: string | null;
  provinceId: string | null;
}

/** A listing for sale or rent is compared with sales by its price, and against rents by its rent. */
export function askedPrices(offer: Offer): AskedPrice[] {
  const { transaction_type, price_kind: kind, price_period, rent_cents, rent_period, province_id: provinceId } = offer;
  const isBoth = transaction_type === 'both';
  // A rent alone stands where a single price does.
  const isRentAlone = isBoth && price_period !== null;
  const deal = isRentAlone ? 'rent' : isBoth ? 'sale' : transaction_type;
  const path = isRentAlone ? 'rent' : 'price';
  const asked: AskedPrice[] = [];
  if (offer.price_cents !== null)
    asked.push({ path, cents: offer.price_cents, deal, kind, period: price_period, provinceId });
  if (rent_cents !== null)
    asked.push({ path: 'rent', cents: rent_cents, deal: 'rent', kind, period: rent_period, provinceId });
  return asked;
}

/** The median of what is public of the same kind, deal and period, in the province or, where those are too few, anywhere. */
export async function usualCents(db: Db, categoryId: string, asked: Omit<AskedPrice, 'cents'>): Promise<number | null> {
  const { rows } = await db.raw<{
    rows: [{ near: number | null; near_count: number; all: number | null; all_count: number }];
  }>(
    `with same as (
       select price_cents, province_id = :province as is_near from listings
       where status = 'active' and category_id = :category and transaction_type = :type and price_kind = :kind
         and price_period is not distinct from :period
       order by published_at desc limit 2000)
     select percentile_cont(0.5) within group (order by price_cents) filter (where is_near) as near,
       count(*) filter (where is_near)::int as near_count,
       percentile_cont(0.5) within group (order by price_cents) as all, count(*)::int as all_count
     from same`,
    { province: asked.provinceId, category: categoryId, type: asked.deal, kind: asked.kind, period: asked.period },
  );
  const { near, near_count, all, all_count } = rows[0];
  if (near_count >= ENOUGH) return near;
  return all_count >= ENOUGH ? all : null;
}

/** Whether a digit too many, or too few, is likelier than the figure. */
export const isFarFrom = (usual: number, figure: number): boolean =>
  figure / usual > FARTHEST || usual / figure > FARTHEST;

/** The first price that looks like a slip, with what is usual instead. */
export async function slipIn(
  db: Db,
  categoryId: string,
  offer: Offer,
  usualOf = usualCents,
): Promise<{ path: AskedPrice['path']; usual: string } | undefined> {
  for (const asked of askedPrices(offer)) {
    const usual = await usualOf(db, categoryId, asked);
    if (usual !== null && isFarFrom(usual, asked.cents))
      return { path: asked.path, usual: Math.round(usual / 100).toLocaleString('en-US') };
  }
  return undefined;
}

/** @throws AppError price_hundredfold (409): ask, then send `confirmPrice` */
export async function guardPrice(db: Db, categoryId: string, columns: ListingColumns): Promise<void> {
  const slip = await slipIn(db, categoryId, columns);
  if (slip) throw new AppError('price_hundredfold', 409, { usual: slip.usual }).on(slip.path);
}
