import { bePatient, type Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { notify } from '../notifications/index.ts';
import { assertMayTakeOver, handOver } from './hand-over.ts';
import { lockRunTeam, roleIn } from './queries.ts';

/** Somebody's listings change hands in one statement. */
const PATIENCE_MS = 30_000;

/**
 * Gives all that a member has of the office to another one, by an owner: of somebody who is suspended, nothing of it is shown. Both stay.
 * @throws AppError office_not_found, member_not_found (404), team_forbidden (403), successor_not_found, colleague_stopped,
 * colleague_drafts_only (409)
 */
export const takeOver = (
  db: Db,
  { userId, memberId, successorId, ip }: { userId: string; memberId: string; successorId: string; ip: string },
): Promise<void> =>
  db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const { officeId } = await lockRunTeam(trx, userId);
    if (!(await roleIn(trx, officeId, memberId))) throw new AppError('member_not_found', 404);
    const isSuccessor = successorId !== memberId && (await roleIn(trx, officeId, successorId));
    if (!isSuccessor) throw new AppError('successor_not_found', 409).on('successorId');
    await assertMayTakeOver(trx, successorId, { field: 'successorId' });
    const handed = await handOver(trx, { officeId, from: memberId, to: successorId });
    await audit(trx, {
      actorId: userId,
      ip,
      action: 'office.take_over',
      subjectKind: 'office',
      subjectId: officeId,
      before: { userId: memberId },
      after: { handedTo: successorId, ...handed },
    });
    if (successorId === userId || handed.listings === 0) return;
    const { first_name, last_name } = await rowOf(
      trx('users').where({ id: memberId }).first('first_name', 'last_name'),
    );
    await notify(trx, {
      userId: successorId,
      type: 'listing',
      kind: 'team_handed_over',
      url: '/dashboard/properties',
      parameters: { name: `${first_name} ${last_name}`.trim(), count: handed.listings },
    });
  });
