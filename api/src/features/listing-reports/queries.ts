import type { Db, ListingReportRow } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { mayAct } from '#lib/standing/questions.ts';
import { EFFECTIVE_STATUS } from '../listings/index.ts';
import type { ReportedListing, ReportType } from './contract.ts';

/**
 * Weight of a person's word: 4 for one whose reports were right three times, 2 for a member of a month, 1 for a verified
 * one; nothing for accounts of a day, without a verified address or number, stopped, or often wrong.
 */
export async function weightOf(db: Db, userId: string): Promise<ListingReportRow['weight']> {
  const { rows } = await db.raw<{ rows: Pick<ListingReportRow, 'weight'>[] }>(
    `select case
       when not ${mayAct('u')} then 0
       when r.dismissed >= 3 and r.dismissed > r.upheld then 0
       when coalesce(u.email_verified_at, u.phone_verified_at) is null and u.google_subject is null then 0
       when u.created_at > app_now() - interval '1 day' then 0
       when r.upheld >= 3 then 4
       when u.created_at < app_now() - interval '30 days' then 2
       else 1 end as weight
     from users u cross join lateral (
       select count(*) filter (where state = 'upheld') as upheld, count(*) filter (where state = 'dismissed') as dismissed
       from listing_reports where reporter_id = u.id) r
     where u.id = ?`,
    [userId],
  );
  return rows[0]?.weight ?? 0;
}

export async function reportsToday(db: Db, userId: string): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from listing_reports where reporter_id = ? and created_at > app_now() - interval '1 day'`,
    [userId],
  );
  return rows[0].n;
}

interface NewReport {
  listingId: string;
  reporterId: string;
  type: ReportType;
  note: string;
  weight: ListingReportRow['weight'];
}

/** False when this person had reported it before. */
export async function addReport(trx: Db, { listingId, reporterId, type, note, weight }: NewReport): Promise<boolean> {
  const added = await trx('listing_reports')
    .insert({ listing_id: listingId, reporter_id: reporterId, type, note, weight })
    .onConflict(['listing_id', 'reporter_id'])
    .ignore()
    .returning('id');
  return added.length > 0;
}

export async function openWeight(trx: Db, listingId: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: [{ weight: number }] }>(
    `select coalesce(sum(weight), 0)::int as weight from listing_reports where listing_id = ? and state = 'open'`,
    [listingId],
  );
  return rows[0].weight;
}

/** @returns how many were open */
export const closeReports = (trx: Db, listingId: string, actorId: string, state: 'upheld' | 'dismissed') =>
  trx('listing_reports')
    .where({ listing_id: listingId, state: 'open' })
    .update({ state, decided_at: trx.raw('app_now()'), decided_by: actorId });

export interface ReportedRow extends Omit<ReportedListing, 'path' | 'lastAt' | 'heldBack' | 'owner'> {
  is_held_back: boolean;
  category_id: string;
  city_id: string | null;
  neighborhood_id: string | null;
  transaction_type: string | null;
  owner_id: string;
  owner_name: string;
  last_at: Date;
}

/** Listings with open reports: those held back and the heaviest first. */
export async function reportedRows(
  db: Db,
  { lang, limit, offset }: { lang: Lang; limit: number; offset: number },
): Promise<{ rows: ReportedRow[]; total: number }> {
  const { rows } = await db.raw<{ rows: (ReportedRow & { total: number })[] }>(
    `with reported as (
       select listing_id, count(*)::int as count, sum(weight)::int as weight, max(created_at) as last_at
       from listing_reports where state = 'open' group by listing_id),
     shown as (
       select l.*, r.count, r.weight, r.last_at, count(*) over ()::int as total
       from reported r join listings l on l.id = r.listing_id and l.deleted_at is null
       order by l.is_held_back desc, r.weight desc, r.last_at, l.id limit :limit offset :offset)
     select l.id, l.code, ${EFFECTIVE_STATUS} as status, l.is_held_back, l.count, l.weight, l.last_at, l.total,
       ${lang === 'ar' ? 'coalesce(l.title_ar, l.title_en)' : 'coalesce(l.title_en, l.title_ar)'} as title,
       l.category_id, l.city_id, l.neighborhood_id, l.transaction_type,
       l.owner_id, trim(u.first_name || ' ' || u.last_name) as owner_name, t.types, n.reports
     from shown l join users u on u.id = l.owner_id
       cross join lateral (
         select jsonb_agg(jsonb_build_object('type', type, 'count', n) order by n desc, type) as types
         from (select type, count(*) as n from listing_reports where listing_id = l.id and state = 'open' group by type) x) t
       cross join lateral (
         select jsonb_agg(jsonb_build_object('id', x.id, 'type', x.type, 'note', x.note, 'weight', x.weight,
           'at', to_char(x.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
           'reporter', x.name) order by x.created_at desc) as reports
         from (select r.*, trim(p.first_name || ' ' || p.last_name) as name from listing_reports r
           left join users p on p.id = r.reporter_id
           where r.listing_id = l.id and r.state = 'open' order by r.created_at desc limit 20) x) n
     order by l.is_held_back desc, l.weight desc, l.last_at, l.id`,
    { limit, offset },
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function countReported(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(distinct r.listing_id)::int as n from listing_reports r
     join listings l on l.id = r.listing_id and l.deleted_at is null where r.state = 'open'`,
  );
  return rows[0].n;
}
