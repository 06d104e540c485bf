import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { IS_MEASURED } from '#lib/auth/stored-measures.ts';
import type { Lang, Page } from '#lib/endpoint.ts';
import { likePattern } from '#lib/like-pattern.ts';
import type { AdminUser, AuditEntry } from './contract.ts';

/** SQL: a user's standing, of `users u`. */
export const STANDING = `case when u.closed_at is not null then 'closed' when u.banned_at is not null then 'banned'
  when u.suspended_until > app_now() then 'suspended' else 'active' end`;
/** SQL: what a closed account took along, while it is in force. */
const MEASURE = `case when u.closed_at is null or not ${IS_MEASURED} then null when u.banned_at is not null then 'banned' else 'suspended' end`;
const FROM = `from users u left join office_members m on m.user_id = u.id left join offices o on o.id = m.office_id`;

export interface UserFilter {
  query?: string;
  /** Keyed hashes of the words, as an e-mail and as a telephone: find closed accounts that are kept out. */
  marks?: Buffer[];
  type?: string;
  status?: string;
}

const where = (filter: UserFilter) => {
  const conditions: string[] = [];
  const bindings: Record<string, string | Buffer[]> = {};
  if (filter.type) {
    conditions.push('u.account_type = :type');
    bindings.type = filter.type;
  }
  if (filter.status) {
    conditions.push(`${STANDING} = :status`);
    bindings.status = filter.status;
  }
  const words: string[] = [];
  for (const [i, word] of (filter.query ?? '').split(/\s+/).filter(Boolean).slice(0, 5).entries()) {
    words.push(
      `(u.first_name ilike :w${i} or u.last_name ilike :w${i} or u.email ilike :w${i} or u.phone like :w${i} or o.name_ar ilike :w${i} or o.name_en ilike :w${i})`,
    );
    bindings[`w${i}`] = likePattern(word);
  }
  if (words.length > 0) {
    bindings.marks = filter.marks ?? [];
    const isKeptOut = 'u.id in (select k.user_id from measure_marks k where k.mark = any(:marks::bytea[]))';
    conditions.push(`(${words.join(' and ')} or ${isKeptOut})`);
  }
  return { conditions, bindings };
};

/** Newest first; ids are made in time's order. */
export async function usersLike(
  db: Db,
  filter: UserFilter,
  { size, number }: Omit<Page, 'total'>,
  lang: Lang,
): Promise<AdminUser[]> {
  const { conditions, bindings } = where(filter);
  const { rows } = await db.raw<{ rows: UserRow[] }>(
    `select u.*, ${STANDING} as status, ${MEASURE} as measure, u.suspended_until = 'infinity' as for_good, o.id as office_id, o.slug as office_slug,
       o.name_ar as office_name_ar, o.name_en as office_name_en,
       (select count(*)::int from listings l where l.owner_id = u.id) as listings
     ${FROM} ${conditions.length ? `where ${conditions.join(' and ')}` : ''}
     order by u.created_at desc, u.id desc limit :size offset :skip`,
    { ...bindings, size, skip: (number - 1) * size },
  );
  return rows.map((row) => present(row, lang));
}

/** Rows that follow `after`, newest first. */
export async function usersAfter(
  db: Db,
  filter: UserFilter,
  { after, size, lang }: { after: string | undefined; size: number; lang: Lang },
): Promise<AdminUser[]> {
  const { conditions, bindings } = where(filter);
  if (after) conditions.push('u.id < :after');
  const { rows } = await db.raw<{ rows: UserRow[] }>(
    `select u.*, ${STANDING} as status, ${MEASURE} as measure, u.suspended_until = 'infinity' as for_good, o.id as office_id, o.slug as office_slug,
       o.name_ar as office_name_ar, o.name_en as office_name_en,
       (select count(*)::int from listings l where l.owner_id = u.id) as listings
     ${FROM} ${conditions.length ? `where ${conditions.join(' and ')}` : ''} order by u.id desc limit :size`,
    { ...bindings, ...(after && { after }), size },
  );
  return rows.map((row) => present(row, lang));
}

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { conditions, bindings } = where(filter);
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n ${FROM} ${conditions.length ? `where ${conditions.join(' and ')}` : ''}`,
    bindings,
  );
  return rows[0].n;
}

export async function userById(db: Db, id: string, lang: Lang): Promise<AdminUser | undefined> {
  const { rows } = await db.raw<{ rows: UserRow[] }>(
    `select u.*, ${STANDING} as status, ${MEASURE} as measure, u.suspended_until = 'infinity' as for_good, o.id as office_id, o.slug as office_slug,
       o.name_ar as office_name_ar, o.name_en as office_name_en,
       (select count(*)::int from listings l where l.owner_id = u.id) as listings
     ${FROM} where u.id = ?`,
    [id],
  );
  return rows[0] && present(rows[0], lang);
}

/** Acts of administrators on a user and its applications, newest first. */
export async function auditOf(db: Db, userId: string): Promise<AuditEntry[]> {
  const { rows } = await db.raw<{ rows: (Omit<AuditEntry, 'id' | 'at'> & Pick<tables.AuditLogRow, 'id' | 'at'>)[] }>(
    `select a.id, a.action, a.reason, a.before, a.after, a.at, u.first_name || ' ' || u.last_name as actor
     from audit_log a left join users u on u.id = a.actor_id
     where (a.subject_kind = 'user' and a.subject_id = :userId)
       or (a.subject_kind = 'office_application'
         and a.subject_id in (select id::text from office_applications where user_id = :userId))
     order by a.id desc limit 50`,
    { userId },
  );
  return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
}

type UserRow = Pick<
  tables.UserRow,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'account_type'
  | 'suspended_until'
  | 'suspension_reason'
  | 'ban_reason'
  | 'email_verified_at'
  | 'phone_verified_at'
  | 'created_at'
  | 'last_seen_at'
> & {
  status: AdminUser['status'];
  measure: AdminUser['measure'];
  for_good: boolean | null;
  listings: number;
} & (Office<string> | Office<null>);

type Office<T> = Record<'office_id' | 'office_slug' | 'office_name_ar' | 'office_name_en', T>;

const present = (row: UserRow, lang: Lang): AdminUser => {
  const stop = row.measure ?? row.status;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    type: row.account_type,
    status: row.status,
    measure: row.measure,
    suspendedUntil: stop === 'suspended' && !row.for_good ? (row.suspended_until?.toISOString() ?? null) : null,
    reason: stop === 'banned' ? row.ban_reason : stop === 'suspended' ? row.suspension_reason : null,
    emailVerified: row.email_verified_at !== null,
    phoneVerified: row.phone_verified_at !== null,
    listings: row.listings,
    office:
      row.office_id === null
        ? null
        : { id: row.office_id, slug: row.office_slug, name: lang === 'ar' ? row.office_name_ar : row.office_name_en },
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
};
