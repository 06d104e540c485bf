import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { type Purse, payerOf } from '../ledger/index.ts';
import type { ListingQuota } from './contract.ts';
import { quotaOf } from './queries.ts';

/** Of the office whose member somebody is, or else the person's own. @throws AppError quota_unavailable (503) */
export async function listingQuotaOf(
  db: Db,
  userId: string,
  lang: Lang,
  purse?: Purse | undefined,
): Promise<ListingQuota> {
  const row = await quotaOf(db, (await payerOf(db, userId, purse)).owner);
  if (!row) throw new AppError('quota_unavailable', 503);
  const { code, listing_limit: limit, free_limit: freeLimit, bought, used } = row;
  const allowed = limit === null ? null : limit + bought;
  return {
    plan: { code, name: lang === 'ar' ? row.name_ar : row.name_en },
    allowed,
    used,
    remaining: allowed === null ? null : Math.max(0, allowed - used),
    unlimited: allowed === null,
    freeLimit,
    paidLimit: allowed === null || freeLimit === null ? bought : Math.max(0, allowed - freeLimit),
  };
}
