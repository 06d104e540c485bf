import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { IN_SHOWN_CATEGORY } from '../listings/index.ts';
import { freePlanKind, OF_ACCOUNT, TAKES_A_PLACE } from '../quotas/index.ts';

export type BriefListing = Pick<tables.ListingRow, 'id' | 'code' | 'title_ar' | 'title_en'>;

const OWN_ORDER = 'l.own_priority desc, l.published_at desc, l.id';

const brief = async (db: Db, accountId: string, condition: string): Promise<BriefListing[]> => {
  const { rows } = await db.raw<{ rows: BriefListing[] }>(
    `select l.id, l.code, l.title_ar, l.title_en from listings l where ${OF_ACCOUNT} and ${condition} order by ${OWN_ORDER}`,
    { accountId },
  );
  return rows;
};

export const publicOf = (db: Db, accountId: string) => brief(db, accountId, `l.status = 'active' and ${TAKES_A_PLACE}`);

/** Taken from view by the end of a plan, not moved by anybody since, and of a category that is shown. */
export const clockArchivedOf = (db: Db, accountId: string) =>
  brief(
    db,
    accountId,
    `l.status = 'archived' and l.published_at is not null and num_nonnulls(l.archived_by_subscription_id, l.archived_by_slots_id) > 0
       and ${IN_SHOWN_CATEGORY}`,
  );

/** Places bought one by one, and those that are taken by listings which are not public. */
export async function placesOf(db: Db, accountId: string): Promise<{ bought: number; waiting: number }> {
  const { rows } = await db.raw<{ rows: [{ bought: number; waiting: number }] }>(
    `select
       (select coalesce(sum(s.slots), 0)::int from listing_slots s
         where s.account_id = :accountId and s.starts_at <= app_now() and s.ends_at > app_now()) as bought,
       (select count(*)::int from listings l
         where ${OF_ACCOUNT} and l.status in ('pending', 'suspended')) as waiting`,
    { accountId },
  );
  return rows[0];
}

/** Listings of the account without a plan: an office has more of them than a person. */
export async function freeLimitOf(db: Db, accountId: string): Promise<number | null> {
  const { rows } = await db.raw<{ rows: Pick<tables.PlanRow, 'listing_limit'>[] }>(
    `select p.listing_limit from ledger_accounts a
       join plans p on p.is_active and p.default_for = ${freePlanKind('a.office_id', 'a.user_id')}
     where a.id = ?`,
    [accountId],
  );
  return rows[0]?.listing_limit ?? null;
}
