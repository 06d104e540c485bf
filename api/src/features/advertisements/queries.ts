import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

type Row = Omit<tables.AdvertisementRow, 'starts_on' | 'ends_on' | 'last_paid_day'>;
/**
 * SQL: an advertisement `ad` leads to a listing of ours that is not shown. A listing that was erased is no longer known: its advertisement
 * was paused long before.
 */
export const LEADS_NOWHERE = `exists (select from listings l where l.id = ad.listing_id)
  and not exists (select from public_listings p where p.id = ad.listing_id)`;

/** With days as the calendar of Damascus writes them. */
export interface AdvertisementDetails extends Row {
  starts_on: string;
  ends_on: string | null;
  width: number | null;
  height: number | null;
  keeps: number;
  impressions_left_out: number;
  clicks_left_out: number;
  total: number;
}
export interface AdminDetails extends AdvertisementDetails {
  owner_name: string;
  office_name_ar: string | null;
  office_name_en: string | null;
}
export type AdvertisementRow = tables.AdvertisementRow;

const COLUMNS = `ad.*, to_char(ad.starts_on, 'YYYY-MM-DD') as starts_on, to_char(ad.ends_on, 'YYYY-MM-DD') as ends_on,
  i.width, i.height, advertisement_keeps(ad) as keeps,
  (select coalesce(sum(d.impressions_left_out), 0)::int from advertisement_days d where d.advertisement_id = ad.id)
    as impressions_left_out,
  (select coalesce(sum(d.clicks_left_out), 0)::int from advertisement_days d where d.advertisement_id = ad.id) as clicks_left_out, count(*) over ()::int as total`;
const FROM = 'from advertisements ad left join images i on i.id = ad.image_id';

interface Paging {
  size: number;
  number: number;
}

export async function advertisementsOf(
  db: Db,
  { accountId, statuses, size, number }: Paging & { accountId: string; statuses?: string[] | undefined },
): Promise<AdvertisementDetails[]> {
  const { rows } = await db.raw<{ rows: AdvertisementDetails[] }>(
    `select ${COLUMNS} ${FROM} where ad.account_id = :accountId and ad.status <> 'deleted'
       and (cast(:statuses as text[]) is null or ad.status = any(:statuses))
     order by ad.id desc limit :size offset :offset`,
    { accountId, statuses: statuses ?? null, size, offset: (number - 1) * size },
  );
  return rows;
}

export async function advertisementOf(
  db: Db,
  { accountId, id }: { accountId: string | null; id: string },
): Promise<AdvertisementDetails | undefined> {
  const { rows } = await db.raw<{ rows: AdvertisementDetails[] }>(
    `select ${COLUMNS} ${FROM} where ad.id = ? and ad.account_id = ? and ad.status <> 'deleted'`,
    [id, accountId],
  );
  return rows[0];
}

/** Nobody counts, decides or changes it until the transaction ends. */
export async function lockAdvertisement(
  trx: Db,
  { id, accountId }: { id: string; accountId?: string },
): Promise<AdvertisementRow | undefined> {
  return trx('advertisements')
    .where({ id, ...(accountId && { account_id: accountId }) })
    .whereNot({ status: 'deleted' })
    .forUpdate()
    .first();
}

const ADMIN = `select ${COLUMNS}, u.first_name || ' ' || u.last_name as owner_name, o.name_ar as office_name_ar,
    o.name_en as office_name_en
  ${FROM} join users u on u.id = ad.user_id join ledger_accounts a on a.id = ad.account_id
    left join offices o on o.id = a.office_id`;

/** Those that wait, the oldest first; others the latest decision first. */
export async function advertisementsIn(
  db: Db,
  { status, size, number }: Paging & { status: string },
): Promise<AdminDetails[]> {
  const order = status === 'pending' ? 'ad.id' : 'ad.decided_at desc nulls last, ad.id desc';
  const { rows } = await db.raw<{ rows: AdminDetails[] }>(
    `${ADMIN} where ad.status = :status order by ${order} limit :size offset :offset`,
    {
      status,
      size,
      offset: (number - 1) * size,
    },
  );
  return rows;
}

export async function advertisementForAdmin(db: Db, id: string): Promise<AdminDetails | undefined> {
  const { rows } = await db.raw<{ rows: AdminDetails[] }>(
    `${ADMIN} where ad.id = ? and ad.status not in ('deleted', 'unpaid')`,
    [id],
  );
  return rows[0];
}

export async function countPendingAdvertisements(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from advertisements where status = 'pending'`,
  );
  return rows[0].n;
}

export async function todayOf(db: Db): Promise<string> {
  const { rows } = await db.raw<{ rows: [{ today: string }] }>(
    `select to_char(advertisement_today(), 'YYYY-MM-DD') as today`,
  );
  return rows[0].today;
}

export interface DaySums {
  day: string;
  impressions: number;
  people: number;
  clicks: number;
  cents: number;
}

/** Each of the last days up to today, those without a view too. */
export async function daysOf(db: Db, id: string, days: number): Promise<DaySums[]> {
  const { rows } = await db.raw<{ rows: DaySums[] }>(
    `select to_char(g.day, 'YYYY-MM-DD') as day, coalesce(d.impressions, 0) as impressions, coalesce(d.people, 0) as people,
       coalesce(d.clicks, 0) as clicks, coalesce(d.cents, 0)::bigint as cents
     from generate_series(advertisement_today() - cast(:days as int) + 1, advertisement_today(), interval '1 day') g (day)
       left join advertisement_days d on d.advertisement_id = :id and d.day = g.day::date
     order by g.day`,
    { id, days },
  );
  return rows;
}

/** Those of an account that are not over: running, waiting, paused or refused. */
export const liveAdvertisementIds = (db: Db, accountId: string): Promise<string[]> =>
  db('advertisements')
    .where({ account_id: accountId })
    .whereIn('status', ['unpaid', 'pending', 'active', 'paused', 'rejected'])
    .orderBy('id')
    .pluck('id');
