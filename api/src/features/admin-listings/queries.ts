import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { likePattern } from '#lib/like-pattern.ts';
import { MOST_COUNTED } from '#rules/counted.ts';
import { EFFECTIVE_STATUS, type ListingStatus } from '../listings/index.ts';
import type { ListingFilter } from './contract.ts';

export type AdminListingRow = Pick<
  tables.ListingRow,
  | 'id'
  | 'code'
  | 'category_id'
  | 'city_id'
  | 'neighborhood_id'
  | 'transaction_type'
  | 'price_cents'
  | 'owner_id'
  | 'office_id'
  | 'created_at'
  | 'updated_at'
  | 'published_at'
  | 'expires_at'
> & {
  featured_until: Date | null;
  status: ListingStatus;
  title: string | null;
  owner_name: string;
  owner_type: string;
  office_name: string | null;
  image_id: string | null;
  image_color: string | null;
  is_waiting: boolean;
  open_reports: number;
};

const ZONE = `'Asia/Damascus'`;

/** The filter with names resolved: what the catalogue does not know matches nothing. */
export type Wanted = Omit<ListingFilter, 'category' | 'province'> & { categoryIds?: string[]; provinceId?: string };

function conditionsOf({ status, query, categoryIds, provinceId, ownerId, officeId, ...rest }: Wanted) {
  const conditions = ['l.deleted_at is null'];
  const bindings: Record<string, unknown> = {};
  const add = (condition: string, values: Record<string, unknown> = {}) => {
    conditions.push(condition);
    Object.assign(bindings, values);
  };
  if (status?.length) add(`${EFFECTIVE_STATUS} = any(:status)`, { status });
  if (categoryIds) add('l.category_id = any(cast(:categoryIds as uuid[]))', { categoryIds });
  if (provinceId) add('l.province_id = :provinceId', { provinceId });
  if (ownerId) add('l.owner_id = :ownerId', { ownerId });
  if (officeId) add('l.office_id = :officeId', { officeId });
  if (rest.reported) add(`exists (select from listing_reports where listing_id = l.id and state = 'open')`);
  if (rest.featured) add('exists (select from live_boosts where listing_id = l.id and promotes)');
  if (rest.from) add(`l.created_at >= :from::date::timestamp at time zone ${ZONE}`, { from: rest.from });
  if (rest.to) add(`l.created_at < (:to::date + 1)::timestamp at time zone ${ZONE}`, { to: rest.to });
  for (const [i, word] of (query ?? '').split(/\s+/).filter(Boolean).slice(0, 5).entries()) {
    add(
      `(l.title_ar ilike :like${i} or l.title_en ilike :like${i} or l.code::text = :word${i} or l.id::text = :word${i})`,
      {
        [`like${i}`]: likePattern(word),
        [`word${i}`]: word.replace(/^#/, '').toLowerCase(),
      },
    );
  }
  return { where: conditions.join(' and '), bindings };
}

interface Page {
  lang: Lang;
  order: 'newest' | 'oldest';
  after: string | undefined;
  limit: number;
}

/** Ids grow with time: they are the order and the place where a page ended. */
export async function adminListings(db: Db, wanted: Wanted, page: Page): Promise<AdminListingRow[]> {
  const { where, bindings } = conditionsOf(wanted);
  const direction = page.order === 'newest' ? 'desc' : 'asc';
  const onwards = page.after ? `and l.id ${page.order === 'newest' ? '<' : '>'} :after` : '';
  const { rows } = await db.raw<{ rows: AdminListingRow[] }>(
    `with shown as (
       select l.* from listings l where ${where} ${onwards} order by l.id ${direction} limit :limit)
     select l.id, l.code, ${EFFECTIVE_STATUS} as status, l.category_id, l.city_id, l.neighborhood_id, l.transaction_type,
       l.price_cents, l.owner_id, l.office_id, l.created_at, l.updated_at, l.published_at, l.expires_at,
       ${page.lang === 'ar' ? 'coalesce(l.title_ar, l.title_en)' : 'coalesce(l.title_en, l.title_ar)'} as title,
       trim(u.first_name || ' ' || u.last_name) as owner_name, u.account_type as owner_type,
       ${page.lang === 'ar' ? 'o.name_ar' : 'o.name_en'} as office_name, m.image_id, i.color as image_color,
       (select max(ends_at) from live_boosts where listing_id = l.id and promotes) as featured_until,
       exists (select from listing_revisions where listing_id = l.id and state = 'pending') as is_waiting,
       (select count(*)::int from listing_reports where listing_id = l.id and state = 'open') as open_reports
     from shown l join users u on u.id = l.owner_id left join offices o on o.id = l.office_id
       left join lateral (
         select image_id from listing_media where listing_id = l.id order by is_main desc, position limit 1) m on true
       left join images i on i.id = m.image_id
     order by l.id ${direction}`,
    { ...bindings, limit: page.limit, ...(page.after && { after: page.after }) },
  );
  return rows;
}

/** How many there are, up to {@link MOST_COUNTED}. */
export async function countListings(db: Db, wanted: Wanted): Promise<number> {
  const { where, bindings } = conditionsOf(wanted);
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from (select from listings l where ${where} limit ${MOST_COUNTED}) counted`,
    bindings,
  );
  return rows[0].n;
}
