import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { lockCaller } from '#lib/auth/lock-caller.ts';
import { hashSecret } from '#lib/auth/secrets.ts';
import { AppError } from '#lib/errors.ts';
import { PROVEN } from '#mail/refusals.ts';
import { notify } from '../notifications/index.ts';
import { lockRunTeam, ownersOf } from './queries.ts';

export type InvitedRow = Pick<
  tables.OfficeInvitationRow,
  'id' | 'office_id' | 'email' | 'role' | 'expires_at' | 'accepted_at' | 'asked_by'
> &
  Pick<tables.OfficeRow, 'slug' | 'name_ar' | 'name_en' | 'logo_image_id'> & { invited_by: string | null };

/** @throws AppError invitation_used, invitation_invalid (400) */
export async function invitationOf(db: Db, token: string): Promise<InvitedRow> {
  const { rows } = await db.raw<{ rows: (InvitedRow & { is_open: boolean })[] }>(
    `select i.id, i.office_id, i.email, i.role, i.expires_at, i.accepted_at, i.asked_by, o.slug, o.name_ar, o.name_en, o.logo_image_id,
       trim(u.first_name || ' ' || u.last_name) as invited_by,
       i.revoked_at is null and (i.expires_at > app_now() or i.asked_by is not null) and o.status = 'approved' and o.closed_at is null as is_open
     from office_invitations i join offices o on o.id = i.office_id left join users u on u.id = i.invited_by
     where i.token_hash = ?`,
    [hashSecret(token)],
  );
  const [row] = rows;
  if (row?.accepted_at) throw new AppError('invitation_used', 400);
  if (!row?.is_open) throw new AppError('invitation_invalid', 400);
  return row;
}

interface Accepting {
  token: string;
  userId: string;
  ip: string;
  /** Fate of what is private, as its owner chose; null: all is kept. */
  choice: unknown;
  /** Brings the choice about before the account is the office's. */
  settle: (trx: Db, choice: unknown) => Promise<void>;
}

/**
 * Makes the caller a member, or asks an owner where the account is not the invited one: whoever holds a forwarded link is not
 * let in by it. Listings and credit the person has stay the person's own; what is made from now on is the office's. Who holds the
 * link reads the mailbox, so an unproven address of the invited account is proven by it.
 * @throws AppError invitation_used, invitation_invalid (400), already_in_an_office (409), account_stopped, forbidden (403)
 */
export const acceptInvitation = (
  db: Db,
  { token, userId, ip, choice, settle }: Accepting,
): Promise<{ slug: string; isWaiting: boolean }> =>
  db.transaction(async (trx) => {
    const { office_id: officeId } = await invitationOf(trx, token);
    // Offices before people, as everywhere.
    await trx('offices').where({ id: officeId }).forUpdate().first('id');
    await lockCaller(trx, userId);
    // Taken back, or accepted, while this waited.
    const invitation = await invitationOf(trx, token);
    const { slug, asked_by: askedBy } = invitation;
    const person = await joinable(trx, userId);
    const isInvited = person.email?.toLowerCase() === invitation.email.toLowerCase();
    if (!isInvited && askedBy && askedBy !== userId) throw new AppError('invitation_used', 400);
    if (isInvited) {
      if (choice) await settle(trx, choice);
      await join(trx, { invitation, person, actorId: userId, ip });
      await trx('users')
        .where({ id: userId })
        .update({ email_verified_at: trx.raw('coalesce(email_verified_at, app_now())'), ...PROVEN });
      return { slug, isWaiting: false };
    }
    // Whoever asks again may have chosen otherwise.
    await trx('office_invitations')
      .where({ id: invitation.id })
      .update({ asked_by: userId, asked_at: trx.raw('coalesce(asked_at, app_now())'), private_choice: choice });
    if (!askedBy) await notifyOwners(trx, officeId, 'team_asks', person);
    return { slug, isWaiting: true };
  });

interface Admitting {
  id: string;
  userId: string;
  ip: string;
  /** Brings about what the account chose when it asked; false where that is not possible any more, and all is kept. */
  settle: (trx: Db, asker: { userId: string; choice: unknown }) => Promise<boolean>;
}

/**
 * An owner's yes to the account that asked, for which everything private becomes of it what it chose then. What its owner may not know
 * keeps nobody out: where the choice cannot be brought about, the account is told that all is as it was.
 * @throws AppError office_not_found, invitation_not_found (404), team_forbidden, account_stopped (403), already_in_an_office (409)
 */
export const admit = (db: Db, { id, userId, ip, settle }: Admitting): Promise<void> =>
  db.transaction(async (trx) => {
    const { officeId } = await lockRunTeam(trx, userId);
    const invitation = await trx('office_invitations')
      .where({ id, office_id: officeId })
      .whereNull('accepted_at')
      .whereNull('revoked_at')
      .first();
    if (!invitation?.asked_by) throw new AppError('invitation_not_found', 404);
    await lockCaller(trx, invitation.asked_by);
    const person = await joinable(trx, invitation.asked_by);
    const { private_choice: choice } = invitation;
    const isSettled = !choice || (await settle(trx, { userId: person.id, choice }));
    await join(trx, { invitation, person, actorId: userId, ip });
    const office = await rowOf(trx('offices').where({ id: officeId }).first('name_ar', 'name_en'));
    await notify(trx, {
      userId: person.id,
      type: 'system',
      kind: 'team_admitted',
      url: TEAM,
      parameters: { nameAr: office.name_ar, nameEn: office.name_en },
    });
    if (isSettled) return;
    await notify(trx, { userId: person.id, type: 'payment', kind: 'private_kept', url: OWN_CREDIT });
  });

const OWN_CREDIT = '/dashboard/credits?purse=private';
const TEAM = '/dashboard/office?tab=team';
type Person = Pick<tables.UserRow, 'id' | 'email' | 'first_name' | 'last_name' | 'account_type'>;

/** @throws AppError forbidden (403), already_in_an_office (409) */
async function joinable(trx: Db, userId: string): Promise<Person> {
  const user = await trx('users').where({ id: userId }).first('id', 'account_type', 'email', 'first_name', 'last_name');
  if (!user || user.account_type === 'admin') throw new AppError('forbidden', 403);
  if (await trx('office_members').where({ user_id: userId }).first('office_id'))
    throw new AppError('already_in_an_office', 409);
  return user;
}

interface Joining {
  invitation: Pick<InvitedRow, 'id' | 'office_id' | 'role'>;
  person: Person;
  actorId: string;
  ip: string;
}

async function join(trx: Db, { invitation, person, actorId, ip }: Joining): Promise<void> {
  const { id, office_id: officeId, role } = invitation;
  await trx('office_invitations')
    .where({ id })
    .update({ accepted_by: person.id, accepted_at: trx.raw('app_now()'), asked_by: null });
  await trx('office_members').insert({ office_id: officeId, user_id: person.id, role });
  await trx('users').where({ id: person.id }).update({ account_type: 'office' });
  await audit(trx, {
    actorId,
    ip,
    action: 'office.join',
    subjectKind: 'office',
    subjectId: officeId,
    after: { role, invitation: id, ...(actorId !== person.id && { userId: person.id }) },
  });
  await notifyOwners(trx, officeId, 'team_joined', person);
}

async function notifyOwners(
  trx: Db,
  officeId: string,
  kind: 'team_joined' | 'team_asks',
  person: Person,
): Promise<void> {
  const name = `${person.first_name} ${person.last_name}`.trim();
  for (const owner of await ownersOf(trx, officeId))
    await notify(trx, { userId: owner, type: 'system', kind, url: TEAM, parameters: { name } });
}
