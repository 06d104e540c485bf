import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { dayText, inPeriod } from '#lib/asked-period.ts';
import type { Lang } from '#lib/endpoint.ts';
import { inSteps, type Period } from '#rules/periods.ts';
import type { ACTIVITIES, ActivePerson } from './contract.ts';

/** SQL: one row for each person and activity of the period, with how often. */
const DONE = `
  select owner_id as user_id, 'listings' as activity, count(*)::int as n from listings where ${inPeriod('created_at')} group by 1
  union all
  select user_id, 'reveals', count(*)::int from contact_reveals where ${inPeriod('revealed_at')} group by 1
  union all
  select owner_id, 'leadsReceived', count(*)::int from leads where owner_id is not null and ${inPeriod('created_at')} group by 1
  union all
  select enquirer_id, 'leadsSent', count(*)::int from leads where enquirer_id is not null and ${inPeriod('created_at')} group by 1
  union all
  select author_id, 'messages', count(*)::int from lead_messages
    where ${inPeriod('created_at')} and author_id is not null group by 1`;

type Activity = (typeof ACTIVITIES)[number];
type Counts = Record<Activity, number>;
/** SQL: the columns of `Counts`, of rows of DONE. */
const COUNTS = (['listings', 'reveals', 'leadsReceived', 'leadsSent', 'messages'] satisfies Activity[])
  .map((activity) => `coalesce(sum(n) filter (where activity = '${activity}'), 0)::int as "${activity}"`)
  .join(', ');

/** Those with most of `sort` first. */
export async function mostActive(
  db: Db,
  {
    sort,
    size,
    skip,
    lang,
    ...asked
  }: Period & { type: string | null; sort: Activity; size: number; skip: number; lang: Lang },
): Promise<ActivePerson[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `with done as (${DONE}), per as (select user_id, ${COUNTS} from done group by 1)
     select p.*, u.id, u.first_name || ' ' || u.last_name as name, u.account_type, u.last_seen_at, o.name_${lang} as office
     from per p join users u on u.id = p.user_id
     left join office_members m on m.user_id = u.id left join offices o on o.id = m.office_id
     where :type::text is null or u.account_type = :type
     order by p."${sort}" desc, u.last_seen_at desc nulls last, u.id limit :size offset :skip`,
    { ...asked, size, skip },
  );
  return rows.map(
    ({ user_id, account_type, last_seen_at, ...row }): ActivePerson => ({
      ...row,
      type: account_type,
      lastSeenAt: last_seen_at?.toISOString() ?? null,
    }),
  );
}

type Row = Counts & {
  user_id: string;
  id: string;
  name: string;
  account_type: tables.UserRow['account_type'];
  last_seen_at: Date | null;
  office: string | null;
};

/** Sums of everybody of a type, or of all; `people`: how many did any of it. */
export async function activitySums(
  db: Db,
  asked: Period & { type: string | null },
): Promise<Counts & { people: number; newUsers: number }> {
  const { rows } = await db.raw<{ rows: [Counts & { people: number; newUsers: number }] }>(
    `with done as (
       select d.* from (${DONE}) d join users u on u.id = d.user_id where :type::text is null or u.account_type = :type)
     select ${COUNTS}, count(distinct user_id)::int as people,
       (select count(*)::int from users where ${inPeriod('created_at')} and (:type::text is null or account_type = :type)) as "newUsers"
     from done`,
    { ...asked },
  );
  return rows[0];
}

const STEP_FIGURES = ['newUsers', 'listings', 'leads'] as const;
type StepFigures = { day: string } & Record<(typeof STEP_FIGURES)[number], number>;

/** Every step of the period, those in which nothing happened too. */
export async function activitySteps(db: Db, period: Period): Promise<StepFigures[]> {
  const perDay = (name: string, table: string) =>
    `select ${dayText('created_at')} as day, '${name}' as name, count(*)::int as n
     from ${table} where ${inPeriod('created_at')} group by 1`;
  const { rows } = await db.raw<{ rows: { day: string; name: keyof StepFigures; n: number }[] }>(
    [perDay('newUsers', 'users'), perDay('listings', 'listings'), perDay('leads', 'leads')].join(' union all '),
    { ...period },
  );
  const none = { newUsers: 0, listings: 0, leads: 0 };
  return inSteps(
    period,
    STEP_FIGURES,
    rows.map(({ day, name, n }) => ({ day, ...none, [name]: n })),
  );
}
