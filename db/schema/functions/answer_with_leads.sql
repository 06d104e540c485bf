-- Words written to one seller are not another's to read: the next question begins a thread with whoever offers it now.
create or replace function answer_with_leads() returns trigger language plpgsql as $$
begin
  update leads set transferred_at = new.moment, version = version + 1 where listing_id = new.subject and transferred_at is null;
  return null;
end $$;
