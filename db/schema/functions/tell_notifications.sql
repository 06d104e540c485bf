-- Told, read or deleted: wherever else its reader has the site open, the bell follows.
create or replace function tell_notifications() returns trigger language plpgsql as $$
begin
  perform tell_live('bell', null, coalesce((select array_agg(user_id) from changed), '{}'));
  return null;
end $$;
