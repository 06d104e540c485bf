import type { Knex } from 'knex';

/**
 * What a listing is besides its public face. The row of `listings` holds the approved version (or, before the first approval,
 * the one that was handed in); what its owner is working on is the open revision.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table listings
      -- As it was typed; price_cents is what is shown, filtered and compared.
      add column price_currency text not null default 'USD' constraint listings_price_currency check
        (price_currency in ('USD', 'SYP')),
      add column price_original numeric(18, 2) constraint listings_price_original check (price_original > 0),
      -- The owner went ahead although the point lies in another city or province than the chosen one.
      add column location_warning text constraint listings_location_warning check
        (location_warning in ('city', 'province')),
      -- The owner's own order among his listings; it never lifts a listing over somebody else's (priority does).
      add column own_priority integer not null default 0 constraint listings_own_priority check
        (own_priority between 0 and 1000),
      add column suspension_reason text,
      add column freshness_asked_at timestamptz,
      add column deleted_at timestamptz;
    -- A draft that was given up stays as incomplete as it was.
    alter table listings
      drop constraint listings_price_amount,
      add constraint listings_price_amount check ((price_cents is not null) = (price_kind in ('amount', 'salary'))
        or status in ('draft', 'archived'));
    create index listings_freshness on listings (confirmed_at) where status = 'active' and expires_at is not null;

    create table listing_revisions (
      id uuid primary key default uuid_v7(),
      listing_id uuid not null references listings on delete cascade,
      state text not null default 'draft' constraint listing_revisions_state check
        (state in ('draft', 'pending', 'approved', 'rejected', 'withdrawn')),
      -- The form as it was typed, complete or not.
      content jsonb not null default '{}' constraint listing_revisions_content check (jsonb_typeof(content) = 'object'),
      -- Counts saves; whoever saves says which one he started from.
      version integer not null default 1,
      -- Photos of the change are in listing_revision_media; otherwise they are the listing's own.
      has_own_media boolean not null default false,
      rejection_codes text[] not null default '{}',
      rejection_text text,
      submitted_at timestamptz,
      decided_at timestamptz,
      decided_by uuid references users on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index listing_revisions_one_open on listing_revisions (listing_id)
      where state in ('draft', 'pending', 'rejected');
    create index listing_revisions_queue on listing_revisions (submitted_at, id) where state = 'pending';

    -- Photos of an open change of a published listing: the whole set as it should become, swapped in by the approval.
    create table listing_revision_media (
      listing_id uuid not null references listings on delete cascade,
      image_id uuid not null references images,
      position smallint not null constraint listing_revision_media_position check (position between 0 and 9),
      is_main boolean not null default false,
      primary key (listing_id, image_id),
      constraint listing_revision_media_order unique (listing_id, position) deferrable initially deferred
    );
    create unique index listing_revision_media_one_main on listing_revision_media (listing_id) where is_main;

    create table listing_price_history (
      listing_id uuid not null references listings on delete cascade,
      at timestamptz not null default now(),
      price_cents bigint,
      price_currency text not null default 'USD',
      price_original numeric(18, 2),
      primary key (listing_id, at)
    );
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop table listing_price_history, listing_revision_media, listing_revisions;
    drop index listings_freshness;
    alter table listings
      drop constraint listings_price_amount,
      add constraint listings_price_amount check ((price_cents is not null) = (price_kind in ('amount', 'salary'))
        or status = 'draft');
    alter table listings drop column price_currency, drop column price_original, drop column location_warning,
      drop column own_priority, drop column suspension_reason, drop column freshness_asked_at, drop column deleted_at;
  `);
