import type { Knex } from 'knex';

/** What search engines are told of: builds, the files they made, and which of those are shown. And audits of the index, as jobs. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table sitemap_builds (
      id uuid primary key default uuid_v7(),
      origin text not null constraint sitemap_builds_origin check (origin in ('schedule', 'administrator', 'command')),
      asked_by uuid references users on delete set null,
      -- Writes every file anew, changed or not.
      is_full boolean not null default false,
      state text not null default 'requested' constraint sitemap_builds_state check
        (state in ('requested', 'building', 'done', 'failed')),
      -- Who works on it; a runner that says nothing for a while was killed.
      runner uuid,
      beat_at timestamptz,
      -- Files looked at and to look at, files written anew, addresses in all of them.
      done integer not null default 0,
      total integer,
      written integer not null default 0,
      urls integer not null default 0,
      error text,
      requested_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz
    );
    create unique index sitemap_builds_one_open on sitemap_builds ((true)) where state in ('requested', 'building');

    -- One row per file ever written that is still kept. What is shown is switched in one transaction: shown_at is set for
    -- all of a build, retired_at for those they replace, whose content stays readable for a while.
    create table sitemap_files (
      id uuid primary key,
      name text not null constraint sitemap_files_name check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      build_id uuid references sitemap_builds on delete set null,
      -- Of what it says; the same digest is the same file.
      digest text not null,
      urls integer not null constraint sitemap_files_urls check (urls between 1 and 50000),
      bytes integer not null,
      created_at timestamptz not null default now(),
      shown_at timestamptz,
      retired_at timestamptz
    );
    create unique index sitemap_files_one_shown on sitemap_files (name) where shown_at is not null and retired_at is null;
    create index sitemap_files_of_build on sitemap_files (build_id);

    create table search_audits (
      id bigint generated always as identity primary key,
      reason text not null default '',
      state text not null default 'requested' constraint search_audits_state check
        (state in ('requested', 'running', 'done', 'failed')),
      checked integer not null default 0,
      total integer,
      missing integer not null default 0,
      extra integer not null default 0,
      stale integer not null default 0,
      error text,
      requested_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz
    );
    create unique index search_audits_one_open on search_audits ((true)) where state in ('requested', 'running');
  `);
}

export const down = (db: Knex) => db.raw('drop table search_audits, sitemap_files, sitemap_builds');
