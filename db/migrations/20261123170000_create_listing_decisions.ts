import type { Knex } from 'knex';

/**
 * A decision on a revision holds at once; its owner is told ten seconds later, so that the administrator can take it back
 * before. `before` is what the decision changed, kept for those ten seconds alone.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
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

    insert into listing_decisions
      (listing_id, revision_id, version, decision, is_change, decided_by, decided_at, tell_at, told_at)
    select r.listing_id, r.id, r.version, case r.state when 'approved' then 'approve' else 'reject' end,
      l.published_at is not null and l.published_at < r.decided_at, r.decided_by, r.decided_at, r.decided_at, r.decided_at
    from listing_revisions r join listings l on l.id = r.listing_id
    where r.state in ('approved', 'rejected') and r.decided_at is not null;

    -- Which administrators have an item open; an entry counts for five minutes.
    create table listing_presence (
      listing_id uuid not null references listings on delete cascade,
      user_id uuid not null references users on delete cascade,
      seen_at timestamptz not null default app_now(),
      primary key (listing_id, user_id)
    );
    create index listing_presence_of_user on listing_presence (user_id);
  `);
}

export const down = (db: Knex) => db.raw('drop table listing_presence, listing_decisions');
