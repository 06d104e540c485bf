import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { likePattern } from '#lib/like-pattern.ts';
import { mayBeShown, mayBeTold, officeMayBeShown } from '#lib/standing/questions.ts';
import type { OfficeHours, OfficeProfile } from './contract.ts';

export type OfficeRow = Pick<
  tables.OfficeRow,
  | 'id'
  | 'slug'
  | 'name_ar'
  | 'name_en'
  | 'description_ar'
  | 'description_en'
  | 'city_id'
  | 'address'
  | 'website'
  | 'logo_image_id'
  | 'is_verified'
  | 'is_premium'
  | 'languages'
  | 'created_at'
> & {
  /** Null without a review. */
  rating: number | null;
  reviews: number;
  /** Weighted mean that the directory sorts by. */
  rating_weight: number;
};

/**
 * SQL: reviews by office. In sorting a mean is drawn towards everybody's as if five more people had given that (Bayesian mean),
 * so that one happy customer does not beat a hundred.
 */
const RATINGS = `(
  with shown as (
    select office_id, count(*)::int as reviews, avg(rating) as mean from office_reviews r join users u on u.id = r.author_id
    where hidden_at is null and ${mayBeTold('u')} group by 1
  ), overall as (select sum(mean * reviews) / sum(reviews) as mean from shown)
  select s.office_id, s.reviews, round(s.mean, 1)::float8 as rating,
    ((5 * o.mean + s.mean * s.reviews) / (5 + s.reviews))::float8 as weight
  from shown s cross join overall o)`;

export interface OfficeFilter {
  query?: string;
  cityIds?: string[];
  verified?: boolean;
  premium?: boolean;
  /** Slugs in the wanted order, when the order is by a figure the database doesn't hold. */
  sort: 'name_ar' | 'name_en' | 'date';
  direction: 'asc' | 'desc';
}

const COLUMNS =
  'id, slug, name_ar, name_en, description_ar, description_en, city_id, address, website, logo_image_id, is_verified, is_premium, languages, created_at, r.rating, coalesce(r.reviews, 0) as reviews, coalesce(r.weight, 0) as rating_weight';
const ORDER = { name_ar: 'name_ar collate "ar-x-icu"', name_en: 'name_en collate "en-x-icu"', date: 'created_at' };

/** All approved offices that fit; there are hundreds, not millions, so paging happens on the sorted list. */
export async function approvedOffices(db: Db, filter: OfficeFilter): Promise<OfficeRow[]> {
  const { query = '', cityIds = null, verified = null, premium = null } = filter;
  const { rows } = await db.raw<{ rows: OfficeRow[] }>(
    `select ${COLUMNS} from offices left join ${RATINGS} r on r.office_id = offices.id
     where ${officeMayBeShown('offices')}
       and (:query = '' or name_ar ilike :like or name_en ilike :like)
       and (cast(:cities as uuid[]) is null or city_id = any(cast(:cities as uuid[])))
       and (cast(:verified as boolean) is null or is_verified = :verified)
       and (cast(:premium as boolean) is null or is_premium = :premium)
     order by ${ORDER[filter.sort]} ${filter.direction}, id`,
    { query, like: likePattern(query), cities: cityIds, verified, premium },
  );
  return rows;
}

/** By id or slug. */
export async function findOffice(db: Db, ref: string): Promise<OfficeRow | undefined> {
  const { rows } = await db.raw<{ rows: OfficeRow[] }>(
    `select ${COLUMNS} from offices left join ${RATINGS} r on r.office_id = offices.id
     where ${officeMayBeShown('offices')} and (slug = :ref or cast(id as text) = :ref)`,
    { ref },
  );
  return rows[0];
}

export async function teamOf(db: Db, officeId: string): Promise<OfficeProfile['team']> {
  const { rows } = await db.raw<{ rows: OfficeProfile['team'] }>(
    `select u.first_name || ' ' || u.last_name as name, m.role from office_members m join users u on u.id = m.user_id
     where m.office_id = ? and ${mayBeShown('u')} order by array_position(array['owner', 'agent', 'assistant'], m.role), u.created_at`,
    [officeId],
  );
  return rows;
}

/** The office's number, or else a manager's, a proven one first; null without either. */
export async function phoneOfOffice(db: Db, officeId: string): Promise<string | null> {
  const { rows } = await db.raw<{ rows: { phone: string }[] }>(
    `select phone from (
       select phone, 0 as rank, created_at as since from offices where id = :officeId
       union all
       select u.phone, case when u.phone_verified_at is null then 2 else 1 end, u.created_at from office_members m
         join users u on u.id = m.user_id and ${mayBeShown('u')}
         where m.office_id = :officeId and m.role = 'owner'
     ) numbers where phone is not null order by rank, since limit 1`,
    { officeId },
  );
  return rows[0]?.phone ?? null;
}

/** Fewer questions say nothing about an office. */
const FEWEST_QUESTIONS = 5;

/**
 * By office id: minutes until the middle question of the last 90 days had its answer. Questions without one count as the
 * slowest; an office that takes longer than a day is left out.
 */
export async function replyMinutesOf(db: Db, officeIds: string[]): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ rows: { id: string; minutes: number }[] }>(
    `select id, round(seconds / 60)::int as minutes from (
       select o.id, count(*) as asked,
         percentile_disc(0.5) within group (order by coalesce(extract(epoch from answered_at - asked_at)::float8, 'infinity')) as seconds
       from offices o join leads l on l.office_id = o.id and l.asked_at > app_now() - interval '90 days'
       where o.id = any(:officeIds) group by 1
     ) replies where asked >= :fewest and seconds <= 86400`,
    { officeIds, fewest: FEWEST_QUESTIONS },
  );
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}

/** In the order of the week, from Saturday. */
export async function hoursOf(db: Db, officeId: string): Promise<OfficeHours> {
  const { rows } = await db.raw<{ rows: OfficeHours }>(
    `select weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
     from office_hours where office_id = ? order by (weekday + 1) % 7`,
    [officeId],
  );
  return rows;
}

/** Ids of governorates and cities. */
export const areasOf = (db: Db, officeId: string): Promise<string[]> =>
  db('office_areas').where({ office_id: officeId }).orderBy('location_id').pluck('location_id');
