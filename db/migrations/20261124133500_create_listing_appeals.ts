import type { Knex } from 'knex';

/** An owner objects to a rejection or a suspension, once each; another administrator than the one who decided it looks again. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
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
  `);
}

export const down = (db: Knex) => db.raw('drop table listing_appeals');
