import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Favourites and saved searches, and what is told of them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What a person keeps of listings: saved ones, those not wanted any more, those looked at last.
    create table favourites (
      user_id uuid not null references users on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      -- What it was offered for when it was saved; null where it had no amount. A lower price since then is news.
      price_cents bigint,
      at timestamptz not null default app_now(),
      primary key (user_id, listing_id)
    );
    create index favourites_of_listing on favourites (listing_id);

    -- What happened to listings that somebody saved: noted in the transaction of the change, told by the worker.
    create table favourite_news (
      id bigint generated always as identity primary key,
      listing_id uuid not null references listings on delete cascade,
      kind text not null constraint favourite_news_kind check (kind in ('price_drop', 'sold', 'rented', 'gone', 'back')),
      was_cents bigint,
      price_cents bigint,
      at timestamptz not null default app_now()
    );

    -- Searches people keep, and what they are told of. A listing's change leaves a mark in its own transaction; matching turns
    -- marks into alerts, each listing once per search and reason; delivery turns alerts into a notification and a mail.
    create table saved_searches (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      name text not null constraint saved_searches_name check (char_length(name) between 1 and 80),
      -- The search page's address, filters only, in one order.
      query text not null constraint saved_searches_query check (char_length(query) between 1 and 2000),
      frequency text not null constraint saved_searches_frequency check
        (frequency in ('instant', 'hourly', 'daily', 'weekly')),
      by_email boolean not null default true,
      in_app boolean not null default true,
      paused_at timestamptz,
      -- {text, conditions}: the query as the search understood it when it was saved.
      criteria jsonb not null constraint saved_searches_criteria check (jsonb_typeof(criteria) = 'object'),
      -- place/category/deal, '*' for any: a listing has at most 64 such keys, and finds its candidates by them.
      keys text[] not null constraint saved_searches_keys_some check (cardinality(keys) between 1 and 200),
      min_price_cents bigint,
      max_price_cents bigint,
      -- When what waits is to be told; null while nothing waits.
      due_at timestamptz,
      seen_at timestamptz not null default app_now(),
      created_at timestamptz not null default app_now(),
      updated_at timestamptz not null default app_now()
    );
    create unique index saved_searches_once on saved_searches (user_id, md5(query));
    create index saved_searches_by_key on saved_searches using gin (keys) with (fastupdate = off) where paused_at is null;
    create index saved_searches_due on saved_searches (due_at) where due_at is not null and paused_at is null;
    create index saved_searches_oldest on saved_searches (created_at) where paused_at is null;

    -- One message: a notification, and a mail that is sent from here. A row is locked while its mail is on the way.
    create table saved_search_deliveries (
      id uuid primary key default uuid_v7(),
      search_id uuid not null references saved_searches on delete cascade,
      mail text not null constraint saved_search_deliveries_mail check (mail in ('none', 'waiting', 'sent', 'failed')),
      attempts smallint not null default 0,
      try_at timestamptz not null default app_now(),
      sent_at timestamptz,
      created_at timestamptz not null default app_now()
    );
    create index saved_search_deliveries_waiting on saved_search_deliveries (try_at) where mail = 'waiting';
    create index saved_search_deliveries_of_search on saved_search_deliveries (search_id);

    create table saved_search_alerts (
      search_id uuid not null references saved_searches on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      reason text not null constraint saved_search_alerts_reason check (reason in ('new', 'price_drop')),
      was_cents bigint,
      at timestamptz not null default app_now(),
      delivery_id uuid references saved_search_deliveries,
      price_cents bigint,
      primary key (search_id, listing_id, reason)
    );
    create index saved_search_alerts_waiting on saved_search_alerts (search_id) where delivery_id is null;
    create index saved_search_alerts_of_delivery on saved_search_alerts (delivery_id);
    create index saved_search_alerts_of_listing on saved_search_alerts (listing_id);

    create sequence alert_mark_gen;
    create table alert_marks (
      listing_id uuid primary key,
      gen bigint not null default nextval('alert_mark_gen')
    );
    create index alert_marks_oldest on alert_marks (gen);
    alter table alert_marks set (autovacuum_vacuum_scale_factor = 0.02);

    -- Hours of the day in Damascus during which nothing is told; both ends are full hours.
    create table alert_quiet_hours (
      user_id uuid primary key references users on delete cascade,
      from_hour smallint not null constraint alert_quiet_hours_from check (from_hour between 0 and 23),
      until_hour smallint not null constraint alert_quiet_hours_until check (until_hour between 0 and 23),
      constraint alert_quiet_hours_some check (from_hour <> until_hour)
    );
    comment on column saved_search_alerts.price_cents is 'what it was offered for when it was told; null for alerts of before';
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: `
      favourites favourite_news saved_searches saved_search_deliveries saved_search_alerts alert_marks alert_quiet_hours`,
    sequences: 'alert_mark_gen',
  });
