import type { Knex } from 'knex';

/** What people find wrong with a listing. One report per person and listing, whatever its type. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table listing_reports (
      id uuid primary key default uuid_v7(),
      listing_id uuid not null references listings on delete cascade,
      -- Null once the account is erased.
      reporter_id uuid references users on delete set null,
      type text not null constraint listing_reports_type check
        (type in ('fake', 'inappropriate', 'wrongInfo', 'spam', 'duplicate', 'other')),
      note text not null default '' constraint listing_reports_note check (char_length(note) <= 500),
      -- What the reporter's word was worth that day; listings are hidden by the sum of the open ones.
      weight smallint not null constraint listing_reports_weight check (weight in (0, 1, 2, 4)),
      state text not null default 'open' constraint listing_reports_state check (state in ('open', 'upheld', 'dismissed')),
      created_at timestamptz not null default app_now(),
      decided_at timestamptz,
      decided_by uuid references users on delete set null,
      constraint listing_reports_decided check ((state = 'open') = (decided_at is null)),
      constraint listing_reports_once unique (listing_id, reporter_id)
    );
    create index listing_reports_open on listing_reports (listing_id, created_at) where state = 'open';
    create index listing_reports_of_person on listing_reports (reporter_id, created_at);

    -- Suspended by reports until somebody looked; an administrator's own suspension is another thing.
    alter table listings add column is_held_back boolean not null default false
      constraint listings_held_back check (not is_held_back or status <> 'active');
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    alter table listings drop column is_held_back;
    drop table listing_reports;
  `);
