-- With its owner's account; the clock gives back what is left of the budget.
create or replace function end_advertisements(account uuid) returns void
language sql set search_path = public, pg_temp as $$
  update advertisements set status = 'expired', pause_reason = null, ended_at = app_now(),
    refund_cents = budget_cents - spent_cents, version = version + 1
  where account_id = account and status in ('pending', 'active', 'paused', 'rejected');
  update advertisements set status = 'deleted', ended_at = app_now(), version = version + 1
  where account_id = account and status = 'unpaid';
$$;
