-- The audit may not be changed by the application; what is past its time (3 years, security incidents 5: spec, section 9 of
-- commerce-offices-admin) is removed by this function alone, which decides on the age itself.
create or replace function purge_audit_log() returns bigint language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from audit_log
    where at < app_now() - case when action like 'security.%' then interval '5 years' else interval '3 years' end
    returning 1)
  select count(*) from gone
$$;
