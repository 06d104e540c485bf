import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { notify } from '../notifications/index.ts';
import { lockApplication } from './queries.ts';

interface Decision {
  applicationId: string;
  actorId: string;
  ip: string;
  state: 'approved' | 'rejected';
  /** Only for a rejection, whose reason the applicant reads. */
  reason: string;
}

/**
 * Decides about the licence. While the application is open, a bad paper is sent back and the application waits for another one;
 * an office whose paper holds no longer loses its mark until another one was looked at, and goes on otherwise.
 * Of two administrators who decide the same, the second one changes nothing and leaves no row in the log.
 * @throws AppError application_not_found, license_missing (404), application_decided (409)
 */
export const decideLicense = (db: Db, { applicationId, actorId, ip, state, reason }: Decision) =>
  db.transaction(async (trx) => {
    const application = await lockApplication(trx, applicationId);
    if (!application) throw new AppError('application_not_found', 404);
    if (application.status === 'rejected') throw new AppError('application_decided', 409);
    if (!application.license_file) throw new AppError('license_missing', 404);
    if (application.license_state === state) return;
    const isRejected = state === 'rejected';
    await trx('office_applications')
      .where({ id: applicationId })
      .update({ license_state: state, license_reason: isRejected ? reason : null });
    await audit(trx, {
      actorId,
      ip,
      ...(isRejected && { reason }),
      action: isRejected ? 'office.license_reject' : 'office.license_approve',
      subjectKind: 'office_application',
      subjectId: applicationId,
      before: { license: application.license_state },
      after: { license: state },
    });
    if (!isRejected) return;
    const { office_id: officeId, user_id: applicant } = application;
    const url = officeId ? '/dashboard/office' : '/dashboard/office/register';
    for (const userId of officeId ? await withoutMark(trx, officeId) : [applicant])
      await notify(trx, { userId, type: 'system', kind: 'license_rejected', parameters: { reason }, url });
  });

/** @returns its managers */
async function withoutMark(trx: Db, id: string): Promise<string[]> {
  await trx('offices').where({ id }).update({ is_verified: false });
  return trx('office_members').where({ office_id: id, role: 'owner' }).orderBy('user_id').pluck('user_id');
}
