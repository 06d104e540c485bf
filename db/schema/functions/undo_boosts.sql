-- Staff took back what made the listing public: whatever was bought for it since gives back all of its price.
create or replace function undo_boosts(listing uuid) returns void language sql set search_path = public, pg_temp as $$
  update boosts set status = 'inactive', stopped_at = app_now(), stop_reason = 'removed', refund_cents = cents
  where listing_id = listing and status in ('pending', 'active') and ends_at > app_now()
$$;
