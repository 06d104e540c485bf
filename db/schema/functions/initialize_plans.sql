-- The plans that are sold, added where they are missing. @returns how many were
create or replace function initialize_plans() returns integer language plpgsql set search_path = public, pg_temp as $$
declare
  added integer;
begin
  insert into plans (code, name_ar, name_en, listing_limit, family, period, sort) values
    ('standard_monthly', 'الأساسية الشهرية', 'Standard monthly', 50, 'standard', 'monthly', 30),
    ('premium_monthly', 'المميّزة الشهرية', 'Premium monthly', null, 'premium', 'monthly', 40),
    ('standard_yearly', 'الأساسية السنوية', 'Standard yearly', 50, 'standard', 'yearly', 50),
    ('premium_yearly', 'المميّزة السنوية', 'Premium yearly', null, 'premium', 'yearly', 60)
  on conflict do nothing;
  get diagnostics added = row_count;
  insert into plan_prices (plan_code, cents, valid_from)
  select code, cents, '2026-01-01' from (values
    ('standard_monthly', 1500), ('premium_monthly', 4000), ('standard_yearly', 14400), ('premium_yearly', 38400)
  ) as price (code, cents)
  where exists (select from plans p where p.code = price.code)
    and not exists (select from plan_prices p where p.plan_code = price.code);
  return added;
end $$;
