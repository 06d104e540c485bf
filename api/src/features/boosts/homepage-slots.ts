import type { Db } from '@diyar/db';

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

export interface Availability {
  slots: number;
  free: number;
  /** When a slot is free for so many days, from the term's start on. */
  nextFreeAt: Date;
}

/** A slot is next free at the term's start, or where one of its boosts ends. */
export async function availabilityOf(db: Db, term: Term): Promise<Availability> {
  const { rows } = await db.raw(
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
