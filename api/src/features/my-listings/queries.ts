import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { likePattern } from '#lib/like-pattern.ts';
import { APPEAL_OF_LISTING } from '../listing-appeals/index.ts';
import { ASK_AFTER_DAYS, EFFECTIVE_STATUS, type LISTING_STATUSES } from '../listings/index.ts';
import { WITHIN_REACH } from '../office-team/index.ts';
import type { MyListing } from './contract.ts';

export type MyListingRow = Pick<
  tables.ListingRow,
  | 'id'
  | 'owner_id'
  | 'office_id'
  | 'code'
  | 'status'
  | 'title_ar'
  | 'title_en'
  | 'category_id'
  | 'transaction_type'
  | 'price_kind'
  | 'price_cents'
  | 'is_negotiable'
  | 'price_currency'
  | 'price_original'
  | 'city_id'
  | 'neighborhood_id'
  | 'own_priority'
  | 'suspension_reason'
  | 'created_at'
  | 'updated_at'
  | 'published_at'
  | 'confirmed_at'
  | 'expires_at'
> & {
  owner_name: string;
  price_period: tables.ListingRow['price_period'];
  image_id: string | null;
  image_color: string | null;
  image_count: number;
  views: number;
  views_left_out: number;
  reveals: number;
  saves: number;
  revision_state: 'draft' | 'pending' | 'rejected' | null;
  rejection_codes: string[] | null;
  rejection_text: string | null;
  asks_confirmation: boolean;
  appeal: MyListing['appeal'];
};

/** `officeId`: of all the office's too; `colleagueId` with it: those of that colleague alone. */
export type Whose = { userId: string; officeId?: string; colleagueId?: string };
export interface MyFilter {
  whose: Whose;
  id?: string;
  status?: string[];
  query?: string;
  categoryIds?: string[];
  transactionType?: string[];
}
export interface MyOrder {
  by: keyof typeof ORDERS;
  direction: 'asc' | 'desc';
}

const ORDERS = {
  updated: 'updated_at',
  created: 'created_at',
  price: 'price_cents',
  views: 'views',
  priority: 'own_priority',
  title: 'coalesce(title_ar, title_en)',
} as const;

function ownedBy({ officeId, colleagueId }: Whose): string {
  if (!officeId) return 'l.owner_id = :userId';
  return colleagueId
    ? 'l.owner_id = :colleagueId and l.office_id = :officeId'
    : '(l.owner_id = :userId or l.office_id = :officeId)';
}

/** A draft's title is in its form, a listing's in its row. */
const mine = ({ id, whose }: MyFilter) => `
  select l.id, l.code, ${EFFECTIVE_STATUS} as status, l.category_id, l.transaction_type, l.price_kind, l.price_cents, l.price_period,
    case when l.published_at is null then coalesce(nullif(r.content->>'titleAr', ''), l.title_ar) else l.title_ar end as title_ar,
    case when l.published_at is null
      then coalesce(nullif(r.content->>'titleEn', ''), nullif(r.content->>'title', ''), l.title_en) else l.title_en end as title_en,
    l.is_negotiable, l.price_currency, l.price_original, l.city_id, l.neighborhood_id, l.own_priority, l.suspension_reason,
    coalesce(s.views, 0)::int as views, coalesce(s.views_left_out, 0)::int as views_left_out, coalesce(s.reveals, 0)::int as reveals, coalesce(s.saves, 0)::int as saves,
    r.state as revision_state, r.rejection_codes, r.rejection_text, ${APPEAL_OF_LISTING} as appeal,
    l.status = 'active' and l.expires_at > app_now() and l.confirmed_at < app_now() - interval '${ASK_AFTER_DAYS} days' as asks_confirmation,
    l.owner_id, l.office_id, trim(u.first_name || ' ' || u.last_name) as owner_name,
    l.created_at, greatest(l.updated_at, r.updated_at) as updated_at, l.published_at, l.confirmed_at, l.expires_at
  from listings l join users u on u.id = l.owner_id
    left join listing_revisions r on r.listing_id = l.id and r.state in ('draft', 'pending', 'rejected')
    left join listing_stats s on s.listing_id = l.id
  where ${id ? `l.id = :id and ${WITHIN_REACH}` : ownedBy(whose)} and l.deleted_at is null`;

function conditionsOf({ id, whose, status, query, categoryIds, transactionType }: MyFilter) {
  const conditions: string[] = [];
  const bindings: Record<string, unknown> = { ...whose, ...(id && { id }) };
  const add = (condition: string, name: string, value: unknown) => {
    conditions.push(condition);
    bindings[name] = value;
  };
  if (status?.length) add('status = any(:status)', 'status', status);
  if (categoryIds) add('category_id = any(:categoryIds::uuid[])', 'categoryIds', categoryIds);
  if (transactionType?.length) add('transaction_type = any(:transactionType)', 'transactionType', transactionType);
  for (const [i, word] of (query ?? '').split(/\s+/).filter(Boolean).slice(0, 5).entries()) {
    add(`(title_ar ilike :w${i} or title_en ilike :w${i} or code::text = :c${i})`, `w${i}`, likePattern(word));
    bindings[`c${i}`] = word;
  }
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', bindings };
}

export async function myListings(
  db: Db,
  filter: MyFilter,
  { by, direction }: MyOrder,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MyListingRow[]; total: number }> {
  const { where, bindings } = conditionsOf(filter);
  const { rows } = await db.raw<{ rows: (MyListingRow & { total: number })[] }>(
    `with mine as (${mine(filter)}), shown as (
       select *, count(*) over ()::int as total from mine ${where}
       order by ${ORDERS[by]} ${direction === 'asc' ? 'asc' : 'desc'} nulls last, id limit :limit offset :offset)
     select shown.*, m.image_id, m.image_count, i.color as image_color
     from shown
       left join lateral (
         select (array_agg(image_id order by is_main desc, position))[1] as image_id, count(*)::int as image_count
         from listing_media where listing_id = shown.id) m on true
       left join images i on i.id = m.image_id
     order by ${ORDERS[by]} ${direction === 'asc' ? 'asc' : 'desc'} nulls last, shown.id`,
    { ...bindings, limit, offset },
  );
  return { rows, total: rows[0]?.total ?? (offset === 0 ? 0 : await countMine(db, filter)) };
}

async function countMine(db: Db, filter: MyFilter): Promise<number> {
  const { where, bindings } = conditionsOf(filter);
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `with mine as (${mine(filter)}) select count(*)::int as n from mine ${where}`,
    bindings,
  );
  return rows[0].n;
}

export async function countsByStatus(
  db: Db,
  whose: Whose,
): Promise<Partial<Record<(typeof LISTING_STATUSES)[number], number>>> {
  const { rows } = await db.raw<{ rows: { status: string; n: number }[] }>(
    `select ${EFFECTIVE_STATUS} as status, count(*)::int as n from listings l
     where ${ownedBy(whose)} and deleted_at is null group by 1`,
    { ...whose },
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

/** Public ones whose owner is asked whether they are still on offer: without an answer they expire. */
export async function countAskedToConfirm(db: Db, ownerId: string): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from listings
     where owner_id = ? and deleted_at is null and status = 'active' and expires_at > app_now()
       and confirmed_at < app_now() - interval '${ASK_AFTER_DAYS} days'`,
    [ownerId],
  );
  return rows[0].n;
}
