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
  insert into plan_features (plan_code, code, name_ar, name_en, sort, office_only)
  select p.code, f.code, f.name_ar, f.name_en, f.sort, f.office_only from plans p join (values
    ('standard', 'listings', '50 إعلانًا منشورًا', '50 published listings', 10, false),
    ('standard', 'office_page', 'صفحة خاصة بالمكتب', 'A page for your office', 20, true),
    ('standard', 'leads', 'إدارة الاستفسارات والمعاينات', 'Inquiries and viewings in one place', 30, true),
    ('standard', 'reports', 'إحصاءات الإعلانات', 'Listing reports', 40, true),
    ('premium', 'listings', 'إعلانات بلا حد', 'Unlimited listings', 10, false),
    ('premium', 'office_page', 'صفحة خاصة بالمكتب', 'A page for your office', 20, true),
    ('premium', 'leads', 'إدارة الاستفسارات والمعاينات', 'Inquiries and viewings in one place', 30, true),
    ('premium', 'reports', 'إحصاءات الإعلانات', 'Listing reports', 40, true),
    ('premium', 'badge', 'شارة مكتب مميّز', 'Premium office badge', 50, true),
    ('premium', 'support', 'أولوية في الدعم', 'Priority support', 60, false)
  ) as f (family, code, name_ar, name_en, sort, office_only) on f.family = p.family
  where p.code = p.family || '_' || p.period
    and not exists (select from plan_features x where x.plan_code = p.code)
  on conflict do nothing;
  return added;
end $$;
