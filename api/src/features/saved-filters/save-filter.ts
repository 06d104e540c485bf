import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { type Desk, MOST_FILTERS, type SavedFilter } from './contract.ts';

/** Columns of a filter that its owner sees. */
const SHOWN = ['id', 'name', 'query'] as const;

/** An administrator's filters of a desk, by name. */
export const filtersOf = (db: Db, userId: string, desk: Desk): Promise<SavedFilter[]> =>
  db('saved_filters').where({ user_id: userId, desk }).orderBy('name').select(SHOWN);

/** Forgets one of a user's own filters; nothing happens where there is none. */
export const deleteFilter = (db: Db, userId: string, id: string): Promise<number> =>
  db('saved_filters').where({ id, user_id: userId }).delete();

/** Keeps a filter, or replaces the one of that name. @throws AppError too_many_filters (409) */
export const saveFilter = (
  db: Db,
  { userId, desk, name, query }: { userId: string; desk: Desk; name: string; query: string },
): Promise<SavedFilter> =>
  db.transaction(async (trx) => {
    // Filters are counted: two that are kept at once wait for each other.
    await trx('users').where({ id: userId }).forUpdate().first('id');
    const [filter] = await trx('saved_filters')
      .insert({ user_id: userId, desk, name, query })
      .onConflict(['user_id', 'desk', 'name'])
      .merge(['query'])
      .returning(SHOWN);
    const kept = await trx('saved_filters').where({ user_id: userId, desk }).count();
    if (!filter || Number(kept[0]?.count) > MOST_FILTERS) throw new AppError('too_many_filters', 409);
    return filter;
  });
