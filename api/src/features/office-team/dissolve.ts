import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { notify } from '../notifications/index.ts';

interface Dissolution {
  officeId: string;
  /** Who closes the account with it, and is told nothing. */
  leaverId?: string;
}

/**
 * Closes an office whose row is locked, and lets its people go: personal accounts again, each with the listings they wrote, and told by
 * mail and notification. Conversations go with their listings; those with the office itself, its page, its plan, boosts and
 * advertisements end. What is the office's is erased 25 days later.
 */
export async function dissolve(trx: Db, { officeId, leaverId }: Dissolution): Promise<void> {
  const office = await rowOf(trx('offices').where({ id: officeId }).first('name_ar', 'name_en'));
  const members = await trx('office_members').where({ office_id: officeId }).orderBy('user_id').pluck('user_id');
  await trx('listings').where({ office_id: officeId }).update({ office_id: null, own_priority: 0 });
  await trx('leads')
    .where({ office_id: officeId })
    .whereNotNull('listing_id')
    .whereNotNull('owner_id')
    .update({ office_id: null, assigned_to: null, version: trx.raw('version + 1') });
  // Whoever asked has the listing now: the office alone had that thread.
  await trx('leads')
    .where({ office_id: officeId, owner_id: null })
    .whereNotNull('listing_id')
    .whereNull('transferred_at')
    .update({ transferred_at: trx.raw('app_now()'), version: trx.raw('version + 1') });
  await trx('office_invitations')
    .where({ office_id: officeId })
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .update({ revoked_at: trx.raw('app_now()') });
  await trx('office_members').where({ office_id: officeId }).delete();
  await trx('users').whereIn('id', members).where({ account_type: 'office' }).update({ account_type: 'regular' });
  await trx('offices')
    .where({ id: officeId })
    .update({ status: 'rejected', closed_at: trx.raw('app_now()') });
  const parameters = { nameAr: office.name_ar, nameEn: office.name_en };
  for (const userId of members.filter((id) => id !== leaverId))
    await notify(trx, { userId, type: 'system', kind: 'team_office_closed', parameters, url: '/dashboard/properties' });
}
