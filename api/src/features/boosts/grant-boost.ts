import type { Db } from '@diyar/db';

/** When what moves the listing up now, or follows on it, ends. */
export async function featuredUntil(db: Db, listingId: string): Promise<Date | null> {
  const { rows } = await db.raw<{ rows: { until: Date | null }[] }>(
    `select max(ends_at) as until from boosts where listing_id = ? and status in ('pending', 'active')
       and ends_at > app_now() and type in ('featured', 'premium', 'homepage_featured')`,
    [listingId],
  );
  return rows[0]?.until ?? null;
}

/**
 * An administrator's feature instead of an earlier one, after those that were paid for; 0 days end it. The listing is locked
 * by then.
 */
export async function grantFeature(trx: Db, { listingId, days }: { listingId: string; days: number }): Promise<void> {
  await trx.raw(
    `update boosts set status = 'inactive', stopped_at = app_now(), stop_reason = 'cancelled'
     where listing_id = ? and account_id is null and status in ('pending', 'active') and ends_at > app_now()`,
    [listingId],
  );
  if (days === 0) return;
  await trx.raw(
    `insert into boosts (listing_id, type, status, days, cents, starts_at, ends_at)
     select :listingId, 'featured', case when start <= app_now() then 'active' else 'pending' end, :days, 0, start,
       start + :days * interval '24 hours'
     from (select coalesce(max(ends_at), app_now()) as start from boosts where listing_id = :listingId and type = 'featured'
       and status in ('pending', 'active') and ends_at > app_now()) paid`,
    { listingId, days },
  );
}
