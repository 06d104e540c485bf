import type { Db } from '@diyar/db';
import { inPeriod } from '#lib/asked-period.ts';
import { patiently } from '#lib/figures-by-day.ts';
import type { Period } from '#rules/periods.ts';
import type { Agent, Answering } from './contract.ts';

/** Of leads `e`: the median of answers, in whole minutes. */
const ANSWERING = `count(*)::int as asked, count(e.answered_at)::int as answered,
  round(extract(epoch from percentile_cont(0.5) within group (order by e.answered_at - e.asked_at)) / 60)::int
    as "medianMinutes"`;
/** SQL: leads `e` of an office: about its listings as they are today, and those to the office itself. */
const OF_OFFICE = `coalesce(l.office_id, case when e.listing_id is null then e.office_id end) = :office::uuid`;
const ASKED = `leads e left join listings l on l.id = e.listing_id
  where ${OF_OFFICE} and ${inPeriod('e.asked_at')}`;

export async function answeringOf(db: Db, office: string, period: Period): Promise<Answering> {
  const [sums] = await patiently<Answering>(db, `select ${ANSWERING} from ${ASKED}`, { office, ...period });
  return sums ?? { asked: 0, answered: 0, medianMinutes: null };
}

/** A full join needs an equation, which null has none of. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Who answers, those with most inquiries first; viewings belong to whom their inquiry is assigned to. */
export const agentsOf = (db: Db, office: string, period: Period): Promise<Agent[]> =>
  patiently<Agent>(
    db,
    `with asked as (select e.assigned_to, ${ANSWERING} from ${ASKED} group by 1),
     seen as (
       select e.assigned_to, count(*) filter (where ${inPeriod('w.created_at')})::int as viewings,
         count(*) filter (where w.status = 'completed' and ${inPeriod('w.starts_at')})::int as done
       from viewings w join leads e on e.id = w.lead_id left join listings l on l.id = e.listing_id
       where ${OF_OFFICE} and (${inPeriod('w.created_at')} or ${inPeriod('w.starts_at')}) group by 1)
     select u.id, u.first_name || ' ' || u.last_name as name, coalesce(a.asked, 0) as asked,
       coalesce(a.answered, 0) as answered, a."medianMinutes", coalesce(s.viewings, 0) as viewings, coalesce(s.done, 0) as done
     from asked a full join seen s on coalesce(s.assigned_to, '${NOBODY}') = coalesce(a.assigned_to, '${NOBODY}')
       left join users u on u.id = coalesce(a.assigned_to, s.assigned_to)
     order by asked desc, viewings desc, name nulls last`,
    { office, ...period },
  );
