import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { describeDevice } from '../accounts/index.ts';
import { EFFECTIVE_STATUS } from '../listings/index.ts';
import type { UserProfile } from './contract.ts';

/** Of lists the newest are shown; the desks have the rest. */
const SHOWN = 5;
const titleIn = (lang: Lang) =>
  lang === 'ar' ? 'coalesce(l.title_ar, l.title_en)' : 'coalesce(l.title_en, l.title_ar)';

/** What a user does on the site; each part is a query of its own. */
export async function userProfile(db: Db, userId: string, lang: Lang): Promise<UserProfile> {
  const [listings, leads, sessions, applications, reports] = await Promise.all([
    listingsOf(db, userId, lang),
    leadsOf(db, userId),
    sessionsOf(db, userId),
    applicationsOf(db, userId),
    reportsOf(db, userId, lang),
  ]);
  return { listings, leads, sessions, applications, reports };
}

async function listingsOf(db: Db, userId: string, lang: Lang): Promise<UserProfile['listings']> {
  const own = 'from listings l where l.owner_id = ? and l.deleted_at is null';
  const [counted, newest] = await Promise.all([
    db.raw<{ rows: UserProfile['listings']['byStatus'] }>(
      `select ${EFFECTIVE_STATUS} as status, count(*)::int as count ${own} group by 1 order by 2 desc, 1`,
      [userId],
    ),
    db.raw<{ rows: (Omit<UserProfile['listings']['newest'][number], 'createdAt'> & { created_at: Date })[] }>(
      `select l.id, l.code, ${titleIn(lang)} as title, ${EFFECTIVE_STATUS} as status, l.created_at ${own}
       order by l.id desc limit ${SHOWN}`,
      [userId],
    ),
  ]);
  return {
    total: counted.rows.reduce((sum, { count }) => sum + count, 0),
    byStatus: counted.rows,
    newest: newest.rows.map(({ created_at, ...listing }) => ({ ...listing, createdAt: created_at.toISOString() })),
  };
}

async function leadsOf(db: Db, userId: string): Promise<UserProfile['leads']> {
  const { rows } = await db.raw<{ rows: [Omit<UserProfile['leads'], 'lastAt'> & { last_at: Date | null }] }>(
    `select count(*) filter (where owner_id = :userId)::int as received,
       count(*) filter (where owner_id = :userId and answered_at is not null)::int as answered,
       count(*) filter (where enquirer_id = :userId)::int as sent, max(last_message_at) as last_at
     from leads where owner_id = :userId or enquirer_id = :userId`,
    { userId },
  );
  const { last_at, ...counts } = rows[0];
  return { ...counts, lastAt: last_at?.toISOString() ?? null };
}

async function sessionsOf(db: Db, userId: string): Promise<UserProfile['sessions']> {
  const rows = await db('sessions')
    .where({ user_id: userId })
    .whereNull('ended_at')
    .where('expires_at', '>', db.raw('app_now()'))
    .orderBy('last_used_at', 'desc')
    .limit(20)
    .select('id', 'user_agent', 'ip', 'created_at', 'last_used_at');
  return rows.map(({ id, user_agent, ip, created_at, last_used_at }) => ({
    id,
    ip,
    device: describeDevice(user_agent),
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
  }));
}

async function applicationsOf(db: Db, userId: string): Promise<UserProfile['applications']> {
  const rows = await db('office_applications')
    .where({ user_id: userId })
    .whereNot({ status: 'draft' })
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .select('id', 'name_ar', 'status', 'rejection_reason', 'created_at');
  return rows.map(({ id, name_ar, status, rejection_reason, created_at }) => ({
    id,
    name: name_ar,
    status: status === 'draft' ? 'pending' : status,
    reason: rejection_reason,
    createdAt: created_at.toISOString(),
  }));
}

/**
 * SQL: the listing of a user, or of an account this person has closed whose data are still there. A report that is decided after its seller
 * closed the account is found with whoever comes back; a name or a number that nobody has proven finds nothing.
 */
const THEIRS_OR_FORMER = `l.owner_id in (
  select :userId::uuid
  union all select former.id from users u join users former on former.closed_at is not null and former.erased_at is null and (
    u.email_verified_at is not null and lower(former.email) = lower(u.email)
    or u.phone_verified_at is not null and former.phone_verified_at is not null and former.phone = u.phone
    or former.google_subject = u.google_subject)
  where u.id = :userId and former.id <> u.id)`;

async function reportsOf(db: Db, userId: string, lang: Lang): Promise<UserProfile['reports']> {
  const counts = (which: string) =>
    db.raw<{ rows: UserProfile['reports']['made'][] }>(
      `select count(*) filter (where r.state = 'open')::int as open, count(*) filter (where r.state = 'upheld')::int as upheld,
         count(*) filter (where r.state = 'dismissed')::int as dismissed
       from listing_reports r join listings l on l.id = r.listing_id where ${which}`,
      { userId },
    );
  const [made, about, newest] = await Promise.all([
    counts('r.reporter_id = :userId'),
    counts(THEIRS_OR_FORMER),
    db.raw<{ rows: (Omit<UserProfile['reports']['newest'][number], 'at'> & { created_at: Date })[] }>(
      `select r.id, r.type, r.state, r.note, json_build_object('id', l.id, 'title', ${titleIn(lang)}) as listing, r.created_at
       from listing_reports r join listings l on l.id = r.listing_id where ${THEIRS_OR_FORMER}
       order by r.state <> 'open', r.created_at desc limit ${SHOWN}`,
      { userId },
    ),
  ]);
  const none = { open: 0, upheld: 0, dismissed: 0 };
  return {
    made: made.rows[0] ?? none,
    about: about.rows[0] ?? none,
    newest: newest.rows.map(({ created_at, ...report }) => ({ ...report, at: created_at.toISOString() })),
  };
}
