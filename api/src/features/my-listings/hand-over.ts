import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { lockOwnListing } from '../listings/index.ts';
import { notify } from '../notifications/index.ts';
import { assertMayTakeOver, handOver, lockTeam, roleIn } from '../office-team/index.ts';

interface Handing {
  id: string;
  userId: string;
  to: string;
  ip: string;
}

/**
 * Gives a listing of the office, or a draft, to a colleague, by the person who looks after it or one who manages all of them.
 * @throws AppError listing_not_found, office_not_found (404), account_stopped (403),
 * colleague_not_found, colleague_stopped, colleague_drafts_only (409)
 */
export const handOverListing = (db: Db, { id, userId, to, ip }: Handing): Promise<{ id: string; name: string }> =>
  db.transaction(async (trx) => {
    const { officeId } = await lockTeam(trx, userId);
    const listing = await lockOwnListing(trx, id, userId);
    if (listing.office_id !== officeId) throw new AppError('listing_not_found', 404);
    const role = await roleIn(trx, officeId, to);
    if (!role || to === listing.owner_id) throw new AppError('colleague_not_found', 409).on('userId');
    const isDraft = listing.published_at === null && listing.status !== 'pending';
    await assertMayTakeOver(trx, to, { isDraft, field: 'userId' });

    const { owner_id: from } = listing;
    await handOver(trx, { officeId, from, to, listingId: id });
    await audit(trx, {
      actorId: userId,
      ip,
      action: 'listing.hand_over',
      subjectKind: 'listing',
      subjectId: id,
      before: { ownerId: from },
      after: { ownerId: to },
    });
    const url = `/dashboard/properties?listing=${id}`;
    if (to !== userId)
      await notify(trx, {
        userId: to,
        type: 'listing',
        kind: 'listing_handed_to_you',
        parameters: await titlesOf(trx, id),
        url,
      });
    const { first_name, last_name } = await rowOf(trx('users').where({ id: to }).first('first_name', 'last_name'));
    return { id: to, name: `${first_name} ${last_name}`.trim() };
  });

/** A draft's title is in its form. */
async function titlesOf(trx: Db, id: string): Promise<{ titleAr: string; titleEn: string }> {
  const { rows } = await trx.raw<{ rows: { ar: string | null; en: string | null; code: number }[] }>(
    `select l.code, coalesce(l.title_ar, nullif(r.content->>'titleAr', '')) as ar,
       coalesce(l.title_en, nullif(r.content->>'titleEn', ''), nullif(r.content->>'title', '')) as en
     from listings l left join listing_revisions r on r.listing_id = l.id and r.state in ('draft', 'pending', 'rejected')
     where l.id = ?`,
    [id],
  );
  const [row] = rows;
  const either = row?.ar ?? row?.en ?? `#${row?.code ?? ''}`;
  return { titleAr: row?.ar ?? either, titleEn: row?.en ?? either };
}
