-- What its owner pays beyond what was spent, ending it now; nothing where an administrator has taken it down.
create or replace function advertisement_keeps(ad advertisements) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select case when ad.status = 'rejected' or ad.terms is null or ad.days_spent <= ad.flat_days then 0 else
    greatest(0, least(ad.budget_cents, ad.flat_cents + (
      select min(floor((ad.terms ->> 'daily')::numeric * n * (100 - coalesce((select max((step ->> 1)::integer)
        from jsonb_array_elements(ad.terms -> 'discounts') as step where (step ->> 0)::integer <= n), 0)) / 100))::bigint
      from generate_series(ad.days_spent - ad.flat_days, 365) as n)) - ad.spent_cents) end
$$;
