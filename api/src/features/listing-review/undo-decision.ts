import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { openRevision } from '../listing-form/index.ts';
import { lockListing } from '../listings/index.ts';
import { claimSlot, lockSeller } from '../quotas/index.ts';
import { type LastDecision, lastDecision, ROW } from './decisions.ts';

interface TakeBack {
  listingId: string;
  actorId: string;
  ip: string;
}

/**
 * Makes an administrator's own decision undone, as long as its owner has not been told and nobody has changed the listing
 * since: the revision waits again, and what is public is what was public before.
 * @throws AppError listing_not_found (404), take_back_too_late, owner_limit_reached (409), account_stopped (403)
 */
export const undoDecision = (db: Db, { listingId, actorId, ip }: TakeBack): Promise<void> =>
  db.transaction(async (trx) => {
    const known = await trx('listings').where({ id: listingId }).first('owner_id');
    const asked = await lastDecision(trx, listingId);
    // A refused listing has given its place away: the owner's row is locked before the listing's, as everywhere.
    const needsSlot = asked?.decision === 'reject' && !asked.is_change;
    if (known && needsSlot) await lockSeller(trx, known.owner_id);
    const listing = await lockListing(trx, listingId);
    if (!listing) throw new AppError('listing_not_found', 404);
    const decision = await lastDecision(trx, listingId, 'for update of d');
    const isTheirs = decision?.id === asked?.id && decision?.decided_by === actorId && decision.is_open;
    if (!decision || !isTheirs || !(await isUntouched(trx, listingId, decision)))
      throw new AppError('take_back_too_late', 409);
    if (needsSlot) await claimSlot(trx, listing, 'admin');

    if (decision.decision === 'approve') await restoreMedia(trx, listingId, decision.id);
    await restoreListing(trx, listingId, decision.id);
    await trx('listing_revisions')
      .where({ id: decision.revision_id })
      .update({ state: 'pending', rejection_codes: [], rejection_text: null, decided_by: null, decided_at: null });
    await trx.raw(
      `delete from listing_price_history h using listing_decisions d
       where d.id = ? and h.listing_id = d.listing_id and h.at = d.decided_at`,
      [decision.id],
    );
    await trx.raw(
      `delete from favourite_news n using listing_decisions d
       where d.id = ? and n.listing_id = d.listing_id and n.at = d.decided_at`,
      [decision.id],
    );
    await trx('listing_decisions')
      .where({ id: decision.id })
      .update({ taken_back_at: trx.raw('app_now()'), before: null });
    const { status } = await rowOf(trx('listings').where({ id: listingId }).first('status'));
    await audit(trx, {
      actorId,
      ip,
      subjectKind: 'listing',
      subjectId: listingId,
      action: 'listing.take_back',
      before: { status: listing.status, decision: decision.decision },
      after: { status, version: decision.version },
    });
  });

/** An approved revision has no successor; a refused one is as it was refused. */
async function isUntouched(trx: Db, listingId: string, decision: LastDecision): Promise<boolean> {
  const open = await openRevision(trx, listingId);
  if (decision.decision === 'approve') return open === undefined;
  return open?.id === decision.revision_id && open.state === 'rejected' && open.version === decision.version;
}

async function restoreListing(trx: Db, listingId: string, decisionId: string): Promise<void> {
  const { rows } = await trx.raw<{ rows: { changed: string[] }[] }>(
    `select coalesce(array_agg(was.key), '{}') as changed
     from listings l, listing_decisions d, jsonb_each(d.before->'listing') was
     where l.id = ? and d.id = ? and was.key <> 'updated_at' and (${ROW})->was.key is distinct from was.value`,
    [listingId, decisionId],
  );
  const columns = rows[0]?.changed ?? [];
  await trx('listings')
    .where({ id: listingId })
    .update({ updated_at: trx.raw('app_now()') });
  if (columns.length === 0) return;
  const names = columns.map(() => '??').join(', ');
  await trx.raw(
    `update listings set (${names}) = (
       select ${names} from listing_decisions d, jsonb_populate_record(null::listings, d.before->'listing') was where d.id = ?)
     where listings.id = ?`,
    [...columns, ...columns.map((column) => `was.${column}`), decisionId, listingId],
  );
}

const MEDIA = ['listing_media', 'listing_revision_media', 'listing_videos'] as const;

async function restoreMedia(trx: Db, listingId: string, decisionId: string): Promise<void> {
  for (const table of MEDIA) {
    await trx(table).where({ listing_id: listingId }).delete();
    await trx.raw(
      `insert into ?? select was.* from listing_decisions d,
         jsonb_populate_recordset(null::${table}, d.before->'${table}') was where d.id = ?`,
      [table, decisionId],
    );
  }
}
