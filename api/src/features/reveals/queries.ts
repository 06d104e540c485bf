import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Limit } from '#lib/auth/throttle.ts';
import type { Lang } from '#lib/endpoint.ts';

/** Whose number is asked for. */
export interface Target {
  kind: 'listing' | 'office';
  id: string;
}

export interface Caller {
  userId: string;
  /** Limits of everybody behind the same address. */
  ofAddress: readonly Limit[];
  lang: Lang;
  isStaff?: boolean;
}

export type ContactRow = Pick<
  tables.ListingRow,
  'owner_id' | 'office_id' | 'code' | 'title_ar' | 'title_en' | 'show_phone'
> &
  Pick<tables.UserRow, 'phone'>;

/** Of a public listing; undefined for every other. */
export async function contactOf(db: Db, listingId: string): Promise<ContactRow | undefined> {
  const { rows } = await db.raw<{ rows: ContactRow[] }>(
    `select s.owner_id, l.office_id, s.code, s.title_ar, s.title_en, l.show_phone, u.phone
     from search_listing s join listings l on l.id = s.id join users u on u.id = s.owner_id and u.closed_at is null
     where s.id = ?`,
    [listingId],
  );
  return rows[0];
}

const COLUMN = { listing: 'listing_id', office: 'office_id' } as const;

/** @returns whether it is the first time */
export async function noteReveal(trx: Db, { kind, id }: Target, userId: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into contact_reveals (${COLUMN[kind]}, user_id) values (?, ?) on conflict do nothing returning 1`,
    [id, userId],
  );
  return rows.length > 0;
}

/** A row that two who reveal the same target wait for each other at: a listing's is the counter its owner sees. */
export const countReveal = (trx: Db, { kind, id }: Target) =>
  kind === 'office'
    ? trx.raw('select 1 from offices where id = ? for no key update', [id])
    : trx.raw(
        `insert into listing_stats as s (listing_id, reveals) values (?, 1)
         on conflict (listing_id) do update set reveals = s.reveals + 1`,
        [id],
      );

/** How many other numbers a person saw within a day, and how long ago the last one was. */
export async function otherRevealsBy(
  trx: Db,
  userId: string,
  { kind, id }: Target,
): Promise<{ count: number; secondsSince: number }> {
  const { rows } = await trx.raw<{ rows: [{ count: number; secondsSince: number }] }>(
    `select count(*)::int as count,
       coalesce(extract(epoch from app_now() - max(revealed_at)), 0)::float as "secondsSince"
     from contact_reveals
     where user_id = ? and ${COLUMN[kind]} is distinct from ?::uuid and revealed_at > app_now() - interval '1 day'`,
    [userId, id],
  );
  return rows[0];
}

export async function revealsOf(trx: Db, { kind, id }: Target): Promise<number> {
  const { rows } = await trx.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from contact_reveals where ${COLUMN[kind]} = ? and revealed_at > app_now() - interval '1 hour'`,
    [id],
  );
  return rows[0].n;
}

export async function isOfOffice(db: Db, officeId: string | null, userId: string): Promise<boolean> {
  if (officeId === null) return false;
  return (await db('office_members').where({ office_id: officeId, user_id: userId }).first('user_id')) !== undefined;
}
