import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Advertisements, their places, prices and days. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table advertisement_places (
      place text primary key constraint advertisement_places_place check
        (place in ('home', 'search_results', 'featured', 'sidebar', 'footer')),
      -- Of the size's price.
      percent integer not null constraint advertisement_places_percent check (percent between 100 and 1000)
    );

    -- Advertisements, sold by the day: the budget is held when it is paid, and a day's share is spent by the first view of that
    -- day. What is counted and spent goes through one function that locks the advertisement's row, so that no number of servers
    -- shows more than was bought.
    create table advertisement_sizes (
      size text primary key constraint advertisement_sizes_size check
        (size in ('small', 'medium', 'large', 'sidebar', 'banner', 'inline')),
      daily_cents bigint not null constraint advertisement_sizes_daily check (daily_cents between 1 and 1000000)
    );

    create table advertisement_discounts (
      -- From so many days on, so many percent less.
      days integer primary key constraint advertisement_discounts_days check (days > 1),
      percent integer not null constraint advertisement_discounts_percent check (percent between 0 and 90)
    );

    create table advertisement_rules (
      one boolean primary key default true constraint advertisement_rules_single check (one),
      -- After so many views without so many clicks for each 10,000 of them, what pays little is paused.
      judged_after integer not null default 2000 constraint advertisement_rules_judged check (judged_after > 0),
      least_clicks integer not null default 5 constraint advertisement_rules_clicks check (least_clicks between 0 and 10000)
    );

    -- Whose an uploaded picture is, until and after an advertisement shows it.
    create table advertisement_pictures (
      image_id uuid primary key references images on delete cascade,
      account_id uuid not null references ledger_accounts,
      uploaded_at timestamptz not null default app_now()
    );
    create index advertisement_pictures_by_time on advertisement_pictures (uploaded_at);

    create table advertisements (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references ledger_accounts,
      user_id uuid not null references users,
      -- '—' once its author has left.
      title text not null constraint advertisements_title check (title = '—' or char_length(title) between 5 and 100),
      description text constraint advertisements_description check (char_length(description) between 1 and 200),
      link text,
      contact_phone text constraint advertisements_contact_phone check (contact_phone ~ '^\\+[1-9][0-9]{8,14}$'),
      image_id uuid references images,
      size text not null references advertisement_sizes constraint advertisements_size check
        (size in ('small', 'medium', 'large', 'sidebar', 'banner', 'inline')),
      place text not null references advertisement_places constraint advertisements_place check
        (place in ('home', 'search_results', 'featured', 'sidebar', 'footer')),
      platform text not null constraint advertisements_platform check (platform in ('web', 'mobile', 'universal')),
      priority smallint not null constraint advertisements_priority check (priority in (1, 2, 3)),
      starts_on date not null,
      -- Null: until its days are used.
      ends_on date,
      -- From Sunday as 0; null: every day.
      target_days smallint[] constraint advertisements_target_days check
        (target_days <@ '{0,1,2,3,4,5,6}' and cardinality(target_days) between 1 and 6),
      most_per_person smallint not null constraint advertisements_most_per_person check (most_per_person between 1 and 50),
      daily_limit integer constraint advertisements_daily_limit check (daily_limit between 1 and 1000000),
      pauses_unseen boolean not null,
      pauses_spent boolean not null,
      -- unpaid: waits for credit; deleted: gone for everybody, kept for the ledger.
      status text not null default 'unpaid' constraint advertisements_status check
        (status in ('unpaid', 'pending', 'active', 'paused', 'rejected', 'expired', 'deleted')),
      pause_reason text constraint advertisements_pause_reason check (pause_reason in ('user', 'low_performance', 'budget')),
      rejection_reason text constraint advertisements_rejection_reason check (char_length(rejection_reason) between 1 and 500),
      decided_at timestamptz,
      -- Paid for, or wished for while it is unpaid.
      days integer not null constraint advertisements_days check (days between 1 and 3650),
      days_spent integer not null default 0,
      budget_cents bigint not null default 0,
      spent_cents bigint not null default 0,
      last_paid_day date,
      impressions bigint not null default 0,
      clicks bigint not null default 0,
      -- As they stood when it was last resumed: what is judged is what came after.
      judged_impressions bigint not null default 0,
      judged_clicks bigint not null default 0,
      counted_at timestamptz,
      ended_at timestamptz,
      refund_cents bigint not null default 0,
      refund_transfer_id uuid unique references ledger_transfers,
      version integer not null default 1,
      created_at timestamptz not null default app_now(),
      -- The price list when it was bought: {"daily": cents, "discounts": [[days, percent], …]}. Null: bought before.
      -- The price list of the purchase. Null: bought before an early stop had a price of its own.
      terms jsonb,
      -- Bought before there were terms: so many days for so much, given back pro rata.
      flat_days integer not null default 0 constraint advertisements_flat_days check (flat_days between 0 and days),
      flat_cents bigint not null default 0 constraint advertisements_flat_cents check (flat_cents between 0 and budget_cents),
      -- Price of the days that were used beyond what was spent for them, taken when its owner ended it early.
      kept_cents bigint not null default 0,
      kept_transfer_id uuid unique references ledger_transfers,
      constraint advertisements_dates check (ends_on >= starts_on),
      constraint advertisements_paused check ((status = 'paused') = (pause_reason is not null)),
      constraint advertisements_rejected check (status <> 'rejected' or rejection_reason is not null),
      constraint advertisements_paid check ((budget_cents > 0) or status in ('unpaid', 'deleted')),
      constraint advertisements_spent check
        (spent_cents >= 0 and spent_cents <= budget_cents and days_spent between 0 and days),
      constraint advertisements_ended check ((ended_at is not null) = (status in ('expired', 'deleted'))),
      constraint advertisements_counts check (impressions >= 0 and clicks >= 0),
      constraint advertisements_shown check (image_id is not null or status in ('expired', 'deleted')),
      constraint advertisements_link
        check (link ~ '^https://' and char_length(link) <= 2000),
      constraint advertisements_kept check
        (kept_cents >= 0 and kept_cents <= budget_cents - spent_cents and (kept_cents = 0 or ended_at is not null)),
      constraint advertisements_refund check (refund_cents = case when ended_at is null then 0
        else budget_cents - spent_cents - kept_cents end and (refund_transfer_id is null or refund_cents > 0))
    );
    create index advertisements_of_account on advertisements (account_id, id desc) where status <> 'deleted';
    create index advertisements_by_status on advertisements (status, id);
    create index advertisements_of_image on advertisements (image_id);
    create index advertisements_to_refund on advertisements (ended_at) where refund_cents > 0 and refund_transfer_id is null;

    -- Days of Damascus.
    create table advertisement_days (
      advertisement_id uuid not null references advertisements,
      day date not null,
      impressions integer not null default 0 constraint advertisement_days_impressions check (impressions >= 0),
      people integer not null default 0,
      clicks integer not null default 0,
      -- The budget's share of the day, and the transfer that earned it.
      cents bigint not null default 0 constraint advertisement_days_cents check (cents >= 0),
      transfer_id uuid unique references ledger_transfers,
      impressions_left_out integer not null default 0,
      clicks_left_out integer not null default 0,
      primary key (advertisement_id, day)
    );
    create index advertisement_days_to_earn on advertisement_days (day) where cents > 0 and transfer_id is null;

    -- What was counted: a token that comes again counts no more. Gone after two days, when its signature is no longer taken.
    create table advertisement_tokens (
      token uuid not null,
      kind text not null constraint advertisement_tokens_kind check (kind in ('view', 'click')),
      used_at timestamptz not null default app_now(),
      primary key (token, kind)
    );
    create index advertisement_tokens_by_time on advertisement_tokens (used_at);

    -- How often a person of that day saw it; gone after two days.
    create table advertisement_viewers (
      day date not null,
      visitor bytea not null,
      advertisement_id uuid not null references advertisements,
      impressions smallint not null,
      clicks smallint not null default 0,
      primary key (day, visitor, advertisement_id)
    );

    insert into advertisement_sizes values
      ('small', 50), ('banner', 50), ('inline', 50), ('medium', 75), ('sidebar', 100), ('large', 150);
    insert into advertisement_places values
      ('footer', 100), ('sidebar', 100), ('featured', 150), ('search_results', 150), ('home', 200);
    insert into advertisement_discounts values (7, 5), (30, 10), (90, 15), (180, 20), (365, 25);
    insert into advertisement_rules default values;
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: `
      advertisement_pictures advertisements advertisement_days advertisement_tokens advertisement_viewers`,
    facts: 'advertisement_places advertisement_sizes advertisement_discounts advertisement_rules',
  });
