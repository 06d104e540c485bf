import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { type Criteria, readSaved } from '../search/index.ts';
import { searchWith } from './queries.ts';
import { keysOfSearch } from './search-keys.ts';

/** A search that asks for something the catalogue or the gazetteer has no more. */
export interface Stale {
  id: string;
  user_id: string;
  name: string;
  query: string;
  criteria: Criteria;
  keys: string[];
}
export interface Understood {
  query: string;
  criteria: Criteria;
}

/** Undefined where nothing is left that could be watched: something else of it may be gone, too. */
export async function readAddress(db: Db, address: string, facts: KnownFacts): Promise<Understood | undefined> {
  try {
    const understood = await readSaved(db, address, facts, 'ar');
    const { conditions, text } = understood.criteria;
    return conditions.length > 0 || text !== '' ? understood : undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}

/** Gives a search other filters. One that its owner has beside it with the same is enough. */
export async function rewriteSearch(
  trx: Db,
  row: Stale,
  { query, criteria }: Understood,
  facts: KnownFacts,
): Promise<void> {
  const same = await searchWith(trx, row.user_id, query);
  if (same && same.id !== row.id) {
    await trx('saved_searches').where({ id: row.id }).delete();
    return;
  }
  await trx('saved_searches')
    .where({ id: row.id })
    .update({
      query,
      criteria: JSON.stringify(criteria),
      keys: keysOfSearch(criteria.conditions, facts.catalogue),
      updated_at: trx.raw('app_now()'),
    });
}

export async function pauseSearch(trx: Db, id: string): Promise<void> {
  const now = trx.raw('app_now()');
  await trx('saved_searches').where({ id }).update({ paused_at: now, updated_at: now });
}
