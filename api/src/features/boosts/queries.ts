import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { mayBeShown } from '#lib/standing/questions.ts';
import { EFFECTIVE_STATUS, IN_SHOWN_CATEGORY } from '../listings/index.ts';
import { OF_ACCOUNT } from '../quotas/index.ts';

export type BoostRow = tables.BoostRow;

/** A boost as it is shown: its listing, its refund as of now, and the views before and since. */
export interface BoostDetails extends BoostRow {
  now: Date;
  listing: (Pick<tables.ListingRow, 'id' | 'code' | 'title_ar' | 'title_en'> & { image: string | null }) | null;
  refund_now: number;
  days_used: number;
  days_counted: number;
  views_before: number;
  views_after: number;
  total: number;
}

const IS_LIVE = `b.status in ('pending', 'active') and b.ends_at > app_now()`;

/**
 * Days are those of Damascus, whole ones only: neither that of the start nor that of the end. Before it as many, whole weeks
 * earlier, so that the same weekdays are compared.
 */
export const WHOLE_DAYS = `cross join lateral (
    select (b.starts_at at time zone 'Asia/Damascus')::date as start,
      greatest(0, (least(app_now(), upper(b.during)) at time zone 'Asia/Damascus')::date
        - (b.starts_at at time zone 'Asia/Damascus')::date - 1) as days
  ) span cross join lateral (select span.start, span.days, (span.days + 6) / 7 as weeks) whole`;

const DETAILS = `select b.*, app_now() as now,
    (select json_build_object('id', l.id, 'code', l.code, 'title_ar', l.title_ar, 'title_en', l.title_en,
       'image', (select m.image_id from listing_media m where m.listing_id = l.id order by m.is_main desc, m.position limit 1))
     from listings l where l.id = b.listing_id and l.deleted_at is null) as listing,
    boost_refund(b, app_now()) as refund_now, boost_days_used(b, app_now()) as days_used, whole.days as days_counted,
    (select coalesce(sum(v.views), 0)::int from listing_daily_views v where v.listing_id = b.listing_id
       and v.day > whole.start and v.day <= whole.start + whole.days) as views_after,
    (select coalesce(sum(v.views), 0)::int from listing_daily_views v where v.listing_id = b.listing_id
       and v.day > whole.start - whole.weeks * 7 and v.day <= whole.start - whole.weeks * 7 + whole.days) as views_before,
    count(*) over ()::int as total
  from boosts b ${WHOLE_DAYS}`;

/** Whose boosts are asked for: an account's, of those only an agent's own listings where one is named. */
export interface Mine {
  accountId: string;
  agentId: string | undefined;
}
/** Bought by the account, or given to one of its listings. */
export const OF_MINE = `(b.account_id = :accountId or (b.account_id is null
  and exists (select from listings l where l.id = b.listing_id and ${OF_ACCOUNT})))
  and (cast(:agentId as uuid) is null or exists (select from listings l where l.id = b.listing_id and l.owner_id = :agentId))`;
export const bindingsOf = ({ accountId, agentId }: Mine) => ({ accountId, agentId: agentId ?? null });

interface Paging {
  size: number;
  number: number;
}

export async function liveBoostsOf(
  db: Db,
  { listingId, size, number, ...mine }: Paging & Mine & { listingId?: string | undefined },
): Promise<BoostDetails[]> {
  const { rows } = await db.raw<{ rows: BoostDetails[] }>(
    `${DETAILS} where ${OF_MINE} and ${IS_LIVE} and (cast(:listingId as uuid) is null or b.listing_id = :listingId)
     order by b.ends_at, b.id limit :size offset :offset`,
    { ...bindingsOf(mine), listingId: listingId ?? null, size, offset: (number - 1) * size },
  );
  return rows;
}

export async function pastBoostsOf(
  db: Db,
  { types, size, number, ...mine }: Paging & Mine & { types?: string[] | undefined },
): Promise<BoostDetails[]> {
  const { rows } = await db.raw<{ rows: BoostDetails[] }>(
    `${DETAILS} where ${OF_MINE} and not (${IS_LIVE}) and (cast(:types as text[]) is null or b.type = any(:types))
     order by b.id desc limit :size offset :offset`,
    { ...bindingsOf(mine), types: types ?? null, size, offset: (number - 1) * size },
  );
  return rows;
}

/** In the order of their listings' names to the caller: as they were bought. */
export async function boostsById(db: Db, ids: string[]): Promise<BoostDetails[]> {
  const { rows } = await db.raw<{ rows: BoostDetails[] }>(
    `${DETAILS} where b.id = any(cast(? as uuid[])) order by b.id`,
    [ids],
  );
  return rows;
}

/** A boost's listing and time as bought, and what came back of it. */
export async function boostsOfPurchase(
  db: Db,
  purchaseId: string,
): Promise<
  (Pick<BoostRow, 'starts_at' | 'ends_at' | 'stopped_at' | 'refund_cents'> & {
    title_ar: string | null;
    title_en: string | null;
  })[]
> {
  return db('boosts as b')
    .leftJoin('listings as l', (join) => join.on('l.id', 'b.listing_id').andOnNull('l.deleted_at'))
    .where('b.purchase_id', purchaseId)
    .orderBy('b.id')
    .select('b.starts_at', 'b.ends_at', 'b.stopped_at', 'b.refund_cents', 'l.title_ar', 'l.title_en');
}

export const boostIdsOfPurchase = (db: Db, purchaseId: string): Promise<string[]> =>
  db('boosts').where({ purchase_id: purchaseId }).pluck('id');

/** Those that an account has bought and that run or wait. */
export const liveBoostIds = (db: Db, accountId: string): Promise<string[]> =>
  db('boosts as b').where({ account_id: accountId }).whereRaw(IS_LIVE).orderBy('b.id').pluck<string[]>('b.id');

/** In cents, what came back taken off. */
export async function spentOnBoosts(db: Db, mine: Mine): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ cents: number }] }>(
    `select coalesce(sum(b.cents - b.refund_cents), 0)::bigint as cents from boosts b
     where b.account_id = :accountId and ${OF_MINE}`,
    bindingsOf(mine),
  );
  return rows[0].cents;
}

export interface OwnListing {
  id: string;
  owner_id: string;
  status: string;
  is_category_shown: boolean;
  /** Its keeper is not suspended, as a colleague of an office may be. */
  is_seller_shown: boolean;
  title_ar: string | null;
  title_en: string | null;
}

const OWN = `select l.id, l.owner_id, ${EFFECTIVE_STATUS} as status, ${IN_SHOWN_CATEGORY} as is_category_shown,
    exists (select from users w where w.id = l.owner_id and ${mayBeShown('w')}) as is_seller_shown, l.title_ar, l.title_en from listings l
  where l.id = any(cast(:ids as uuid[])) and ${OF_ACCOUNT} order by l.id`;

export async function ownListings(db: Db, accountId: string, ids: string[]): Promise<OwnListing[]> {
  const { rows } = await db.raw<{ rows: OwnListing[] }>(OWN, { accountId, ids });
  return rows;
}

/** Nobody moves them until the transaction ends. */
export async function lockListings(trx: Db, accountId: string, ids: string[]): Promise<OwnListing[]> {
  const { rows } = await trx.raw<{ rows: OwnListing[] }>(`${OWN} for no key update`, { accountId, ids });
  return rows;
}

/** Whoever keeps them is not suspended meanwhile: before money and listings, as a suspension takes its locks. */
export const lockSellers = (trx: Db, ids: string[]) =>
  trx.raw(
    'select from users where id in (select owner_id from listings where id = any(?::uuid[])) order by id for share',
    [ids],
  );

/** When the last live boost of each type ends. */
export async function endsByType(db: Db, listingId: string): Promise<Map<string, Date>> {
  const { rows } = await db.raw<{ rows: { type: string; ends_at: Date }[] }>(
    `select b.type, max(b.ends_at) as ends_at from boosts b where b.listing_id = ? and ${IS_LIVE} group by b.type`,
    [listingId],
  );
  return new Map(rows.map(({ type, ends_at }) => [type, ends_at]));
}
