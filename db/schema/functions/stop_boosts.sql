create or replace function stop_boosts(stopped uuid[], reason text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform stop_boost(b.id, reason) from boosts b
  where b.listing_id = any(stopped) and b.status in ('pending', 'active') and b.ends_at > app_now();
end $$;
