import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { dollarsOf } from '#rules/money.ts';
import { MAX_BOOST_ALLOWANCE_CENTS } from '#rules/office-roles.ts';
import { lockMember } from './change-role.ts';

interface Allowance {
  userId: string;
  memberId: string;
  cents: number;
  ip: string;
}

/**
 * Sets how much an agent may spend on boosts in a month; the next purchase meets it.
 * @throws AppError office_not_found, member_not_found (404), team_forbidden (403), not_an_agent (409), allowance_too_high (400)
 */
export const setBoostAllowance = (db: Db, { userId, memberId, cents, ip }: Allowance): Promise<void> =>
  db.transaction(async (trx) => {
    const { officeId, before: role } = await lockMember(trx, { userId, memberId });
    if (role !== 'agent') throw new AppError('not_an_agent', 409);
    if (cents > MAX_BOOST_ALLOWANCE_CENTS)
      throw new AppError('allowance_too_high', 400, { maximum: dollarsOf(MAX_BOOST_ALLOWANCE_CENTS) }).on('amount');
    const member = trx('office_members').where({ office_id: officeId, user_id: memberId });
    const { boost_allowance_cents: before } = await rowOf(member.clone().first('boost_allowance_cents'));
    if (before === cents) return;
    await member.update({ boost_allowance_cents: cents });
    await audit(trx, {
      actorId: userId,
      ip,
      action: 'office.set_boost_allowance',
      subjectKind: 'office',
      subjectId: officeId,
      before: { userId: memberId, amount: dollarsOf(before) },
      after: { userId: memberId, amount: dollarsOf(cents) },
    });
  });
