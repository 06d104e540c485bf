import type { Db } from '@diyar/db';
import { lockListing, moveListing } from '../listings/index.ts';
import { type BriefListing, clockArchivedOf, placesOf, publicOf } from './listing-queries.ts';

/** Consequence of a number of places for the listings that are there. */
export interface ListingImpact {
  /** Places after the change; null: as many as one likes. */
  allowed: number | null;
  used: number;
  kept: BriefListing[];
  archived: BriefListing[];
  activated: BriefListing[];
}

/**
 * Public listings keep their place in their owner's own order, of equals the newest first; what waits for a decision or is
 * suspended keeps its place before them. With room left, what an earlier end took from view comes back in the same order.
 */
export async function listingImpact(
  db: Db,
  { accountId, limit, mayArchive }: { accountId: string; limit: number | null; mayArchive: boolean },
): Promise<ListingImpact> {
  const { bought, waiting } = await placesOf(db, accountId);
  const shown = await publicOf(db, accountId);
  const gone = await clockArchivedOf(db, accountId);
  const used = waiting + shown.length;
  if (limit === null) return { allowed: null, used, kept: shown, archived: [], activated: gone };
  const allowed = limit + bought;
  const room = Math.max(0, allowed - used);
  const keeps = mayArchive ? Math.max(0, allowed - waiting) : shown.length;
  return {
    allowed,
    used,
    kept: shown.slice(0, keeps),
    archived: shown.slice(keeps),
    activated: gone.slice(0, room),
  };
}

/** The account is locked by then, so the listings are as the impact found them. */
export async function applyListingImpact(
  trx: Db,
  /** The lapse that takes listings from view: they come back with a plan, or with places. Null where none is taken. */
  by: { archived_by_subscription_id: string } | { archived_by_slots_id: string } | null,
  { archived, activated }: ListingImpact,
): Promise<{ archived: string[]; activated: string[] }> {
  const moved = async (listings: BriefListing[], from: string, to: 'archived' | 'active', columns = {}) => {
    const ids: string[] = [];
    for (const { id } of listings) {
      const listing = await lockListing(trx, id);
      if (listing?.status !== from) continue;
      await moveListing(trx, listing, to, 'plan', columns);
      ids.push(id);
    }
    return ids;
  };
  return {
    archived: await moved(archived, 'active', 'archived', by ?? {}),
    activated: await moved(activated, 'archived', 'active'),
  };
}
