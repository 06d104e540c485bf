import type { Db } from '@diyar/db';
import { dayText, inPeriod } from '#lib/asked-period.ts';
import { figuresByDay, type PeriodFigures, patiently } from '#lib/figures-by-day.ts';
import type { Period } from '#rules/periods.ts';
import { FUNNEL, type Funnel } from './contract.ts';

/** SQL: listings `l` of an office, or those named. */
export const OF_OFFICE = 'l.office_id = :scope::uuid';
export const NAMED = 'l.id = any(:scope::uuid[])';
type Scope = { where: typeof OF_OFFICE; scope: string } | { where: typeof NAMED; scope: string[] };

const VIEWING = 'viewings w join leads e on e.id = w.lead_id join listings l on l.id = e.listing_id';
/** Where each figure comes from, and which day it belongs to: views are kept by day, the rest by moment. */
const SOURCES: Record<keyof Funnel, { n: string; from: string; day: string; when: string }> = {
  views: {
    n: 'sum(v.views)',
    from: 'listing_daily_views v join listings l on l.id = v.listing_id',
    day: `to_char(v.day, 'YYYY-MM-DD')`,
    when: 'v.day between :from::date and :to::date',
  },
  reveals: momentary('contact_reveals r join listings l on l.id = r.listing_id', 'r.revealed_at'),
  leads: momentary('leads e join listings l on l.id = e.listing_id', 'e.asked_at'),
  viewings: momentary(VIEWING, 'w.created_at'),
  done: momentary(`${VIEWING} and w.status = 'completed'`, 'w.starts_at'),
};

function momentary(from: string, moment: string) {
  return { n: 'count(*)', from, day: dayText(moment), when: inPeriod(moment) };
}

/** SQL: rows of `day` or `listing_id`, `name` and `n`. */
export const figuresBy = (group: 'day' | 'listing_id', where: Scope['where']): string =>
  FUNNEL.map((name) => {
    const { n, from, day, when } = SOURCES[name];
    const key = group === 'day' ? day : 'l.id';
    return `select ${key} as ${group}, '${name}' as name, ${n}::int as n from ${from} where ${where} and ${when} group by 1`;
  }).join(' union all ');

/** From views to viewings, for all of the scope together. */
export const funnelOf = (db: Db, { where, scope }: Scope, period: Period): Promise<PeriodFigures<keyof Funnel>> =>
  figuresByDay(db, { sql: figuresBy('day', where), names: FUNNEL, period, bindings: { scope } });

export const noFigures = (): Funnel => ({ views: 0, reveals: 0, leads: 0, viewings: 0, done: 0 });

/** The same for each of some listings. */
export async function funnelsOf(db: Db, ids: string[], period: Period): Promise<Map<string, Funnel>> {
  const rows = await patiently<{ listing_id: string; name: keyof Funnel; n: number }>(
    db,
    figuresBy('listing_id', NAMED),
    { scope: ids, ...period },
  );
  const funnels = new Map(ids.map((id) => [id, noFigures()]));
  for (const { listing_id, name, n } of rows) {
    const funnel = funnels.get(listing_id);
    if (funnel) funnel[name] = n;
  }
  return funnels;
}
