import { randomUUID } from 'node:crypto';
import { connect } from '../../../db/src/index.ts';

/** Changes of public listings that wait for a decision, and change nothing: as many as a morning brings. */
export type WaitingChanges = {
  listingIds: string[];
  /** Decisions by listing. */
  decisions: () => Promise<Record<string, string>>;
  remove: () => Promise<void>;
};

export async function waitingChanges(count: number): Promise<WaitingChanges> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  const listingIds: string[] = await db('listings as l')
    .where({ status: 'active', deleted_at: null })
    .whereNotNull('published_at')
    .whereNotExists(db('listing_revisions as r').whereRaw('r.listing_id = l.id').whereNot('r.state', 'approved'))
    .orderBy('l.id')
    .limit(count)
    .pluck<string[]>('l.id');
  const revisions = listingIds.map((listing_id) => ({
    ...{ id: randomUUID(), listing_id, state: 'pending' as const, content: {}, version: 1, has_own_media: false },
    // Before all others: the review starts with the oldest.
    submitted_at: db.raw("now() - interval '3 hours'"),
  }));
  await db('listing_revisions').insert(revisions);
  const ids = revisions.map(({ id }) => id);
  return {
    listingIds,
    async decisions() {
      const rows = await db('listing_decisions')
        .whereIn('revision_id', ids)
        .whereNull('taken_back_at')
        .select('listing_id', 'decision');
      return Object.fromEntries(rows.map((row) => [row.listing_id, row.decision]));
    },
    async remove() {
      await db('listing_decisions').whereIn('revision_id', ids).delete();
      await db('listing_revisions').whereIn('id', ids).delete();
      await db.destroy();
    },
  };
}
