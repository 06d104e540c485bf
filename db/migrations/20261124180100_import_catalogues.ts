import type { Knex } from 'knex';

/** An exported catalogue on its way in: its lines, and how many of them are written. One at a time. */
export const up = (db: Knex) =>
  db.raw(`
    create table catalogue_imports (
      id uuid primary key default uuid_v7(),
      file_name text not null,
      lines text[] not null,
      total integer not null constraint catalogue_imports_total check (total >= 0),
      done integer not null default 0 constraint catalogue_imports_done check (done between 0 and total),
      changed integer not null default 0,
      state text not null default 'running' constraint catalogue_imports_state check
        (state in ('running', 'done', 'failed')),
      -- The code of what stopped it.
      failure text,
      runner uuid,
      beat_at timestamptz,
      created_by uuid references users on delete set null,
      created_at timestamptz not null default app_now(),
      updated_at timestamptz not null default app_now()
    );
    create unique index catalogue_imports_one on catalogue_imports (state) where state = 'running';
    create index catalogue_imports_by_time on catalogue_imports (created_at desc);
  `);

export const down = (db: Knex) => db.raw('drop table catalogue_imports');
