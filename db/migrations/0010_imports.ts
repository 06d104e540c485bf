import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Listings from a table. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Tables that offices bring: the file's rows, what each became, and how an office's columns are called.
    create table listing_imports (
      id uuid primary key default uuid_v7(),
      -- Whose listings they become; the actor is somebody else where an administrator helps an office.
      owner_id uuid not null references users on delete cascade,
      office_id uuid references offices on delete set null,
      actor_id uuid not null references users,
      file_name text not null,
      encoding text not null,
      columns jsonb not null,
      row_count integer not null constraint listing_imports_rows check (row_count > 0),
      mapping jsonb not null default '{}',
      "values" jsonb not null default '{}',
      language text not null default 'ar' constraint listing_imports_language check (language in ('ar', 'en')),
      target text not null default 'drafts' constraint listing_imports_target check (target in ('drafts', 'review')),
      place_points boolean not null default false,
      state text not null default 'mapping' constraint listing_imports_state check
        (state in ('mapping', 'checking', 'checked', 'importing', 'done')),
      failure text,
      -- The archive of photos, in the pieces it came in.
      photo_bytes bigint,
      photo_pieces integer[] not null default '{}',
      -- Who works on it; a runner that says nothing for a while was killed.
      runner uuid,
      beat_at timestamptz,
      created_at timestamptz not null default app_now(),
      updated_at timestamptz not null default app_now()
    );
    create index listing_imports_by_owner on listing_imports (owner_id, id desc);
    create index listing_imports_running on listing_imports (id) where state in ('checking', 'importing');

    create table listing_import_rows (
      import_id uuid not null references listing_imports on delete cascade,
      -- As the file's own program numbers it.
      number integer not null,
      cells jsonb not null,
      verdict text constraint listing_import_rows_verdict check (verdict in ('ready', 'incomplete', 'refused')),
      outcome text constraint listing_import_rows_outcome check
        (outcome in ('drafted', 'submitted', 'existing', 'refused')),
      problems jsonb not null default '[]',
      -- No reference: the listing may be erased, the report stays.
      listing_id uuid,
      primary key (import_id, number)
    );

    create table listing_import_memories (
      keeper_id uuid primary key,
      columns jsonb not null default '{}',
      "values" jsonb not null default '{}',
      updated_at timestamptz not null default app_now()
    );
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: 'listing_imports listing_import_rows listing_import_memories',
  });
