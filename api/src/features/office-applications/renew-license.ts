import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { FileStore } from '#lib/images/index.ts';
import { dropDocument, storeDocument } from '#lib/private-documents.ts';
import { hasAll } from '#rules/office-roles.ts';
import { recognise, type SentLicense } from './license.ts';
import type { ApplicationRow } from './queries.ts';

interface Manager {
  userId: string;
  officeId: string;
}

/** The application an office came from; undefined for one that was brought in. @throws AppError office_not_found (404), office_forbidden (403) */
export async function applicationOf(
  db: Db,
  { userId, officeId }: Manager,
  { isLocked = false } = {},
): Promise<ApplicationRow | undefined> {
  const member = await db('office_members').where({ user_id: userId, office_id: officeId }).first('role');
  if (!member) throw new AppError('office_not_found', 404);
  if (!hasAll(member.role, 'team')) throw new AppError('office_forbidden', 403);
  const rows = db('office_applications').where({ office_id: officeId }).orderBy('id', 'desc');
  return (isLocked ? rows.forUpdate() : rows).first<ApplicationRow | undefined>();
}

/**
 * Puts another paper in the place of the one before, to be looked at anew; the office keeps its mark meanwhile.
 * @throws AppError license_type (415), application_missing (409) and those of `applicationOf`
 */
export async function renewLicense(
  db: Db,
  manager: Manager,
  { documents, dataDir, bytes, name }: { documents: FileStore; dataDir: string } & SentLicense,
): Promise<void> {
  const license_type = recognise(bytes);
  const license_file = await storeDocument(documents, bytes);
  try {
    const before = await db.transaction(async (trx) => {
      const application = await applicationOf(trx, manager, { isLocked: true });
      if (!application) throw new AppError('application_missing', 409);
      await trx('office_applications').where({ id: application.id }).update({
        license_file,
        license_type,
        license_name: name,
        license_state: 'pending',
        license_reason: null,
      });
      return application.license_file;
    });
    if (before) await dropDocument(documents, dataDir, before);
  } catch (error) {
    await dropDocument(documents, dataDir, license_file);
    throw error;
  }
}
