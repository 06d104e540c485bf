import type { Db, OfficeMemberRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { enqueue } from '#jobs/enqueue.ts';
import { audit } from '#lib/audit.ts';
import { consumeAttempt, DAY_MINUTES } from '#lib/auth/throttle.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { INVITATION_DAYS, type INVITED_ROLES, MAX_OFFICE_MEMBERS } from '#rules/office-roles.ts';
import { requireIncluded } from '../quotas/index.ts';
import { lockRunTeam, sizeOf } from './queries.ts';

interface Inviter {
  userId: string;
  ip: string;
}
const PER_DAY = 30;
const LATER = `app_now() + interval '${INVITATION_DAYS} days'`;

/** The office is locked by then. */
async function claimSeat(trx: Db, officeId: string): Promise<void> {
  const size = await sizeOf(trx, officeId);
  if (size >= MAX_OFFICE_MEMBERS) throw new AppError('team_full', 409);
  await requireIncluded(trx, { officeId }, 'seats', size + 1);
}

const countMail = (trx: Db, officeId: string) =>
  consumeAttempt(
    trx,
    [{ key: `office-invitations:${officeId}`, tries: PER_DAY, minutes: DAY_MINUTES }],
    'too_many_invitations',
  );

/**
 * Invites an address, whether it has an account or not. An open invitation to it is sent anew instead of doubled.
 * @throws AppError office_not_found (404), team_forbidden, plan_lacks_seats (403), already_in_team, team_full (409), too_many_invitations (429)
 */
export const invite = (
  db: Db,
  { email, role, lang, ...by }: Inviter & { email: string; role: (typeof INVITED_ROLES)[number]; lang: Lang },
): Promise<void> =>
  db.transaction(async (trx) => {
    const { officeId } = await lockRunTeam(trx, by.userId);
    const isMember = await trx('office_members as m')
      .join('users as u', 'u.id', 'm.user_id')
      .where({ office_id: officeId })
      .whereRaw('lower(u.email) = lower(?)', [email])
      .first<Pick<OfficeMemberRow, 'user_id'> | undefined>('m.user_id');
    if (isMember) throw new AppError('already_in_team', 409).on('email');
    const open = await trx('office_invitations')
      .where({ office_id: officeId })
      .whereRaw('lower(email) = lower(?)', [email])
      .whereNull('accepted_at')
      .whereNull('revoked_at')
      .first('id');
    if (!open) await claimSeat(trx, officeId);
    await countMail(trx, officeId);
    const columns = { role, invited_by: by.userId, expires_at: trx.raw(LATER), sent_at: trx.raw('app_now()') };
    const written = open
      ? trx('office_invitations')
          .where({ id: open.id })
          .update({ ...columns, token_hash: null, asked_by: null })
      : trx('office_invitations').insert({ office_id: officeId, email, language: lang, ...columns });
    const row = await rowOf(written.returning('id'));
    await enqueue(trx, 'office_invitation', { invitationId: row.id });
    await audit(trx, {
      actorId: by.userId,
      ip: by.ip,
      action: 'office.invite',
      subjectKind: 'office',
      subjectId: officeId,
      after: { invitation: row.id, role },
    });
  });

/** @throws AppError office_not_found, invitation_not_found (404), team_forbidden (403), too_many_invitations (429) */
export const resend = (db: Db, { id, ...by }: Inviter & { id: string }): Promise<void> =>
  db.transaction(async (trx) => {
    const { officeId } = await lockRunTeam(trx, by.userId);
    await countMail(trx, officeId);
    const found = await openOf(trx, officeId, id).update({
      token_hash: null,
      asked_by: null,
      expires_at: trx.raw(LATER),
      sent_at: trx.raw('app_now()'),
    });
    if (found === 0) throw new AppError('invitation_not_found', 404);
    await enqueue(trx, 'office_invitation', { invitationId: id });
  });

/** @throws AppError office_not_found, invitation_not_found (404), team_forbidden (403) */
export const revoke = (db: Db, { id, ...by }: Inviter & { id: string }): Promise<void> =>
  db.transaction(async (trx) => {
    const { officeId } = await lockRunTeam(trx, by.userId);
    const found = await openOf(trx, officeId, id).update({
      revoked_at: trx.raw('app_now()'),
      token_hash: null,
      asked_by: null,
    });
    if (found === 0) throw new AppError('invitation_not_found', 404);
    await audit(trx, {
      actorId: by.userId,
      ip: by.ip,
      action: 'office.uninvite',
      subjectKind: 'office',
      subjectId: officeId,
      after: { invitation: id },
    });
  });

const openOf = (trx: Db, officeId: string, id: string) =>
  trx('office_invitations').where({ id, office_id: officeId }).whereNull('accepted_at').whereNull('revoked_at');
