import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { notify } from '../notifications/index.ts';

interface Verification {
  officeId: string;
  actorId: string;
  ip: string;
  verified: boolean;
  reason: string;
}

/**
 * Says that an administrator compared the office's name with its licence, or that this no longer holds. The office's row is
 * locked: of two administrators who do the same, the second one changes nothing and leaves no row in the log.
 * Without a paper that holds there is nothing to compare.
 * @throws AppError office_not_found (404), license_unproven (409)
 */
export const verifyOffice = (db: Db, { officeId, actorId, ip, verified, reason }: Verification) =>
  db.transaction(async (trx) => {
    const office = await trx('offices').where({ id: officeId }).forUpdate().first('is_verified', 'name_ar', 'name_en');
    if (!office) throw new AppError('office_not_found', 404);
    if (office.is_verified === verified) return;
    if (verified && !(await hasLicense(trx, officeId))) throw new AppError('license_unproven', 409);
    await trx('offices').where({ id: officeId }).update({ is_verified: verified });
    await audit(trx, {
      actorId,
      ip,
      reason,
      action: verified ? 'office.verify' : 'office.unverify',
      subjectKind: 'office',
      subjectId: officeId,
      before: { verified: office.is_verified },
      after: { verified },
    });
    const managers = await trx('office_members')
      .where({ office_id: officeId, role: 'owner' })
      .orderBy('user_id')
      .pluck('user_id');
    for (const userId of managers)
      await notify(trx, {
        userId,
        type: 'system',
        kind: verified ? 'office_verified' : 'office_unverified',
        parameters: { nameAr: office.name_ar, nameEn: office.name_en },
        url: '/dashboard/office',
      });
  });

/** Locked: a paper that is rejected at the same moment takes the mark away again. */
async function hasLicense(trx: Db, officeId: string): Promise<boolean> {
  const application = await trx('office_applications')
    .where({ office_id: officeId })
    .orderBy('id', 'desc')
    .forUpdate()
    .first('license_file', 'license_state');
  return application !== undefined && application.license_file !== null && application.license_state !== 'rejected';
}
