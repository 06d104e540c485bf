import { type Db, withoutPersonalData } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { RefusedListing } from './contract.ts';

interface Row {
  listing_id: string;
  error: { code?: string; message?: string };
  failed_at: Date;
  title: string | null;
  number: number | null;
  is_waiting: boolean;
}

/** A mark of a later generation than the refused one waits for its turn (indexer/src/dead-letters.ts). */
export async function listRefused(
  db: Db,
  { size, skip, lang }: { size: number; skip: number; lang: Lang },
): Promise<RefusedListing[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select d.listing_id, d.error, d.failed_at, l.code as number,
       coalesce(l.title_${lang}, l.title_ar, l.title_en) as title,
       exists (select from search_dirty m where m.target = d.target and m.listing_id = d.listing_id and m.gen > d.gen)
         as is_waiting
     from search_dead_letters d left join listings l on l.id = d.listing_id
     where d.target = 1 order by d.failed_at desc, d.listing_id limit ? offset ?`,
    [size, skip],
  );
  return rows.map(({ listing_id, error, failed_at, is_waiting, ...row }) => ({
    ...row,
    listingId: listing_id,
    code: error.code ?? '',
    // The engine repeats the document's own words.
    message: withoutPersonalData(error.message ?? ''),
    failedAt: failed_at.toISOString(),
    isWaiting: is_waiting,
  }));
}

/** @returns how many of them were refused, and are marked again */
export const retryRefused = (db: Db, ids: readonly string[], by: { actorId: string; ip: string }): Promise<number> =>
  db.transaction(async (trx) => {
    const refused = await trx('search_dead_letters')
      .where({ target: 1 })
      .whereIn('listing_id', ids)
      .forUpdate()
      .orderBy('listing_id')
      .select('listing_id', 'error');
    if (refused.length === 0) return 0;
    await trx.raw('select mark_listings(?::uuid[])', [refused.map(({ listing_id }) => listing_id)]);
    for (const { listing_id, error } of refused) {
      await audit(trx, {
        ...by,
        action: 'search_index.retry',
        subjectKind: 'listing',
        subjectId: listing_id,
        after: { error: (error as Row['error']).code ?? null },
      });
    }
    return refused.length;
  });
