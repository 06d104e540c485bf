create or replace function advertisement_today() returns date language sql stable set search_path = public, pg_temp as $$
  select (app_now() at time zone 'Asia/Damascus')::date
$$;
