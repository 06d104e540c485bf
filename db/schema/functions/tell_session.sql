-- Streams of a session that ended, or lost its second factor, are looked at again.
create or replace function tell_session() returns trigger language plpgsql as $$
begin
  perform tell_live('person', null, array[old.user_id]);
  return null;
end $$;
