import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { lockListing } from '../listings/index.ts';
import { leaveHomes, recogniseHomes } from './recognise.ts';

interface Decision {
  listingId: string;
  actorId: string;
  ip: string;
  isSame: boolean;
  reason: string;
}

/**
 * A moderator's word over the rule's: the listing is no part of its home and does not come back by itself, or may again.
 * @throws AppError listing_not_found (404), home_decided (409) when it stands like this already
 */
export const decideHome = (db: Db, { listingId, actorId, ip, isSame, reason }: Decision) =>
  db.transaction(async (trx) => {
    if (!(await lockListing(trx, listingId))) throw new AppError('listing_not_found', 404);
    const others = isSame ? await joinAgain(trx, listingId) : await leave(trx, { listingId, actorId });
    if (others === 0) throw new AppError('home_decided', 409);
    await audit(trx, {
      actorId,
      ip,
      ...(reason && { reason }),
      subjectKind: 'listing',
      subjectId: listingId,
      action: isSame ? 'listing.home_join' : 'listing.home_leave',
      after: { others },
    });
  });

/** @returns from how many listings it is told apart */
async function leave(trx: Db, { listingId, actorId }: Pick<Decision, 'listingId' | 'actorId'>): Promise<number> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `insert into distinct_homes (listing_a, listing_b, decided_by)
     select least(own.listing_id, other.listing_id), greatest(own.listing_id, other.listing_id), :actorId
     from home_members own join home_members other on other.home_id = own.home_id and other.listing_id <> own.listing_id
     where own.listing_id = :listingId on conflict do nothing`,
    { listingId, actorId },
  );
  await trx('home_members').where({ listing_id: listingId }).delete();
  await leaveHomes(trx);
  return rowCount;
}

async function joinAgain(trx: Db, listingId: string): Promise<number> {
  const apart = await trx('distinct_homes').where({ listing_a: listingId }).orWhere({ listing_b: listingId }).delete();
  if (apart > 0) await recogniseHomes(trx, { listingId });
  return apart;
}
