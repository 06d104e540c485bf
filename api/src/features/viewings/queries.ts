import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { type Membership, OWNERS_SIDE } from '../leads/index.ts';
import type { VIEWING_LISTS } from './contract.ts';

export type ViewingRow = Pick<
  tables.ViewingRow,
  | 'id'
  | 'lead_id'
  | 'starts_at'
  | 'minutes'
  | 'note'
  | 'status'
  | 'ended_because'
  | 'proposed_by'
  | 'version'
  | 'updated_at'
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
  const { rows } = await db.raw<{ rows: ViewingRow[] }>(
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
  const { rows } = await db.raw<{ rows: [{ upcoming: number; past: number; waiting: number }] }>(
    `select (count(*) filter (where ${IN.upcoming}))::int as upcoming, (count(*) filter (where ${IN.past}))::int as past,
       (count(*) filter (where ${IN.upcoming} and v.status <> 'scheduled'
         and v.proposed_by <> case when d.enquirer_id = :userId then 'enquirer' else 'owner' end))::int as waiting
     from viewings v join leads d on d.id = v.lead_id where ${MINE}`,
    { userId, officeId, role },
  );
  return rows[0];
}

/** Whoever asked goes there, and of the owner's side the colleague in charge: the one it is assigned to, else the listing's owner. */
const GOES = `(d.enquirer_id = :userId or (${OWNERS_SIDE} and coalesce(d.assigned_to, d.owner_id, :userId) = :userId))`;
const ON_WAY = `from viewings v join leads d on d.id = v.lead_id where ${GOES} and v.status <> 'cancelled'`;
const DAY = `(v.starts_at at time zone 'Asia/Damascus')::date`;
/** Nobody sees more homes in a day. */
const MOST_STOPS = 50;

export interface DayRow {
  day: string;
  count: number;
}

/** Days on which somebody goes to a viewing, from today on. */
export async function daysOf(db: Db, { userId, officeId, role }: Membership): Promise<DayRow[]> {
  const { rows } = await db.raw<{ rows: DayRow[] }>(
    `select ${DAY}::text as day, count(*)::int as count ${ON_WAY}
       and v.starts_at >= date_trunc('day', app_now() at time zone 'Asia/Damascus') at time zone 'Asia/Damascus'
     group by 1 order by 1`,
    { userId, officeId, role },
  );
  return rows;
}

/** Viewings that somebody goes to on a day (`2026-12-01`). */
export async function viewingsOnDay(
  db: Db,
  { userId, officeId, role }: Membership,
  day: string,
): Promise<ViewingRow[]> {
  const { rows } = await db.raw<{ rows: ViewingRow[] }>(
    `select v.* ${ON_WAY} and ${DAY} = :day::date order by v.starts_at, v.id limit ${MOST_STOPS}`,
    { userId, officeId, role, day },
  );
  return rows;
}

export interface PointRow {
  lead_id: string;
  is_approximate: boolean;
  lng: number;
  lat: number;
  public_lng: number;
  public_lat: number;
}

/** Where the listings of threads are: for their owner's side, and for everybody. */
export async function pointsOfLeads(db: Db, leadIds: readonly string[]): Promise<PointRow[]> {
  const { rows } = await db.raw<{ rows: PointRow[] }>(
    `select d.id as lead_id, l.is_approximate, st_x(l.point) as lng, st_y(l.point) as lat, l.lng as public_lng, l.lat as public_lat
     from leads d join listings l on l.id = d.listing_id where d.id = any(?::uuid[]) and l.point is not null`,
    [[...leadIds]],
  );
  return rows;
}

export const viewingsOfLead = (db: Db, leadId: string): Promise<ViewingRow[]> =>
  db('viewings').where({ lead_id: leadId }).orderBy('starts_at', 'desc');

export const viewingById = (db: Db, id: string): Promise<ViewingRow | undefined> =>
  db('viewings').where({ id }).first();
