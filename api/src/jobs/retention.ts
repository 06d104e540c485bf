import { rm } from 'node:fs/promises';
import type { Db } from '@diyar/db';
import type { ImageStore, MediaFiles } from '../lib/images/index.ts';
import { licensePath } from '../lib/license-files.ts';
import { pruneMails } from '../mail/post.ts';

/** Personal data goes within 30 days of closure (spec, section 9): the job runs daily, so some days are left for failures. */
const ERASE_AFTER_DAYS = 25;
/** Communications 2 years, audit 3, security incidents 5, payments 7 (the ledger keeps its own, without names). */
const KEPT: readonly (readonly [string, string])[] = [
  ['contact_messages', `created_at < app_now() - interval '2 years'`],
  ['listing_reports', `decided_at < app_now() - interval '2 years'`],
  ['notifications', `created_at < app_now() - interval '2 years'`],
  ['leads', `last_message_at < app_now() - interval '2 years'`],
  ['contact_reveals', `revealed_at < app_now() - interval '2 years'`],
  ['sessions', `coalesce(ended_at, expires_at) < app_now() - interval '90 days'`],
  ['one_time_tokens', `expires_at < app_now() - interval '1 day'`],
  ['sign_in_nonces', `expires_at < app_now() - interval '1 day'`],
  // Only a reload of the same day looks for them.
  ['listing_views', `day < app_now()::date - 1`],
  ['page_visitors', `day < app_now()::date - 1`],
  ['login_throttle', `updated_at < app_now() - interval '1 day'`],
];

/** Rows that are somebody's and nothing else. */
const OF_THE_PERSON = [
  'sessions',
  'recovery_codes',
  'one_time_tokens',
  'notifications',
  'office_members',
  'favourites',
  'hidden_listings',
  'viewed_listings',
  'saved_searches',
  'alert_quiet_hours',
  'contact_reveals',
] as const;

interface Deps {
  db: Db;
  images: ImageStore;
  files: MediaFiles;
  dataDir: string;
}

/** Removes what is past its time. Safe to run at any moment, twice, and after a run that broke off. */
export async function enforceRetention(deps: Deps): Promise<void> {
  const { db, dataDir } = deps;
  for (const [table, isOld] of KEPT) await db(table).whereRaw(isOld).delete();
  await db.raw('select purge_audit_log()');
  await pruneMails(dataDir);
  const { rows } = await db.raw(
    `select id from users where closed_at < app_now() - ? * interval '1 day' and (email is not null or google_subject is not null or last_name <> '-')`,
    [ERASE_AFTER_DAYS],
  );
  for (const { id } of rows) await erase(deps, id);
}

/** Every trace of a person but the row's id, which the ledger and the audit hang on. Files go last: a retry finds no rows for them. */
async function erase({ db, images, files, dataDir }: Deps, userId: string): Promise<void> {
  const { pictures, licenses, archives } = await db.transaction(async (trx) => {
    const user = await trx('users').where({ id: userId }).forUpdate().first('avatar_image_id');
    const media = await trx.raw(
      `delete from listing_media m using listings l where l.id = m.listing_id and l.owner_id = ? returning m.image_id as id`,
      [userId],
    );
    // Others' bells name the people they talked to.
    await trx.raw(
      `delete from notifications n using leads d
       where ? in (d.enquirer_id, d.owner_id) and n.url = '/dashboard/leads/' || d.id`,
      [userId],
    );
    await trx('listings').where({ owner_id: userId }).delete();
    await trx('leads').where({ enquirer_id: userId }).delete();
    const applications = await trx('office_applications').where({ user_id: userId }).delete().returning('license_file');
    // Their rows are listings that were never made: names and telephones, as the person's own table had them.
    const imports = await trx('listing_imports').where({ owner_id: userId }).delete().returning('id');
    await trx('listing_import_memories').where({ keeper_id: userId }).delete();
    for (const table of OF_THE_PERSON) await trx(table).where({ user_id: userId }).delete();
    // A report stays for those who decide on it; whose it was, and in which words, does not.
    await trx('listing_reports').where({ reporter_id: userId }).update({ reporter_id: null, note: '' });
    await trx('users').where({ id: userId }).update({
      first_name: '-',
      last_name: '-',
      email: null,
      phone: null,
      password_hash: null,
      google_subject: null,
      avatar_image_id: null,
      company: null,
      bio: null,
      notification_preferences: {},
      totp_secret: null,
      totp_confirmed_at: null,
      suspension_reason: null,
      ban_reason: null,
      last_seen_at: null,
    });
    const ids = [user?.avatar_image_id, ...media.rows.map((row: { id: string }) => row.id)].filter(Boolean);
    const unused = await trx.raw(
      `delete from images i where i.id = any(?::uuid[])
         and not exists (select from listing_media where image_id = i.id)
         and not exists (select from users where avatar_image_id = i.id)
         and not exists (select from offices where logo_image_id = i.id)
       returning id`,
      [ids],
    );
    return {
      pictures: unused.rows.map((row: { id: string }) => row.id) as string[],
      archives: imports.map((row: { id: string }) => row.id) as string[],
      licenses: applications.map((row: { license_file: string | null }) => row.license_file),
    };
  });
  for (const id of pictures) await images.remove(id);
  for (const id of archives) await files.uploads.remove(id);
  for (const file of licenses) if (file) await rm(licensePath(dataDir, file), { force: true });
}
