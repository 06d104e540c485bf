import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { notifyOfApproval, notifyOfRejection } from './notify.ts';
import { type AdvertisementRow, lockAdvertisement } from './queries.ts';

interface Decision {
  id: string;
  /** As the administrator saw it. */
  version: number;
  actorId: string;
  ip: string;
}

/** @throws AppError advertisement_not_found (404), advertisement_decided, advertisement_changed (409) */
async function lockUndecided(
  trx: Db,
  { id, version }: Decision,
  open: readonly AdvertisementRow['status'][],
): Promise<AdvertisementRow> {
  const row = await lockAdvertisement(trx, { id });
  if (!row || row.status === 'unpaid') throw new AppError('advertisement_not_found', 404);
  if (!open.includes(row.status)) throw new AppError('advertisement_decided', 409);
  if (row.version !== version) throw new AppError('advertisement_changed', 409);
  return row;
}

const record = ({ id, actorId, ip }: Decision) => ({
  actorId,
  ip,
  subjectKind: 'advertisement',
  subjectId: id,
});

export const approveAdvertisement = (db: Db, decision: Decision): Promise<void> =>
  db.transaction(async (trx) => {
    const row = await lockUndecided(trx, decision, ['pending']);
    await trx('advertisements')
      .where({ id: row.id })
      .update({
        status: 'active',
        decided_at: trx.raw('app_now()'),
        version: row.version + 1,
        // Back on the day it left, the day has lost nothing that another one would have to give back.
        interrupted_on: trx.raw('nullif(interrupted_on, advertisement_today())'),
      });
    const change = { before: { status: row.status }, after: { status: 'active' } };
    await audit(trx, { ...record(decision), action: 'advertisement.approve', ...change });
    await notifyOfApproval(trx, row);
  });

/** One that runs can be taken down as well; its budget stays held until its owner corrects or deletes it. */
export const rejectAdvertisement = (db: Db, decision: Decision & { reason: string }): Promise<void> =>
  db.transaction(async (trx) => {
    const { reason } = decision;
    const row = await lockUndecided(trx, decision, ['pending', 'active', 'paused']);
    await trx('advertisements')
      .where({ id: row.id })
      .update({
        status: 'rejected',
        pause_reason: null,
        rejection_reason: reason,
        decided_at: trx.raw('app_now()'),
        version: row.version + 1,
      });
    const change = { before: { status: row.status }, after: { status: 'rejected' } };
    await audit(trx, { ...record(decision), action: 'advertisement.reject', ...change, reason });
    await notifyOfRejection(trx, row, reason);
  });
