import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { VersionedAct } from '#lib/versioned.ts';
import type { AdminCategory } from './fields.ts';
import { categoryById } from './queries.ts';

/** The category, locked. @throws AppError category_not_found (404), category_conflict (409) with the category as it is now */
export async function newest(trx: Db, { id, version }: Pick<VersionedAct, 'id' | 'version'>): Promise<AdminCategory> {
  await trx('categories').where({ id }).forUpdate().first('id');
  const current = await categoryById(trx, id);
  if (!current) throw new AppError('category_not_found', 404);
  if (current.version !== version) throw new AppError('category_conflict', 409).with({ category: current });
  return current;
}
