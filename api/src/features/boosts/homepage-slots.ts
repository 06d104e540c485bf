import type { Db } from '@diyar/db';
import { HOMEPAGE_DAYS_AHEAD, HOMEPAGE_HELD_AHEAD } from '#rules/boosts.ts';

interface Term {
  startsAt: Date;
  days: number;
}

const FREE = `not exists (select from boosts b where b.slot = s.number
  and b.during && tstzrange(:startsAt, cast(:startsAt as timestamptz) + :days * interval '24 hours'))`;

/** As others have committed them; the constraint on slot and time has the last word. */
export async function freeSlots(db: Db, term: Term): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { number: number }[] }>(
    `select s.number from homepage_slots s where ${FREE} order by s.number`,
    { ...term },
  );
  return rows.map(({ number }) => number);
}

/**
 * Why an account may not take a slot from that moment on: slots are few, and what waits is cancelled for nothing, so nobody holds
 * many of them far ahead. The account is locked where it counts.
 */
export async function refusalAhead(
  db: Db,
  { accountId, startsAt, now }: { accountId: string; startsAt: Date; now: Date },
): Promise<'too_late' | 'held_ahead' | null> {
  if (startsAt <= now) return null;
  if (startsAt.getTime() - now.getTime() > HOMEPAGE_DAYS_AHEAD * 86_400_000) return 'too_late';
  const [row] = await db('boosts')
    .where({ account_id: accountId, type: 'homepage_featured' })
    .whereIn('status', ['pending', 'active'])
    .where('starts_at', '>', now)
    .count();
  return Number(row?.count) >= HOMEPAGE_HELD_AHEAD ? 'held_ahead' : null;
}

export interface Availability {
  slots: number;
  free: number;
  /** When a slot is free for so many days, from the term's start on. */
  nextFreeAt: Date;
}

/** A slot is next free at the term's start, or where one of its boosts ends. */
export async function availabilityOf(db: Db, term: Term): Promise<Availability> {
  const { rows } = await db.raw<{ rows: [Availability] }>(
    `with starts as (
       select s.number, m.moment from homepage_slots s cross join lateral (
         select cast(:startsAt as timestamptz) as moment
         union all
         select upper(b.during) from boosts b where b.slot = s.number and upper(b.during) > :startsAt) m
     ), free as (
       select number, moment from starts where not exists (select from boosts b where b.slot = starts.number
         and b.during && tstzrange(moment, moment + :days * interval '24 hours'))
     )
     select (select count(*)::int from homepage_slots) as slots,
       (select count(*)::int from free where moment = :startsAt) as free,
       (select min(moment) from free) as "nextFreeAt"`,
    { ...term },
  );
  return rows[0];
}
