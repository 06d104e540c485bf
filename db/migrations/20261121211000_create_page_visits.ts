import type { Knex } from 'knex';

/** The operator's own counts of pages opened, without a cookie or anybody else. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table page_visits (
      -- In Damascus.
      day date not null,
      kind text not null,
      language text not null constraint page_visits_language check (language in ('ar', 'en')),
      -- Host of the page that led here; '' without one, 'internal' from our own pages.
      referrer text not null,
      views integer not null constraint page_visits_views check (views > 0),
      -- Visitors whose first page of the day this was.
      visitors integer not null constraint page_visits_visitors check (visitors between 0 and views),
      primary key (day, kind, language, referrer)
    );

    -- Kept for two days, so that nobody is counted twice. A keyed hash that changes with the day: nobody can be followed
    -- from one day to the next, and it names no page.
    create table page_visitors (
      day date not null,
      visitor bytea not null constraint page_visitors_visitor check (octet_length(visitor) = 12),
      primary key (day, visitor)
    );
  `);
}

export const down = (db: Knex) => db.raw('drop table page_visitors, page_visits');
