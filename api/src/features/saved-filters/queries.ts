import type { Db } from '@diyar/db';
import type { Desk, SavedFilter } from './contract.ts';

/** What is shown of a filter. */
export const SHOWN = ['id', 'name', 'query'] as const;

/** An administrator's filters of a desk, by name. */
export const filtersOf = (db: Db, userId: string, desk: Desk): Promise<SavedFilter[]> =>
  db('saved_filters').where({ user_id: userId, desk }).orderBy('name').select(SHOWN);

/** Forgets one of a user's own filters; nothing happens where there is none. */
export const deleteFilter = (db: Db, userId: string, id: string): Promise<number> =>
  db('saved_filters').where({ id, user_id: userId }).delete();
