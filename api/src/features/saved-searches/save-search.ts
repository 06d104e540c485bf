import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { readSaved, savedLabels } from '../search/index.ts';
import { MAX_SAVED_SEARCHES, type SavedSearch } from './contract.ts';
import { countUnderLock, insertSearch, searchWith } from './queries.ts';
import { keysOfSearch } from './search-keys.ts';

interface Wish {
  userId: string;
  name?: string;
  /** The query of the search page. */
  address: string;
  frequency: SavedSearch['frequency'];
  byEmail: boolean;
  inApp: boolean;
}

const LONGEST_NAME = 80;

/**
 * Keeps a search, filed where new listings look for it. The same filters of the same person are one search.
 * @throws AppError validation_failed, search_without_filters (400), too_many_saved_searches (409)
 */
export async function saveSearch(
  db: Db,
  facts: KnownFacts,
  lang: Lang,
  wish: Wish,
): Promise<{ id: string; existed: boolean }> {
  const { userId, frequency, byEmail, inApp } = wish;
  const { query, criteria } = await readSaved(db, wish.address, facts, lang);
  if (criteria.conditions.length === 0 && criteria.text === '') throw new AppError('search_without_filters', 400);
  const price = criteria.conditions.find((condition) => condition.op === 'range' && condition.facet === 'price');
  const [min, max] = price?.op === 'range' ? [price.min, price.max] : [];
  return db.transaction(async (trx) => {
    const count = await countUnderLock(trx, userId);
    const known = await searchWith(trx, userId, query);
    if (known) return { id: known.id, existed: true };
    if (count >= MAX_SAVED_SEARCHES) {
      throw new AppError('too_many_saved_searches', 409, { maximum: MAX_SAVED_SEARCHES });
    }
    const id = await insertSearch(trx, {
      userId,
      name: wish.name ?? savedLabels(query, facts, lang).join(' · ').slice(0, LONGEST_NAME),
      query,
      criteria,
      keys: keysOfSearch(criteria.conditions, facts.catalogue),
      minPriceCents: min === undefined ? null : Math.round(min * 100),
      maxPriceCents: max === undefined ? null : Math.round(max * 100),
      frequency,
      byEmail,
      inApp,
    });
    return { id, existed: false };
  });
}
