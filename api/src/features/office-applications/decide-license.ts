import type { Db } from '@diyar/db';
import { audit } from '../../lib/audit.ts';
import { AppError } from '../../lib/errors.ts';
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
 * Decides about the licence while the application is open: a bad paper is sent back, and the application waits for another one.
 * Of two administrators who decide the same, the second one changes nothing and leaves no row in the log.
 * @throws AppError application_not_found, license_missing (404), application_decided (409)
 */
export const decideLicense = (db: Db, { applicationId, actorId, ip, state, reason }: Decision) =>
  db.transaction(async (trx) => {
    const application = await lockApplication(trx, applicationId);
    if (!application) throw new AppError('application_not_found', 404);
    if (application.status !== 'pending') throw new AppError('application_decided', 409);
    if (!application.license_file) throw new AppError('license_missing', 404);
    if (application.license_state === state) return;
    const isRejected = state === 'rejected';
    await trx('office_applications')
      .where({ id: applicationId })
      .update({ license_state: state, license_reason: isRejected ? reason : null });
    await audit(trx, {
      ...{ actorId, ip, ...(isRejected && { reason }) },
      action: isRejected ? 'office.license_reject' : 'office.license_approve',
      ...{ subjectKind: 'office_application', subjectId: applicationId },
      before: { license: application.license_state },
      after: { license: state },
    });
    if (!isRejected) return;
    await notify(trx, {
      ...{ userId: application.user_id, type: 'system', kind: 'license_rejected', parameters: { reason } },
      url: '/dashboard/office/register',
    });
  });
