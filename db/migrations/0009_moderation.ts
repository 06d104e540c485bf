import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Versions of listings on their way to the public, decisions on them, owners' objections and visitors' reports. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What a listing is besides its public face. The row of 'listings' holds the approved version (or, before the first
    -- approval, the one that was handed in); what its owner is working on is the open revision.
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
      created_at timestamptz not null default app_now(),
      updated_at timestamptz not null default app_now(),
      has_own_video boolean not null default false,
      video_id uuid references videos
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
      alt_text text constraint listing_revision_media_alt_text check (char_length(alt_text) between 1 and 200),
      primary key (listing_id, image_id),
      constraint listing_revision_media_order unique (listing_id, position) deferrable initially deferred
    );
    create unique index listing_revision_media_one_main on listing_revision_media (listing_id) where is_main;
    create index listing_revision_media_by_image on listing_revision_media (image_id);

    -- A decision on a revision holds at once; its owner is told ten seconds later, so that the administrator can take it back
    -- before. 'before' is what the decision changed, kept for those ten seconds alone.
    create table listing_decisions (
      id uuid primary key default uuid_v7(),
      listing_id uuid not null references listings on delete cascade,
      revision_id uuid not null references listing_revisions on delete cascade,
      -- Of the revision, as the administrator saw it.
      version integer not null,
      decision text not null constraint listing_decisions_decision check (decision in ('approve', 'reject')),
      is_change boolean not null,
      decided_by uuid references users on delete set null,
      decided_at timestamptz not null default app_now(),
      tell_at timestamptz not null default app_now() + interval '10 seconds',
      told_at timestamptz,
      taken_back_at timestamptz,
      -- The listing's own stamp after the decision: another one means that somebody has changed it since.
      listing_updated_at timestamptz,
      before jsonb,
      constraint listing_decisions_one_end check (told_at is null or taken_back_at is null),
      constraint listing_decisions_forget check (before is null or (told_at is null and taken_back_at is null))
    );
    create index listing_decisions_untold on listing_decisions (tell_at) where told_at is null and taken_back_at is null;
    create index listing_decisions_of_listing on listing_decisions (listing_id, id desc);
    create index listing_decisions_of_revision on listing_decisions (revision_id);

    -- An owner objects to a rejection or a suspension, once each; another administrator than the one who decided it looks again.
    create table listing_appeals (
      id uuid primary key default uuid_v7(),
      listing_id uuid not null references listings on delete cascade,
      kind text not null constraint listing_appeals_kind check (kind in ('rejection', 'suspension')),
      -- The rejected revision's id, or that of the suspension in the audit log.
      about text not null,
      -- Of the revision as it was rejected: sent again, it is no longer what the appeal speaks of.
      version integer,
      -- Who decided; null where a rule did.
      against uuid references users on delete set null,
      words text not null constraint listing_appeals_words check (char_length(words) between 1 and 1000),
      state text not null default 'open' constraint listing_appeals_state check (state in ('open', 'granted', 'denied')),
      answer text,
      decided_by uuid references users on delete set null,
      decided_at timestamptz,
      created_at timestamptz not null default app_now(),
      constraint listing_appeals_once unique (listing_id, about),
      constraint listing_appeals_version check ((kind = 'rejection') = (version is not null)),
      constraint listing_appeals_decided check ((state = 'open') = (decided_at is null)),
      constraint listing_appeals_answer check (state <> 'denied' or answer is not null)
    );
    create index listing_appeals_open on listing_appeals (created_at, id) where state = 'open';

    -- What people find wrong with a listing. One report per person and listing, whatever its type.
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
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: 'listing_revisions listing_revision_media listing_decisions listing_appeals listing_reports',
  });
