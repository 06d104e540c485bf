import { bePatient, type Db } from '@diyar/db';
import { type Actor, audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { lockStanding } from '#lib/standing/lock-standing.ts';
import { mayAct } from '#lib/standing/questions.ts';
import { UNLED_DAYS } from '#rules/office-roles.ts';
import { setRole } from './change-role.ts';
import { dissolve } from './dissolve.ts';
import { notifyTeamOfOwner } from './notify-team.ts';
import { roleIn } from './queries.ts';

const PATIENCE_MS = 30_000;
type Act = Actor & { officeId: string; reason: string };

/** @throws AppError office_not_found (404) */
async function lockOffice(trx: Db, id: string): Promise<void> {
  const office = await trx('offices')
    .where({ id, status: 'approved' })
    .whereRaw(`closed_at is null`)
    .forUpdate()
    .first('id');
  if (!office) throw new AppError('office_not_found', 404);
}

/**
 * An administrator makes another member the owner of an office whose owners cannot run it. Those become agents, who come back as such.
 * @throws AppError office_not_found, member_not_found (404), office_is_led, colleague_stopped (409)
 */
export const nameOwner = (db: Db, { officeId, userId, actorId, ip, reason }: Act & { userId: string }): Promise<void> =>
  db.transaction(async (trx) => {
    await lockOffice(trx, officeId);
    if (!(await roleIn(trx, officeId, userId))) throw new AppError('member_not_found', 404).on('userId');
    if (!(await lockStanding(trx, userId)).act) throw new AppError('colleague_stopped', 409).on('userId');
    const owners = await ownersWithStanding(trx, officeId);
    if (owners.some(({ acts }) => acts)) throw new AppError('office_is_led', 409);
    await setRole(trx, { officeId, memberId: userId, role: 'owner', actorId });
    for (const { id } of owners) await setRole(trx, { officeId, memberId: id, role: 'agent', actorId });
    await audit(trx, {
      actorId,
      ip,
      reason,
      action: 'office.name_owner',
      subjectKind: 'office',
      subjectId: officeId,
      before: { owners: owners.map(({ id }) => id) },
      after: { userId },
    });
    await notifyTeamOfOwner(trx, userId);
  });

async function ownersWithStanding(trx: Db, officeId: string): Promise<{ id: string; acts: boolean }[]> {
  const { rows } = await trx.raw<{ rows: { id: string; acts: boolean }[] }>(
    `select u.id, ${mayAct('u')} as acts from office_members m join users u on u.id = m.user_id
     where m.office_id = ? and m.role = 'owner' order by u.id for no key update of u`,
    [officeId],
  );
  return rows;
}

/** An administrator closes an office, whoever runs it; its people are let go. @throws AppError office_not_found (404) */
export const closeOffice = (db: Db, { officeId, actorId, ip, reason }: Act): Promise<void> =>
  db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    await lockOffice(trx, officeId);
    await dissolve(trx, { officeId });
    await audit(trx, {
      actorId,
      ip,
      reason,
      action: 'office.close',
      subjectKind: 'office',
      subjectId: officeId,
      after: { closed: true },
    });
  });

/** Closes offices that nobody may run for so long that an administrator would have named somebody. @returns how many */
export async function closeUnled(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from offices where closed_at is null and unled_at < app_now() - interval '${UNLED_DAYS} days' order by unled_at`,
  );
  let closed = 0;
  for (const { id } of rows)
    await db.transaction(async (trx) => {
      await bePatient(trx, PATIENCE_MS);
      const office = await trx('offices').where({ id }).forUpdate().first('unled_at');
      if (!office?.unled_at) return;
      await dissolve(trx, { officeId: id });
      await audit(trx, {
        actorId: null,
        ip: null,
        action: 'office.close',
        subjectKind: 'office',
        subjectId: id,
        after: { closed: true, unledSince: office.unled_at },
      });
      closed++;
    });
  return closed;
}
