import type { Knex } from 'knex';

/**
 * Every statement that changes facts leaves a row in the same transaction, so that nobody who caches facts depends on a
 * notification. What a document reads from the rows themselves (slugs, keys, whether a category is shown) names its
 * subtree: the indexer marks those listings in batches, where a trigger marked half a million in the writer's transaction.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table fact_changes (
      id bigint generated always as identity primary key,
      category_id uuid,
      location_id uuid,
      -- The last listing that is marked for it.
      cursor uuid
    );

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

    create or replace function note_search_facts() returns trigger language plpgsql as $$
    begin
      insert into fact_changes default values;
      perform pg_notify('search_facts', '');
      return null;
    end $$;
    create trigger category_transaction_types_note_facts after insert or update or delete on category_transaction_types
      for each statement execute function note_search_facts();

    create or replace function mark_category_listings() returns trigger language plpgsql as $$
    begin
      insert into fact_changes (category_id)
      select n.id from new_rows n join old_rows o using (id)
      where (n.slug, n.parent_id, n.is_active) is distinct from (o.slug, o.parent_id, o.is_active);
      return null;
    end $$;
    create or replace function mark_location_listings() returns trigger language plpgsql as $$
    begin
      insert into fact_changes (location_id)
      select n.id from new_rows n join old_rows o using (id) where n.key is distinct from o.key;
      return null;
    end $$;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function mark_location_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        with changed as (
          select n.id from new_rows n join old_rows o using (id) where n.key is distinct from o.key)
        select array_agg(l.id) from listings l join changed
          on changed.id in (l.province_id, l.city_id, l.neighborhood_id) where l.status = 'active'));
      return null;
    end $$;
    create or replace function mark_category_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        with recursive changed as (
          select n.id from new_rows n join old_rows o using (id)
          where (n.slug, n.parent_id, n.is_active) is distinct from (o.slug, o.parent_id, o.is_active)
          union
          select c.id from categories c join changed on c.parent_id = changed.id)
        select array_agg(l.id) from listings l join changed on l.category_id = changed.id where l.status = 'active'));
      return null;
    end $$;
    drop trigger category_transaction_types_note_facts on category_transaction_types;
    create or replace function note_search_facts() returns trigger language plpgsql as $$
    begin
      perform pg_notify('search_facts', '');
      return null;
    end $$;
    drop table indexed_facts, fact_changes;
  `);
}
