import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { hasAll } from '#rules/office-roles.ts';

export interface Manager {
  userId: string;
  officeId: string;
}

/**
 * The office, locked for a change by somebody who runs it. Another one's office is not found, as if there were none.
 * @throws AppError office_not_found (404), office_forbidden (403)
 */
export async function lockManaged(trx: Db, { userId, officeId }: Manager): Promise<tables.OfficeRow> {
  const member = await trx('office_members').where({ user_id: userId, office_id: officeId }).first('role');
  const office = member && (await trx('offices').where({ id: officeId, status: 'approved' }).forUpdate().first('*'));
  if (!office) throw new AppError('office_not_found', 404);
  if (!hasAll(member.role, 'team')) throw new AppError('office_forbidden', 403);
  return office;
}
