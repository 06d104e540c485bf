import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { mayBeShown } from '#lib/standing/questions.ts';

/** Hours that were promised (spec, section 9): what waits longer is late. */
export const PROMISED_HOURS = 24;

export type QueueRow = Pick<
  tables.ListingRow,
  'id' | 'code' | 'category_id' | 'city_id' | 'neighborhood_id' | 'price_cents' | 'owner_id'
> & {
  revision_id: string;
  version: number;
  due_at: Date;
  is_change: boolean;
  title: string;
  owner_name: string;
  owner_type: string;
  office_name: string | null;
  image_id: string | null;
  image_color: string | null;
  image_count: number;
  submitted_at: NonNullable<tables.ListingRevisionRow['submitted_at']>;
  is_late: boolean;
};

/** What waits of sellers whose listings are shown; of others it waits until they are back. */
const QUEUE = `from listing_revisions r join listings l on l.id = r.listing_id
  join users seller on seller.id = l.owner_id
  where r.state = 'pending' and l.deleted_at is null and ${mayBeShown('seller')} and (l.status = 'pending' or l.published_at is not null)
    and (cast(:kind as text) is null or (l.published_at is not null) = (:kind = 'change'))`;
const DUE_AT = `r.submitted_at + interval '${PROMISED_HOURS} hours'`;
const IS_LATE = `${DUE_AT} < app_now()`;

/** The longest waiting first. @param after the revision that ended the page before */
export async function queue(
  db: Db,
  { kind, after, limit, lang }: { kind?: 'new' | 'change'; after?: string; limit: number; lang: Lang },
): Promise<QueueRow[]> {
  const { rows } = await db.raw<{ rows: QueueRow[] }>(
    `with waiting as (
       select r.id as revision_id, r.version, r.has_own_media, r.content, r.submitted_at, ${DUE_AT} as due_at,
         ${IS_LATE} as is_late, l.*
       ${QUEUE} and (cast(:after as uuid) is null
         or (r.submitted_at, r.id) > (select submitted_at, id from listing_revisions where id = :after))
       order by r.submitted_at, r.id limit :limit)
     select w.id, w.code, w.revision_id, w.version, w.due_at, w.published_at is not null as is_change, w.category_id, w.city_id, w.neighborhood_id,
       ${lang === 'ar' ? 'coalesce(w.title_ar, w.title_en)' : 'coalesce(w.title_en, w.title_ar)'} as title,
       w.price_cents, w.owner_id, trim(u.first_name || ' ' || u.last_name) as owner_name, u.account_type as owner_type,
       ${lang === 'ar' ? 'o.name_ar' : 'o.name_en'} as office_name, w.submitted_at, w.is_late,
       m.image_id, i.color as image_color, m.image_count
     from waiting w join users u on u.id = w.owner_id left join offices o on o.id = w.office_id
       left join lateral (
         select (array_agg(image_id order by is_main desc, position))[1] as image_id, count(*)::int as image_count from (
           select image_id, is_main, position from listing_revision_media where listing_id = w.id and w.has_own_media
           union all
           select image_id, is_main, position from listing_media where listing_id = w.id and not w.has_own_media) own) m on true
       left join images i on i.id = m.image_id
     order by w.submitted_at, w.revision_id`,
    { kind: kind ?? null, after: after ?? null, limit },
  );
  return rows;
}

export async function countQueue(db: Db, kind?: 'new' | 'change'): Promise<{ total: number; late: number }> {
  const { rows } = await db.raw<{ rows: [{ total: number; late: number }] }>(
    `select count(*)::int as total, count(*) filter (where ${IS_LATE})::int as late ${QUEUE}`,
    { kind: kind ?? null },
  );
  return rows[0];
}

export type OwnerRow = Pick<tables.UserRow, 'id' | 'account_type' | 'email' | 'phone' | 'created_at'> & {
  name: string;
  /** Since it was made. */
  days: number;
  listings: number;
  rejected: number;
};

export async function ownerOf(db: Db, userId: string): Promise<OwnerRow> {
  const { rows } = await db.raw<{ rows: [OwnerRow] }>(
    `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.account_type, u.email, u.phone, u.created_at,
       floor(extract(epoch from app_now() - u.created_at) / 86400)::int as days,
       (select count(*)::int from listings l where l.owner_id = u.id and l.deleted_at is null) as listings,
       (select count(distinct listing_id)::int from listing_revisions r join listings l on l.id = r.listing_id
         where l.owner_id = u.id and r.rejection_codes <> '{}') as rejected
     from users u where u.id = ?`,
    [userId],
  );
  return rows[0];
}

export async function historyOf(db: Db, listingId: string) {
  const { rows } = await db.raw<{
    rows: (Pick<tables.AuditLogRow, 'action' | 'reason' | 'at'> & { actor: string | null })[];
  }>(
    `select a.action, a.reason, a.at, trim(u.first_name || ' ' || u.last_name) as actor
     from audit_log a left join users u on u.id = a.actor_id
     where a.subject_kind = 'listing' and a.subject_id = ? order by a.id desc limit 30`,
    [listingId],
  );
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
  }));
}
