import { bePatient, type Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { enqueue } from '#jobs/enqueue.ts';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { lockStanding } from '#lib/standing/lock-standing.ts';
import { handCreditToOffice } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { type ApplicationRow, lockApplication } from './queries.ts';

/** All listings of the applicant become the office's in one statement. */
const PATIENCE_MS = 30_000;

interface Decision {
  applicationId: string;
  actorId: string;
  ip: string;
}

/**
 * Makes the applicant an office with a page of its own, all or nothing.
 * @throws AppError application_not_found (404), application_decided, application_incomplete, applicant_stopped, applicant_in_office (409)
 */
export const approve = (db: Db, { applicationId, actorId, ip }: Decision) =>
  db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const application = await lockUndecided(trx, applicationId);
    await assertApplicant(trx, application.user_id);
    const { user_id, name_ar, name_en, city_id, license_file, license_number, email, phone } = application;
    if (!name_ar || !city_id || !license_file || !license_number) throw new AppError('application_incomplete', 409);
    // Whoever wants the office but not its paper asks for another one first.
    if (application.license_state === 'rejected') throw new AppError('license_rejected', 409);

    const office = await rowOf(
      trx('offices')
        .insert({
          slug: slugOf(name_en, application.id),
          name_ar,
          name_en: name_en ?? name_ar,
          ...describedIn(application.description),
          city_id,
          address: application.address,
          website: application.website,
          email,
          phone,
          status: 'approved',
        })
        .returning('id'),
    );
    await trx('office_members').insert({ office_id: office.id, user_id, role: 'owner' });
    await trx('users').where({ id: user_id }).update({ account_type: 'office' });
    await handCreditToOffice(trx, user_id, office.id);
    // A plan that was bought as a person goes on, and its badge with it.
    await trx.raw('select office_follows_plan(id) from ledger_accounts where office_id = ?', [office.id]);
    await trx('listings').where({ owner_id: user_id }).whereNull('office_id').update({ office_id: office.id });
    await decided(trx, application, {
      status: 'approved',
      license_state: 'approved',
      office_id: office.id,
      decided_by: actorId,
    });
    await audit(trx, {
      actorId,
      ip,
      action: 'office.approve',
      subjectKind: 'office_application',
      subjectId: application.id,
      before: { status: 'pending' },
      after: { status: 'approved', officeId: office.id, userId: user_id },
    });
    await notify(trx, {
      userId: user_id,
      type: 'system',
      kind: 'office_approved',
      parameters: { name: name_ar },
      url: '/dashboard/office',
    });
    await enqueue(trx, 'mail', { kind: 'office_approved', userId: user_id });
  });

export const reject = (db: Db, { applicationId, actorId, ip, reason }: Decision & { reason: string }) =>
  db.transaction(async (trx) => {
    const application = await lockUndecided(trx, applicationId);
    const { user_id: userId } = application;
    await decided(trx, application, { status: 'rejected', rejection_reason: reason, decided_by: actorId });
    await audit(trx, {
      actorId,
      ip,
      action: 'office.reject',
      subjectKind: 'office_application',
      subjectId: application.id,
      before: { status: 'pending' },
      after: { status: 'rejected', userId },
      reason,
    });
    await notify(trx, {
      userId,
      type: 'system',
      kind: 'office_rejected',
      parameters: { reason },
      url: '/dashboard/office/register',
    });
    await enqueue(trx, 'mail', { kind: 'office_rejected', userId, reason });
  });

/** Said to the administrator, about the applicant; the application can still be rejected. */
async function assertApplicant(trx: Db, userId: string): Promise<void> {
  const may = await lockStanding(trx, userId);
  if (!may.act) throw new AppError('applicant_stopped', 409);
  // Somebody who joined another office since belongs there.
  if (await trx('office_members').where({ user_id: userId }).first('office_id'))
    throw new AppError('applicant_in_office', 409);
}

async function lockUndecided(trx: Db, id: string): Promise<ApplicationRow> {
  const application = await lockApplication(trx, id);
  if (!application) throw new AppError('application_not_found', 404);
  if (application.status !== 'pending') throw new AppError('application_decided', 409);
  return application;
}

const decided = (trx: Db, { id }: ApplicationRow, columns: Record<string, string>) =>
  trx('office_applications')
    .where({ id })
    .update({ ...columns, decided_at: trx.raw('app_now()') });

/** The form asks once, in whichever language: what has no Arabic letter is no Arabic text. */
const describedIn = (text: string | null) =>
  text !== null && !/\p{Script=Arabic}/u.test(text) ? { description_en: text } : { description_ar: text };

/** The end of the id keeps two offices of one name apart. */
function slugOf(nameEn: string | null, id: string): string {
  const words = (nameEn ?? 'office')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return `${words || 'office'}-${id.slice(-6)}`;
}
