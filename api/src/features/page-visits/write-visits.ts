import type { Db } from '@diyar/db';
import type { Visit } from './read-visit.ts';

/** A page opened on a day (in Damascus) by a visitor of that day (24 hex digits, another one tomorrow). */
export interface CountedVisit extends Visit {
  day: string;
  visitor: string;
}

/**
 * A single statement for any number of visits: sums by day, kind, language and referrer. A visitor counts once a day, with the page
 * he came to first. Rows are written in order, so that two processes cannot wait for each other.
 */
export const writeVisits = (db: Db, visits: CountedVisit[]) =>
  db.raw(
    `with opened as (
       select v.day, v.kind, v.language, v.referrer, decode(v.visitor, 'hex') as visitor, v.at
       from unnest(?::date[], ?::text[], ?::text[], ?::text[], ?::text[]) with ordinality
         as v (day, kind, language, referrer, visitor, at)),
     fresh as (
       insert into page_visitors (day, visitor) select distinct day, visitor from opened order by 1, 2
       on conflict do nothing returning day, visitor),
     came as (
       select distinct on (day, visitor) at from opened join fresh using (day, visitor) order by day, visitor, at)
     insert into page_visits as p (day, kind, language, referrer, views, visitors)
     select day, kind, language, referrer, count(*), count(came.at)
     from opened left join came using (at) group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (day, kind, language, referrer) do update
       set views = p.views + excluded.views, visitors = p.visitors + excluded.visitors`,
    [
      visits.map(({ day }) => day),
      visits.map(({ kind }) => kind),
      visits.map(({ language }) => language),
      visits.map(({ referrer }) => referrer),
      visits.map(({ visitor }) => visitor),
    ],
  );

/** Made-up referrers must not fill the table: hosts past these are counted together. */
const MOST_HOSTS = 500;

/** Names the first hosts of a day; those that come when there are enough of them are `elsewhere`. */
export function createHostLimit(most = MOST_HOSTS) {
  let today = '';
  let hosts = new Set<string>();
  return (day: string, host: string): string => {
    if (day !== today) hosts = new Set();
    today = day;
    if (hosts.has(host)) return host;
    if (hosts.size >= most) return 'elsewhere';
    hosts.add(host);
    return host;
  };
}
