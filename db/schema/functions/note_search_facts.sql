-- Every statement that changes facts leaves a row in the same transaction, so that nobody who caches facts depends on a
-- notification. What a document reads from the rows themselves names its subtree: the indexer marks those listings in
-- batches, where a trigger marked half a million in the writer's transaction.
create or replace function note_search_facts() returns trigger language plpgsql as $$
begin
  insert into fact_changes default values;
  perform pg_notify('search_facts', '');
  return null;
end $$;
