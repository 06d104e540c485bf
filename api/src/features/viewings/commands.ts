import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { appNow } from '#lib/app-now.ts';
import { lockCaller } from '#lib/auth/lock-caller.ts';
import { AppError } from '#lib/errors.ts';
import { assertOpen, lockOwnLead, type Membership } from '../leads/index.ts';
import type { ViewingAct } from './contract.ts';
import { notifyOther } from './notify-other.ts';
import { type ViewingRow, viewingById, viewingsOfLead } from './queries.ts';
import { viewingSteps } from './status.ts';

/** Nobody agrees on a time further off. */
const AHEAD_DAYS = 183;
const DAY = 86_400_000;

interface Time {
  startsAt: string;
  minutes: number;
  note?: string;
}

/** @throws AppError viewing_time (400) for the past, and for what is further off than half a year */
async function timeOf(trx: Db, { startsAt, minutes, note = '' }: Time) {
  const [start, now] = [new Date(startsAt), await appNow(trx)];
  if (start <= now || start.getTime() > now.getTime() + AHEAD_DAYS * DAY)
    throw new AppError('viewing_time', 400).on('startsAt');
  return { starts_at: start, minutes, note: note || null };
}

/**
 * Proposes a time within a thread. Its row is locked, so two proposals come one after the other.
 * @throws AppError lead_not_found (404), lead_closed, viewing_open, viewing_not_offered, visitor_has_no_account (409),
 *   viewing_time (400), account_stopped (403)
 */
export const propose = (
  db: Db,
  { leadId, viewer, ...time }: Time & { leadId: string; viewer: Membership },
): Promise<string> =>
  db.transaction(async (trx) => {
    await lockCaller(trx, viewer.userId);
    await holdListing(trx, leadId);
    const { lead, side } = await lockOwnLead(trx, { leadId, viewer });
    await assertOpen(trx, lead, side);
    // Nobody could accept it.
    if (lead.enquirer_id === null) throw new AppError('visitor_has_no_account', 409);
    await assertOffered(trx, lead.listing_id);
    const columns = await timeOf(trx, time);
    const isOpen = (await viewingsOfLead(trx, leadId)).some(
      ({ status }) => status !== 'completed' && status !== 'cancelled',
    );
    if (isOpen) throw new AppError('viewing_open', 409);
    const row = await rowOf(
      trx('viewings')
        .insert({ lead_id: leadId, proposed_by: side, ...columns })
        .returning('*'),
    );
    await notifyOther(trx, { lead, side, viewing: row, kind: 'viewing_proposed' });
    return row.id;
  });

/** Until the end of the transaction nobody sells it: before the thread, as a sale takes its locks. */
const holdListing = (trx: Db, leadId: string) =>
  trx.raw('select from listings where id = (select listing_id from leads where id = ?) for share', [leadId]);

async function assertOffered(trx: Db, listingId: string | null): Promise<void> {
  const isOffered = listingId === null || (await trx('public_listings').where({ id: listingId }).first('id'));
  if (!isOffered) throw new AppError('viewing_not_offered', 409);
}

interface Act {
  id: string;
  viewer: Membership;
  act: ViewingAct;
  version: number;
  /** Of a move. */
  time?: Time;
}
const TOLD = {
  accept: 'viewing_accepted',
  move: 'viewing_moved',
  cancel: 'viewing_cancelled',
  complete: undefined,
} as const;

/**
 * A step in the life of a viewing (status.ts). The second to come, with an older version, learns how it stands.
 * @throws AppError viewing_not_found (404), viewing_changed, viewing_not_allowed, lead_closed (409), viewing_time (400),
 *   account_stopped (403)
 */
export const step = (db: Db, { id, viewer, act, version, time }: Act): Promise<void> =>
  db.transaction(async (trx) => {
    await lockCaller(trx, viewer.userId);
    const { lead, side, viewing } = await lockOwnViewing(trx, id, viewer);
    if (viewing.version !== version) throw new AppError('viewing_changed', 409);
    if (act === 'accept' || act === 'move') await assertOpen(trx, lead, side);
    const taken = viewingSteps(viewing, side, await appNow(trx)).find((step) => step.act === act);
    if (!taken) throw new AppError('viewing_not_allowed', 409);
    const changed = await rowOf(
      trx('viewings')
        .where({ id })
        .update({
          ...(time && { ...(await timeOf(trx, time)), proposed_by: side }),
          status: taken.to,
          version: version + 1,
          updated_at: trx.raw('app_now()'),
        })
        .returning('*'),
    );
    const kind = TOLD[act];
    if (kind) await notifyOther(trx, { lead, side, viewing: changed, kind });
  });

/** The thread is what is locked: everything about its viewings happens one after the other. */
async function lockOwnViewing(trx: Db, id: string, viewer: Membership) {
  const found = await viewingById(trx, id);
  if (!found) throw new AppError('viewing_not_found', 404);
  const { lead, side } = await lockOwnLead(trx, { leadId: found.lead_id, viewer }).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('viewing_not_found', 404) : error;
  });
  const viewing: ViewingRow = (await viewingById(trx, id)) ?? found;
  return { lead, side, viewing };
}
