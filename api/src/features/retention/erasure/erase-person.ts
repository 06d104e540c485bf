import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { endCredit } from './end-credit.ts';
import { eraseAdvertisements } from './erase-advertisements.ts';
import { deleteNotificationsAbout } from './erase-listings.ts';
import { forgetFiles, unusedPictures } from './forget-files.ts';
import { forgetJobs } from './forget-jobs.ts';

/** The row's id stays: the audit and the ledger hang on it. */
const NOBODY = {
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
  totp_last_step: null,
  suspension_reason: null,
  ban_reason: null,
  last_seen_at: null,
};

/**
 * Every trace of a closed account but its pseudonym, after its listings; docs/retention.md says it table by table.
 * @param owned tables whose rows with this `user_id` go whole
 */
export const erasePerson = (db: Db, userId: string, owned: readonly string[]): Promise<void> =>
  db.transaction(async (trx) => {
    const user = await trx('users').where({ id: userId }).whereNull('erased_at').forUpdate().first();
    if (!user?.closed_at) return;
    await endCredit(trx, { userId });
    const proofs = await erasePaymentWords(trx, userId);
    // Of an office that is there the application is the office's, and goes with it.
    const applications = await trx('office_applications')
      .where({ user_id: userId, office_id: null })
      .select('id', 'license_file');
    const requests = await trx('credit_requests').where({ user_id: userId }).pluck('id');
    const advertised = await trx('advertisements').where({ user_id: userId }).pluck('id');
    const decided = [userId, ...applications.map(({ id }) => id), ...requests, ...advertised];
    await trx.raw('select pseudonymise_audit_log(?::uuid[])', [decided]);
    await eraseThreads(trx, user);
    const shown = await eraseAdvertisements(trx, { user_id: userId });

    // By e-mail, too: written before signing in. An account made since with the same e-mail keeps what it wrote.
    const messages = await trx('contact_messages')
      .where({ user_id: userId })
      .orWhereRaw('(lower(email) = lower(?) and created_at <= ?)', [user.email ?? '', user.closed_at])
      .delete()
      .returning('id');
    await trx('office_review_reports').where({ reporter_id: userId }).delete();
    await trx('office_reviews').where({ author_id: userId }).delete();
    await trx('office_reviews').where({ answered_by: userId }).update({ answered_by: null });
    await trx('office_invitations')
      .where({ accepted_by: userId })
      .orWhereRaw('(lower(email) = lower(?) and created_at <= ?)', [user.email ?? '', user.closed_at])
      .delete();
    await trx('office_invitations').where({ invited_by: userId }).update({ invited_by: null });
    await trx('office_invitations').where({ asked_by: userId }).update({ asked_by: null });
    // Rows of a table brought in are listings that were never made, with names and telephones.
    const imports = await trx('listing_imports').where({ owner_id: userId }).delete().returning('id');
    await trx('listing_import_memories').where({ keeper_id: userId }).delete();
    await trx('office_applications').where({ user_id: userId, office_id: null }).delete();
    for (const table of owned) await trx(table).where({ user_id: userId }).delete();
    // A report stays for those who decide on it; its author and words do not.
    await trx('listing_reports').where({ reporter_id: userId }).update({ reporter_id: null, note: '' });
    const ids = [...messages, ...imports].map(({ id }) => id);
    await forgetJobs(
      trx,
      [userId, ...ids, user.email, user.phone].filter((word): word is string => Boolean(word)),
      user.closed_at,
    );
    await trx('users')
      .where({ id: userId })
      .update({ ...NOBODY, erased_at: trx.raw('app_now()') });
    await forgetFiles(trx, {
      pictures: [...shown, ...(await unusedPictures(trx, user.avatar_image_id ? [user.avatar_image_id] : []))],
      uploads: imports.map(({ id }) => id),
      documents: [...applications.map(({ license_file: file }) => file), ...proofs].filter((file) => file !== null),
    });
  });

/**
 * Rows of money stay, pseudonymised: amounts, dates, methods and receipt numbers without names, words, papers and numbers of
 * accounts. @returns the proofs' files
 */
async function erasePaymentWords(trx: Db, userId: string): Promise<(string | null)[]> {
  await trx.raw('select pseudonymise_receipts(?::uuid[])', [[userId]]);
  await trx('payments').where({ user_id: userId }).update({ reference_number: null });
  const proofs = await trx('credit_requests').where({ user_id: userId }).whereNotNull('proof_file').pluck('proof_file');
  await trx('credit_requests')
    .where({ user_id: userId })
    .update({
      reason: trx.raw(`case when reason is not null then '—' end`),
      pay_to: trx.raw(`case when pay_to is not null then '—' end`),
      decision_note: trx.raw(`case when decision_note is not null then '—' end`),
      proof_file: null,
      proof_type: null,
    });
  return proofs;
}

/** Threads the person began or owned go, whoever wrote in them; in an office's, what the person said for it loses its words. */
async function eraseThreads(trx: Db, { id: userId, email, closed_at }: tables.UserRow): Promise<void> {
  const threads = await trx('leads')
    .where({ enquirer_id: userId })
    .orWhere({ owner_id: userId })
    // Written to an office before signing in.
    .orWhereRaw('(lower(visitor_email) = lower(?) and created_at <= ?)', [email ?? '', closed_at])
    .pluck('id');
  await deleteNotificationsAbout(trx, threads);
  await trx('leads').whereIn('id', threads).delete();
  await trx('lead_messages').where({ author_id: userId }).update({ author_id: null, body: '—' });
  await trx('lead_notes').where({ author_id: userId }).delete();
  await trx('leads').where({ assigned_to: userId }).update({ assigned_to: null });
}
