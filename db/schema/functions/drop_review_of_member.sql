-- Nobody rates the office they belong to: a review goes when its author joins, however that happens.
create or replace function drop_review_of_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from office_reviews where office_id = new.office_id and author_id = new.user_id;
  return null;
end $$;
