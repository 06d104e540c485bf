import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Marks for the index, its state, and the words of the search. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- The dirty set: one row per listing whose public face may have changed, written by the same transaction as the change. A
    -- mark says which listing, never what changed; the indexer reads the current row.
    create table search_targets (
      id smallint primary key,
      note text not null default ''
    );

    create sequence search_dirty_gen;
    create table search_dirty (
      target smallint not null default 1 references search_targets,
      listing_id uuid not null,
      gen bigint not null default nextval('search_dirty_gen'),
      marked_at timestamptz not null default clock_timestamp(),
      primary key (target, listing_id)
    );
    create index search_dirty_oldest on search_dirty (target, gen);
    alter table search_dirty set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);

    create table search_dead_letters (
      target smallint not null references search_targets,
      listing_id uuid not null,
      gen bigint not null,
      error jsonb not null,
      failed_at timestamptz not null default app_now(),
      primary key (target, listing_id)
    );

    create table search_reindex_requests (
      id bigint generated always as identity primary key,
      reason text not null default '',
      state text not null default 'requested' constraint search_reindex_requests_state check
        (state in ('requested', 'building', 'swapping', 'done', 'failed')),
      -- What the building index was made for (settings, facts, document code), and the engine's own birth time of it: the
      -- birth time moves with the data in a swap, so it tells whether a swap that was asked for has happened.
      fingerprint text,
      index_uid text,
      index_created_at text,
      cursor uuid,
      done integer not null default 0,
      total integer,
      error text,
      requested_at timestamptz not null default app_now(),
      started_at timestamptz,
      finished_at timestamptz
    );
    create unique index search_reindex_requests_one_open on search_reindex_requests ((true))
      where state in ('requested', 'building', 'swapping');

    create table search_state (
      target smallint primary key references search_targets,
      -- Of the index that answers searches: what it was made with, and its birth time; null while there is none.
      fingerprint text,
      index_created_at text,
      due_scanned_until timestamptz not null default app_now(),
      audited_at timestamptz,
      audit_found integer
    );

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
      requested_at timestamptz not null default app_now(),
      started_at timestamptz,
      finished_at timestamptz
    );
    create unique index search_audits_one_open on search_audits ((true)) where state in ('requested', 'running');

    -- Every state of the facts that a document of the search engine may still be made of.
    create table indexed_facts (
      target smallint not null references search_targets,
      digest text not null,
      facts jsonb not null,
      -- The state these documents are brought to, and how far.
      wanted text,
      phase text not null default 'named' constraint indexed_facts_phase check (phase in ('named', 'worded')),
      cursor uuid,
      primary key (target, digest)
    );

    -- The folded text, kept for the day the engine is down. Written by the indexer alone, which also removes what is no
    -- longer public: no foreign key, or a deletion between its read and its write would fail the whole batch.
    create table listing_search (
      listing_id uuid primary key,
      title text not null,
      words tsvector not null,
      digest bigint not null,
      -- What a listing's text says where its owner left a field empty, for the days the engine is down.
      inferred jsonb not null default '{}'
    );
    create index listing_search_words on listing_search using gin (words);
    create index listing_search_inferred on listing_search using gin (inferred);

    -- Administrators add spellings: of words the folding knows, of new words, and of places. All of them are facts of the
    -- search.
    create table search_words (
      id uuid primary key,
      -- What is spelt, as the vocabulary names it: a kind and its key. A word that it did not know has the key of this row.
      kind text not null,
      key text not null,
      spellings text[] not null constraint search_words_spellings check (cardinality(spellings) between 1 and 30),
      created_at timestamptz not null default app_now(),
      constraint search_words_one_row unique (kind, key)
    );

    create table search_miss_words (
      miss bytea primary key,
      words text not null constraint search_miss_words_words check (char_length(words) between 2 and 80),
      people integer not null constraint search_miss_words_people check (people >= 3),
      last_asked_on date not null
    );
    create index search_miss_words_by_people on search_miss_words (people desc, last_asked_on desc, miss);

    -- Words that found nothing, from the third person on. Until then only keyed hashes are kept, of the words and of who asked
    -- for them: another hash for each search, so that nobody's searches can be put together.
    create table search_miss_askers (
      miss bytea not null constraint search_miss_askers_miss check (octet_length(miss) = 16),
      asker bytea not null constraint search_miss_askers_asker check (octet_length(asker) = 12),
      asked_on date not null,
      primary key (miss, asker)
    );

    insert into search_targets values (1, 'the search engine');
    insert into search_state (target) values (1);
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    facts: `
      search_targets search_dirty search_dead_letters search_reindex_requests search_state search_audits indexed_facts
      listing_search search_words search_miss_words search_miss_askers`,
    sequences: 'search_dirty_gen',
  });
