import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { audit } from '../../lib/audit.ts';
import { lockCaller } from '../../lib/auth/lock-caller.ts';
import { hashSecret } from '../../lib/auth/secrets.ts';
import { AppError } from '../../lib/errors.ts';
import { notify } from '../notifications/index.ts';
import { ownersOf } from './queries.ts';

export type InvitedRow = Pick<
  tables.OfficeInvitationRow,
  'id' | 'office_id' | 'email' | 'role' | 'expires_at' | 'accepted_at'
> &
  Pick<tables.OfficeRow, 'slug' | 'name_ar' | 'name_en' | 'logo_image_id'> & { invited_by: string | null };

/** @throws AppError invitation_used, invitation_invalid (400) */
export async function invitationOf(db: Db, token: string): Promise<InvitedRow> {
  const { rows } = await db.raw<{ rows: (InvitedRow & { is_open: boolean })[] }>(
    `select i.id, i.office_id, i.email, i.role, i.expires_at, i.accepted_at, o.slug, o.name_ar, o.name_en, o.logo_image_id,
       trim(u.first_name || ' ' || u.last_name) as invited_by,
       i.revoked_at is null and i.expires_at > app_now() and o.status = 'approved' and o.closed_at is null as is_open
     from office_invitations i join offices o on o.id = i.office_id left join users u on u.id = i.invited_by
     where i.token_hash = ?`,
    [hashSecret(token)],
  );
  const [row] = rows;
  if (row?.accepted_at) throw new AppError('invitation_used', 400);
  if (!row?.is_open) throw new AppError('invitation_invalid', 400);
  return row;
}

/**
 * Makes the caller a member. Listings and credit the person has stay the person's own; what is made from now on is the
 * office's. Who holds the link reads the mailbox, so an unproven address of the account is proven by it.
 * @throws AppError invitation_used, invitation_invalid (400), already_in_an_office (409), account_stopped, forbidden (403)
 */
export const acceptInvitation = (
  db: Db,
  { token, userId, ip }: { token: string; userId: string; ip: string },
): Promise<{ slug: string }> =>
  db.transaction(async (trx) => {
    const { office_id: officeId } = await invitationOf(trx, token);
    // Offices before people, as everywhere.
    await trx('offices').where({ id: officeId }).forUpdate().first('id');
    await lockCaller(trx, userId);
    // Taken back, or accepted, while this waited.
    const invitation = await invitationOf(trx, token);
    const { id, email, role, slug } = invitation;
    const user = await trx('users').where({ id: userId }).first('account_type', 'email', 'first_name', 'last_name');
    if (user.account_type === 'admin') throw new AppError('forbidden', 403);
    if (await trx('office_members').where({ user_id: userId }).first('office_id'))
      throw new AppError('already_in_an_office', 409);
    await trx('office_invitations')
      .where({ id })
      .update({ accepted_by: userId, accepted_at: trx.raw('app_now()') });
    await trx('office_members').insert({ office_id: officeId, user_id: userId, role });
    const isSame = user.email?.toLowerCase() === email.toLowerCase();
    await trx('users')
      .where({ id: userId })
      .update({
        account_type: 'office',
        ...(isSame && { email_verified_at: trx.raw('coalesce(email_verified_at, app_now())') }),
      });
    await audit(trx, {
      ...{ actorId: userId, ip, action: 'office.join', subjectKind: 'office', subjectId: officeId },
      after: { role, invitation: id },
    });
    const parameters = { name: `${user.first_name} ${user.last_name}`.trim() };
    for (const owner of await ownersOf(trx, officeId))
      await notify(trx, {
        ...{ userId: owner, type: 'system', kind: 'team_joined', parameters },
        url: '/dashboard/office?tab=team',
      });
    return { slug };
  });
