import type { Db } from '@diyar/db';
import type { ClockHandler, Due } from '#lib/clock-handler.ts';
import { ownersOf } from '../office-team/index.ts';
import { notifyOfWaiting } from './notify.ts';
import type { LockedLead } from './queries.ts';

const KIND = 'lead_waiting';
/** Hours after which an office's owners are told of a question that nobody was given and nobody answered. */
const WAITING_HOURS = 12;
/** What has waited for longer, while no clock ran, is no news any more. */
const TOLD_WITHIN_DAYS = 3;

// Moments pass through milliseconds.
const MOMENT = `date_trunc('milliseconds', d.asked_at) + interval '${WAITING_HOURS} hours'`;
const WAITS = `d.office_id is not null and d.assigned_to is null and d.answered_at is null and d.asked_at is not null
  and ${MOMENT} <= app_now() and d.asked_at > app_now() - interval '${TOLD_WITHIN_DAYS} days'
  and not exists (select from clock_events c where c.kind = '${KIND}' and c.subject = d.id and c.moment = ${MOMENT})`;

const waiting: ClockHandler = {
  kind: KIND,
  async due(db: Db, limit: number): Promise<Due[]> {
    const { rows } = await db.raw<{ rows: Due[] }>(
      `select d.id as subject, ${MOMENT} as moment from leads d where ${WAITS} order by moment, subject limit ?`,
      [limit],
    );
    return rows;
  },
  async act(trx, { subject }) {
    const { rows } = await trx.raw<{ rows: LockedLead[] }>(
      `select d.* from leads d where d.id = ? and ${WAITS} for update skip locked`,
      [subject],
    );
    const [lead] = rows;
    if (!lead?.office_id) return undefined;
    const owners = await ownersOf(trx, lead.office_id);
    await notifyOfWaiting(trx, lead, owners);
    return { told: owners.length };
  },
};

/** What falls due for conversations by the clock alone. */
export const LEAD_CLOCK: readonly ClockHandler[] = [waiting];
