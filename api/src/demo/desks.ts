import { type Db, type ListingRevisionRow, seedId } from '@diyar/db';
import { AFTER_LAST } from './make-listing.ts';

/** The administrator behind these decisions; nobody signs in with this account. */
const SECOND_ADMIN = { id: seedId('demo_admins', '1'), first_name: 'كنان', last_name: 'العظم' };
const personId = (n: number) => seedId('demo_persons', String(n));

type Standing = { person: number; days: number | null; ban?: true; ago: number; reason: string };
/** Those who own little: what they have leaves public view. */
const STOPPED: readonly Standing[] = [
  { person: 61, days: 30, ago: 2, reason: 'نشر رقم هاتفه داخل الصور بعد تنبيهين' },
  { person: 64, days: null, ago: 9, reason: 'إعلانات مكررة من حسابات متعددة' },
  { person: 67, days: 7, ago: 1, reason: 'أسعار غير حقيقية في عدة إعلانات' },
  { person: 70, days: null, ban: true, ago: 20, reason: 'احتيال: طلب عربونًا عن بيت ليس له' },
];
/** Listings of each kind that an owner objects to. */
const APPEALED = 3;
const WORDS = [
  'الصور لي، صوّرتها بنفسي الأسبوع الماضي، وأستطيع إرسال الأصل.',
  'السعر بالليرة الجديدة وليس القديمة، وقد تأكدت منه قبل النشر.',
  'الإعلان الآخر حذفته قبل أن أنشر هذا، فليس مكررًا.',
] as const;

/** Recent decisions and waiting work of administrators, so that no desk is empty. Rows that exist are passed over. */
export const seedDesks = (db: Db): Promise<void> =>
  db.transaction(async (trx) => {
    await trx('users')
      .insert({ ...SECOND_ADMIN, account_type: 'admin' })
      .onConflict('id')
      .ignore();
    const begun = await trx('audit_log').where({ actor_id: SECOND_ADMIN.id }).first('id');
    if (begun) return;
    for (const standing of STOPPED) await stop(trx, standing);
    await appealRejections(trx);
    await appealSuspensions(trx);
  });

const hoursAgo = (trx: Db, hours: number) => trx.raw(`app_now() - ? * interval '1 hour'`, [hours]);

async function stop(trx: Db, { person, days, ban, ago, reason }: Standing): Promise<void> {
  const id = personId(person);
  const at = hoursAgo(trx, ago * 24);
  const until =
    days === null ? trx.raw(`'infinity'::timestamptz`) : trx.raw(`app_now() + ? * interval '1 day'`, [days]);
  const columns = ban ? { banned_at: at, ban_reason: reason } : { suspended_until: until, suspension_reason: reason };
  const changed = await trx('users').where({ id, account_type: 'regular' }).update(columns);
  if (changed === 0) return;
  const what = ban
    ? { before: { banned: false }, after: { banned: true } }
    : { before: { suspended: false }, after: { suspended: true, days } };
  await act(trx, { action: ban ? 'user.ban' : 'user.suspend', kind: 'user', id, reason, ago: ago * 24, ...what });
}

interface Act {
  action: string;
  kind: 'user' | 'listing';
  id: string;
  reason: string;
  /** Hours. */
  ago: number;
  before?: object;
  after?: object;
}

async function act(trx: Db, { action, kind, id, reason, ago, before, after }: Act): Promise<number> {
  const [row] = await trx('audit_log')
    .insert({
      actor_id: SECOND_ADMIN.id,
      action,
      subject_kind: kind,
      subject_id: id,
      reason,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      at: hoursAgo(trx, ago),
    })
    .returning('id');
  return row?.id ?? 0;
}

/** Rejected listings whose owners object: the same reasons that their owners read. */
async function appealRejections(trx: Db): Promise<void> {
  const revisions = await trx('listing_revisions as r')
    .join('listings as l', 'l.id', 'r.listing_id')
    .where('l.id', '<', AFTER_LAST)
    .where({ 'r.state': 'rejected', 'l.status': 'rejected' })
    .whereNull('l.deleted_at')
    .orderBy('l.id')
    .limit(APPEALED)
    .select<Pick<ListingRevisionRow, 'id' | 'listing_id' | 'version'>[]>('r.id', 'r.listing_id', 'r.version');
  for (const [n, { id, listing_id, version }] of revisions.entries()) {
    await trx('listing_revisions').where({ id }).update({ decided_by: SECOND_ADMIN.id });
    await act(trx, {
      action: 'listing.reject',
      kind: 'listing',
      id: listing_id,
      reason: 'phone_in_photo',
      ago: 30 - n,
      after: { status: 'pending', isChange: false, version, codes: ['phone_in_photo'] },
    });
    await appeal(trx, { listing_id, kind: 'rejection', about: id, version, n, ago: 20 - n * 5 });
  }
}

/** Public listings that are taken down; of the last one the appeal is denied. */
async function appealSuspensions(trx: Db): Promise<void> {
  const ids = await trx('listings')
    .where('id', '<', AFTER_LAST)
    .where({ status: 'active', office_id: null })
    .whereNull('deleted_at')
    .orderBy('id', 'desc')
    .limit(APPEALED)
    .pluck('id');
  for (const [n, id] of ids.entries()) {
    const reason = 'السعر بعيد جدًا عن أسعار الحي';
    await trx('listings').where({ id }).update({ status: 'suspended', suspension_reason: reason });
    const entry = await act(trx, {
      action: 'listing.suspend',
      kind: 'listing',
      id,
      reason,
      ago: 50 - n,
      before: { status: 'active' },
      after: { status: 'suspended' },
    });
    const isDenied = n === ids.length - 1;
    await appeal(trx, {
      listing_id: id,
      kind: 'suspension',
      about: String(entry),
      version: null,
      n,
      ago: 12 - n,
      isDenied,
    });
  }
}

interface Appealed {
  listing_id: string;
  kind: 'rejection' | 'suspension';
  about: string;
  version: number | null;
  n: number;
  ago: number;
  isDenied?: boolean;
}

const appeal = (trx: Db, { n, ago, isDenied, ...columns }: Appealed) =>
  trx('listing_appeals')
    .insert({
      ...columns,
      against: SECOND_ADMIN.id,
      words: WORDS[n % WORDS.length] ?? '',
      created_at: hoursAgo(trx, ago),
      ...(isDenied && {
        state: 'denied',
        answer: 'قارنّا السعر بعشرين إعلانًا في الحي نفسه.',
        decided_by: SECOND_ADMIN.id,
        decided_at: hoursAgo(trx, 1),
      }),
    })
    .onConflict(['listing_id', 'about'])
    .ignore();
