-- What plans include, the free ones too, where nothing is said of one yet.
create or replace function initialize_plan_features() returns void language sql set search_path = public, pg_temp as $$
  insert into plan_features (plan_code, code, amount, sort)
  select p.code, f.code, f.amount, f.sort from plans p join (values
    ('regular', 'shop_window', null, 70),
    ('office', 'seats', 3, 10), ('office', 'import', 100, 20), ('office', 'history', 31, 30),
    ('office', 'comparison', 2, 40), ('office', 'shop_window', null, 70),
    ('standard', 'seats', 10, 10), ('standard', 'import', 2000, 20), ('standard', 'history', 366, 30),
    ('standard', 'comparison', 5, 40), ('standard', 'export', null, 50), ('standard', 'shop_window', null, 70),
    ('premium', 'seats', 50, 10), ('premium', 'import', 20000, 20), ('premium', 'history', null, 30),
    ('premium', 'comparison', 5, 40), ('premium', 'export', null, 50), ('premium', 'shop_window', null, 70),
    ('premium', 'badge', null, 80), ('premium', 'support', null, 90)
  ) as f (kind, code, amount, sort) on f.kind = coalesce(p.family, p.default_for)
  where (p.family is null or p.code = p.family || '_' || p.period)
    and not exists (select from plan_features x where x.plan_code = p.code)
  on conflict do nothing
$$;
