-- Since when nobody may run an office: set when its last owner who may own one is stopped for good, taken back when there is one again.
create or replace function note_unled_offices(changed uuid[]) returns void language sql set search_path = public, pg_temp as $$
  update offices o set unled_at = case when now_led.is_led then null else app_now() end
  from (select c.id, exists (select from office_members m join users u on u.id = m.user_id
      where m.office_id = c.id and m.role = 'owner' and may_return(u.closed_at, u.banned_at, u.suspended_until))
      or not exists (select from office_members m where m.office_id = c.id) as is_led
    from (select distinct id from unnest(changed) as given (id)) c) now_led
  where o.id = now_led.id and o.closed_at is null and (o.unled_at is null) <> now_led.is_led
$$;
