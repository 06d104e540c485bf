import type { Knex } from 'knex';

/**
 * Plans that are sold: standard and premium, by the month and by the year. A price is a version: a new one is a row, and who
 * runs on an older one keeps it until renewal. What a plan gives is told by rows, in both languages.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table plans
      add column family text constraint plans_family check (family in ('standard', 'premium')),
      add column period text constraint plans_period check (period in ('monthly', 'yearly')),
      add column version integer not null default 1,
      add constraint plans_sold check ((family is null) = (period is null)),
      add constraint plans_free_or_sold check (family is null or default_for is null);
    create unique index plans_offered_once on plans (family, period) where is_active;

    create table plan_prices (
      id uuid primary key default uuid_v7(),
      plan_code text not null references plans on update cascade,
      cents bigint not null constraint plan_prices_cents check (cents between 1 and 10000000),
      valid_from timestamptz not null default app_now(),
      created_by uuid references users,
      constraint plan_prices_version unique (plan_code, valid_from)
    );
    revoke update, delete on plan_prices from diyar_app;

    create table plan_features (
      plan_code text not null references plans on update cascade on delete cascade,
      code text not null constraint plan_features_code check (code ~ '^[a-z][a-z0-9_]*$'),
      name_ar text not null,
      name_en text not null,
      sort integer not null default 0,
      primary key (plan_code, code)
    );

    -- What every installation begins with; rows that are there stay as they are.
    create function initialize_plans() returns integer language plpgsql set search_path = public, pg_temp as $$
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
      insert into plan_features (plan_code, code, name_ar, name_en, sort)
      select p.code, f.code, f.name_ar, f.name_en, f.sort from plans p join (values
        ('standard', 'listings', '50 إعلانًا منشورًا', '50 published listings', 10),
        ('standard', 'office_page', 'صفحة خاصة بالمكتب', 'A page for your office', 20),
        ('standard', 'leads', 'إدارة الاستفسارات والمعاينات', 'Inquiries and viewings in one place', 30),
        ('standard', 'reports', 'إحصاءات الإعلانات', 'Listing reports', 40),
        ('premium', 'listings', 'إعلانات بلا حد', 'Unlimited listings', 10),
        ('premium', 'office_page', 'صفحة خاصة بالمكتب', 'A page for your office', 20),
        ('premium', 'leads', 'إدارة الاستفسارات والمعاينات', 'Inquiries and viewings in one place', 30),
        ('premium', 'reports', 'إحصاءات الإعلانات', 'Listing reports', 40),
        ('premium', 'badge', 'شارة مكتب مميّز', 'Premium office badge', 50),
        ('premium', 'support', 'أولوية في الدعم', 'Priority support', 60)
      ) as f (family, code, name_ar, name_en, sort) on f.family = p.family
      where p.code = p.family || '_' || p.period
        and not exists (select from plan_features x where x.plan_code = p.code)
      on conflict do nothing;
      return added;
    end $$;
    select initialize_plans();
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop function initialize_plans;
    drop table plan_features, plan_prices;
    delete from plans where family is not null;
    alter table plans drop constraint plans_free_or_sold, drop constraint plans_sold, drop column version,
      drop column period, drop column family;
  `);
