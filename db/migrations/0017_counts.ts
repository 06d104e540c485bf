import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Views and visits, counted once, and the maps of the site for search engines. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Views and clicks that one address adds to one listing or advertisement in a day: a few always count, more only as far as
    -- the address usually has them, since a mobile carrier puts thousands behind one. What was left out is counted beside.
    create table count_rules (
      one boolean primary key default true constraint count_rules_single check (one),
      -- So many of one address for one thing and day always count.
      per_address integer not null default 5 constraint count_rules_per_address check (per_address > 0),
      -- And so many times what the address had at most, on an average day of the week before.
      growth integer not null default 3 constraint count_rules_growth check (growth > 0)
    );

    -- The address is a keyed hash; gone after two days.
    create table address_counts (
      day date not null,
      address bytea not null constraint address_counts_address check (octet_length(address) = 12),
      kind text not null constraint address_counts_kind check (kind in ('listing_view', 'ad_view', 'ad_click')),
      target uuid not null,
      counted integer not null,
      primary key (day, address, kind, target)
    );

    -- The most that one thing had of an address in a day; gone after eight days.
    create table address_days (
      address bytea not null,
      kind text not null constraint address_days_kind check (kind in ('listing_view', 'ad_view', 'ad_click')),
      day date not null,
      most integer not null,
      primary key (address, kind, day)
    );
    create index address_days_by_day on address_days (day);

    -- Who looked at what, once per person and day, and the sums that outlive it.
    -- Kept for two days, so that a reload is no second view. The visitor is a keyed hash that changes with the day: nobody
    -- can be followed from one day to the next. No foreign key: one listing deleted meanwhile must not fail a whole batch.
    create table listing_views (
      day date not null,
      listing_id uuid not null,
      visitor bytea not null constraint listing_views_visitor check (octet_length(visitor) = 12),
      primary key (day, listing_id, visitor)
    );

    create table listing_daily_views (
      listing_id uuid not null references listings on delete cascade,
      -- In Damascus.
      day date not null,
      views integer not null,
      left_out integer not null default 0,
      primary key (listing_id, day)
    );

    -- Counters move all day; they live apart so that a view never rewrites (or re-indexes) a listing.
    create table listing_stats (
      listing_id uuid primary key references listings on delete cascade,
      views bigint not null default 0,
      reveals bigint not null default 0,
      saves bigint not null default 0,
      views_left_out integer not null default 0
    );

    create table viewed_listings (
      user_id uuid not null references users on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      at timestamptz not null default app_now(),
      primary key (user_id, listing_id)
    );
    create index viewed_listings_of_listing on viewed_listings (listing_id);

    -- The operator's own counts of pages opened, without a cookie or anybody else.
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

    -- What recognises whoever closed an account that is suspended or banned: keyed hashes, which nobody can read an address or a
    -- number out of. How long the measure lasts stands with the account's pseudonym; a mark without a measure is deleted.
    create table measure_marks (
      user_id uuid not null references users on delete cascade,
      kind text not null constraint measure_marks_kind check (kind in ('email', 'phone', 'google')),
      mark bytea not null constraint measure_marks_mark check (octet_length(mark) = 32),
      primary key (user_id, kind)
    );
    create index measure_marks_mark on measure_marks (mark);

    -- What search engines are told of: builds, the files they made, and which of those are shown. And audits of the index, as
    -- jobs.
    create table sitemap_builds (
      id uuid primary key default uuid_v7(),
      origin text not null constraint sitemap_builds_origin check (origin in ('schedule', 'administrator', 'command')),
      asked_by uuid references users on delete set null,
      -- Writes every file anew, changed or not.
      is_full boolean not null default false,
      state text not null default 'requested' constraint sitemap_builds_state check
        (state in ('requested', 'building', 'done', 'failed')),
      -- Who works on it; a runner that says nothing for a while was killed.
      runner uuid,
      beat_at timestamptz,
      -- Files looked at and to look at, files written anew, addresses in all of them.
      done integer not null default 0,
      total integer,
      written integer not null default 0,
      urls integer not null default 0,
      error text,
      requested_at timestamptz not null default app_now(),
      started_at timestamptz,
      finished_at timestamptz
    );
    create unique index sitemap_builds_one_open on sitemap_builds ((true)) where state in ('requested', 'building');

    -- One row per file ever written that is still kept. What is shown is switched in one transaction: shown_at is set for
    -- all of a build, retired_at for those they replace, whose content stays readable for a while.
    create table sitemap_files (
      id uuid primary key,
      name text not null constraint sitemap_files_name check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      build_id uuid references sitemap_builds on delete set null,
      -- Of what it says; the same digest is the same file.
      digest text not null,
      urls integer not null constraint sitemap_files_urls check (urls between 1 and 50000),
      bytes integer not null,
      created_at timestamptz not null default app_now(),
      shown_at timestamptz,
      retired_at timestamptz
    );
    create unique index sitemap_files_one_shown on sitemap_files (name) where shown_at is not null and retired_at is null;
    create index sitemap_files_of_build on sitemap_files (build_id);

    insert into count_rules default values;
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: `
      address_counts address_days listing_views listing_daily_views listing_stats viewed_listings page_visits
      page_visitors measure_marks`,
    facts: 'count_rules sitemap_builds sitemap_files',
  });
