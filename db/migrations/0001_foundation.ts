import type { Knex } from 'knex';
import { createFunctions } from '../src/schema/apply.ts';
import { dropTables } from '../src/schema/drop-tables.ts';
import { ensurePrerequisites } from '../src/schema/prerequisites.ts';

/** The foundation: the clock of the site, the words of addresses, what seeds wrote, facts that changed. */
export async function up(db: Knex): Promise<void> {
  await ensurePrerequisites(db);
  await createFunctions(db, 'app_now', 'uuid_v7');
  await db.raw(`
    -- The one clock of the rules (boost end, suspension end …). Tests shift it for every session at once.
    create table app_clock (
      one boolean primary key default true constraint app_clock_single check (one),
      shift interval not null default '0'
    );

    create table seed_state (
      name text primary key,
      hash text not null,
      seeded_at timestamptz not null default app_now()
    );

    -- What the seeds wrote last, row by row: what differs from it, or is gone, was changed by hand and is left alone.
    create table seeded_rows (
      table_name text not null,
      key text not null,
      content jsonb not null,
      primary key (table_name, key)
    );

    create table address_words (
      word text primary key,
      kind text not null constraint address_words_kind check (kind in ('place', 'category', 'transaction')),
      constraint address_words_identity unique (word, kind)
    );

    -- Every statement that changes facts leaves a row in the same transaction, so that nobody who caches facts depends on a
    -- notification. What a document reads from the rows themselves (slugs, keys, whether a category is shown) names its subtree:
    -- the indexer marks those listings in batches, where a trigger marked half a million in the writer's transaction.
    create table fact_changes (
      id bigint generated always as identity primary key,
      category_id uuid,
      location_id uuid,
      -- The last listing that is marked for it.
      cursor uuid
    );

    insert into app_clock default values;
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    facts: 'app_clock seed_state seeded_rows address_words fact_changes',
  });
