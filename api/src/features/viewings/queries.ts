import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { type Membership, OWNERS_SIDE } from '../leads/index.ts';
import type { VIEWING_LISTS } from './contract.ts';

export type ViewingRow = Pick<
  tables.ViewingRow,
  'id' | 'lead_id' | 'starts_at' | 'minutes' | 'note' | 'status' | 'proposed_by' | 'version' | 'updated_at'
>;

type List = (typeof VIEWING_LISTS)[number];

const IS_OPEN = `v.status in ('pending', 'scheduled', 'rescheduled')`;
/** An agreed viewing stays among the coming ones for a day: somebody has yet to say that it took place. */
const IN: Record<List, string> = {
  upcoming: `${IS_OPEN} and v.starts_at > app_now() - interval '1 day'`,
  past: `not (${IS_OPEN} and v.starts_at > app_now() - interval '1 day')`,
};
const MINE = `(d.enquirer_id = :userId or ${OWNERS_SIDE})`;

export async function viewingsIn(
  db: Db,
  { userId, officeId, role }: Membership,
  list: List,
  { limit, offset }: { limit: number; offset: number },
): Promise<ViewingRow[]> {
  const { rows } = await db.raw(
    `select v.* from viewings v join leads d on d.id = v.lead_id where ${MINE} and ${IN[list]}
     order by v.starts_at ${list === 'upcoming' ? 'asc' : 'desc'}, v.id limit :limit offset :offset`,
    { userId, officeId, role, limit, offset },
  );
  return rows;
}

export async function countsOf(
  db: Db,
  { userId, officeId, role }: Membership,
): Promise<{ upcoming: number; past: number; waiting: number }> {
  const { rows } = await db.raw(
    `select (count(*) filter (where ${IN.upcoming}))::int as upcoming, (count(*) filter (where ${IN.past}))::int as past,
       (count(*) filter (where ${IN.upcoming} and v.status <> 'scheduled'
         and v.proposed_by <> case when d.enquirer_id = :userId then 'enquirer' else 'owner' end))::int as waiting
     from viewings v join leads d on d.id = v.lead_id where ${MINE}`,
    { userId, officeId, role },
  );
  return rows[0];
}

export const viewingsOfLead = (db: Db, leadId: string): Promise<ViewingRow[]> =>
  db('viewings').where({ lead_id: leadId }).orderBy('starts_at', 'desc');

export const viewingById = (db: Db, id: string): Promise<ViewingRow | undefined> =>
  db('viewings').where({ id }).first();
