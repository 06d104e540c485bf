import type { Db } from '@diyar/db';
import { lockCaller } from '#lib/auth/lock-caller.ts';
import { AppError } from '#lib/errors.ts';
import type { LeadSide, LeadStatus } from './contract.ts';
import { notifyAssignee, notifyEnquirer, notifyOwners } from './notify.ts';
import { type Membership, mayAssign, sideOf } from './policy.ts';
import { addMessage, closedFor, type LockedLead, lockLead, SHORT_NAME, teamOf } from './queries.ts';
import { countMessage } from './send-enquiry.ts';
import { mayBecome } from './status.ts';

export interface On {
  leadId: string;
  viewer: Membership;
}

/** The thread, locked, and the caller's side of it. @throws AppError lead_not_found (404) for everybody who has none */
export async function lockOwnLead(trx: Db, { leadId, viewer }: On): Promise<{ lead: LockedLead; side: LeadSide }> {
  const lead = await lockLead(trx, leadId);
  const side = lead && sideOf(lead, viewer);
  if (!lead || !side) throw new AppError('lead_not_found', 404);
  return { lead, side };
}

/** Nobody would read what is written there. @throws AppError lead_closed (409) */
export async function assertOpen(trx: Db, lead: LockedLead, side: LeadSide): Promise<void> {
  if (await closedFor(trx, lead.id, side)) throw new AppError('lead_closed', 409);
}

async function lockOwnersLead(trx: Db, on: On): Promise<LockedLead> {
  const { lead, side } = await lockOwnLead(trx, on);
  if (side !== 'owner') throw new AppError('lead_not_found', 404);
  return lead;
}

/** The second to come learns who was first. @throws AppError lead_changed (409) */
async function expectVersion(trx: Db, lead: LockedLead, seen: number): Promise<void> {
  if (lead.version === seen) return;
  const first = await trx('users as u')
    .where({ id: lead.changed_by })
    .first<{ name: string } | undefined>(trx.raw(`${SHORT_NAME('u')} as name`));
  throw new AppError('lead_changed', 409, { name: first?.name ?? '…' });
}

const changed = (trx: Db, { userId }: Membership) => ({ version: trx.raw('version + 1'), changed_by: userId });

/**
 * Says something. The owner's side says which version it saw: two who answer at once don't both answer.
 * @throws AppError lead_not_found (404), lead_changed, lead_closed (409), too_many_enquiries (429), account_stopped (403)
 */
export async function reply(
  db: Db,
  { id, body, version, ...on }: On & { id: string; body: string; version?: number },
): Promise<void> {
  await countMessage(db, on.viewer.userId);
  await db.transaction(async (trx) => {
    await lockCaller(trx, on.viewer.userId);
    const { lead, side } = await lockOwnLead(trx, on);
    const message = { id, leadId: lead.id, authorId: on.viewer.userId, side, body };
    if (!(await addMessage(trx, message))) return;
    await assertOpen(trx, lead, side);
    if (side === 'owner') await expectVersion(trx, lead, version ?? lead.version);
    await trx('leads')
      .where({ id: lead.id })
      .update({
        last_side: side,
        last_message_at: trx.raw('greatest(app_now(), last_message_at)'),
        ...(side === 'owner'
          ? {
              ...changed(trx, on.viewer),
              answered_at: trx.raw(
                'coalesce(answered_at, case when asked_at is not null then greatest(app_now(), asked_at) end)',
              ),
              owner_read_at: trx.raw('greatest(app_now(), last_message_at)'),
              ...(mayBecome(lead.status, 'contacted', 'answer') && { status: 'contacted' }),
            }
          : {
              asked_at: trx.raw('coalesce(asked_at, app_now())'),
              enquirer_read_at: trx.raw('greatest(app_now(), last_message_at)'),
            }),
      });
    if (side === 'owner') await notifyEnquirer(trx, lead, id);
    else await notifyOwners(trx, lead, lead.asked_at === null);
  });
}

/** @throws AppError lead_not_found (404), lead_changed, lead_status_not_allowed (409) */
export const changeStatus = (
  db: Db,
  { status, version, ...on }: On & { status: LeadStatus; version: number },
): Promise<void> =>
  db.transaction(async (trx) => {
    const lead = await lockOwnersLead(trx, on);
    if (lead.status === status) return;
    await expectVersion(trx, lead, version);
    if (!mayBecome(lead.status, status, 'owner')) throw new AppError('lead_status_not_allowed', 409);
    await trx('leads')
      .where({ id: lead.id })
      .update({ status, ...changed(trx, on.viewer) });
  });

/** @throws AppError lead_not_found (404), lead_changed (409), assignee_not_allowed (403) */
export const assign = (
  db: Db,
  { assigneeId, version, ...on }: On & { assigneeId: string | null; version: number },
): Promise<void> =>
  db.transaction(async (trx) => {
    const lead = await lockOwnersLead(trx, on);
    if (lead.assigned_to === assigneeId) return;
    await expectVersion(trx, lead, version);
    const team = lead.office_id ? await teamOf(trx, lead.office_id) : [];
    const isOfTeam = assigneeId === null || team.some(({ id }) => id === assigneeId);
    if (!isOfTeam || !mayAssign(lead, on.viewer, assigneeId)) throw new AppError('assignee_not_allowed', 403);
    await trx('leads')
      .where({ id: lead.id })
      .update({ assigned_to: assigneeId, ...changed(trx, on.viewer) });
    if (assigneeId && assigneeId !== on.viewer.userId) await notifyAssignee(trx, lead, assigneeId);
  });

/** Everything said so far. @throws AppError lead_not_found (404) */
export const markRead = (db: Db, on: On): Promise<void> =>
  db.transaction(async (trx) => {
    const { lead, side } = await lockOwnLead(trx, on);
    const now = trx.raw('greatest(app_now(), last_message_at)');
    await trx('leads')
      .where({ id: lead.id })
      .update(side === 'owner' ? { owner_read_at: now } : { enquirer_read_at: now });
  });

/** @throws AppError lead_not_found (404) */
export const addNote = (db: Db, { id, body, ...on }: On & { id: string; body: string }): Promise<void> =>
  db.transaction(async (trx) => {
    const lead = await lockOwnersLead(trx, on);
    await trx('lead_notes')
      .insert({ id, lead_id: lead.id, author_id: on.viewer.userId, body })
      .onConflict('id')
      .ignore();
  });

/** Own notes only; a deleted one stays deleted. @throws AppError lead_not_found (404) */
export const deleteNote = (db: Db, { noteId, ...on }: On & { noteId: string }): Promise<void> =>
  db.transaction(async (trx) => {
    const lead = await lockOwnersLead(trx, on);
    await trx('lead_notes').where({ id: noteId, lead_id: lead.id, author_id: on.viewer.userId }).delete();
  });
