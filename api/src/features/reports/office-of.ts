import type { Db } from '@diyar/db';
import { AppError } from '../../lib/errors.ts';

/** The office the caller works for. @throws AppError office_not_found (404): an office account that has left its office */
export async function officeOf(db: Db, userId: string): Promise<string> {
  const row = await db('office_members').where({ user_id: userId }).first('office_id');
  if (!row) throw new AppError('office_not_found', 404);
  return row.office_id;
}
