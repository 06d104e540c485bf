-- Streams of somebody who was stopped, left, or became another kind of account are looked at again.
create or replace function tell_person() returns trigger language plpgsql as $$
begin
  perform tell_live('person', null, array[new.id]);
  return null;
end $$;
