import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';

/** The office the caller works for. @throws AppError office_not_found (404): an office account that has left its office */
export async function officeOf(db: Db, userId: string): Promise<string> {
  const row = await db('office_members').where({ user_id: userId }).first('office_id');
  if (!row) throw new AppError('office_not_found', 404);
  return row.office_id;
}

/** An office's name in both languages, and the moment a report of it is drawn. */
export async function officeTitles(db: Db, id: string): Promise<Record<Lang, string> & { now: Date }> {
  const office = await rowOf(
    db('offices')
      .where({ id })
      .first('name_ar', 'name_en', { now: db.raw('app_now()') }),
  );
  return { ar: office.name_ar, en: office.name_en, now: office.now };
}
