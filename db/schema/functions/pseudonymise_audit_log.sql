-- The one way the audit may be changed. The function decides itself whose records they are, so the application's role can
-- pseudonymise nobody else's.
-- With what administrators wrote about the person's advertisements.
create or replace function pseudonymise_audit_log(subjects uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update audit_log a set before = audit_facts(a.before), after = audit_facts(a.after), reason = null
  from (
    select 'user' as kind, u.id from users u
      where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all select 'listing', l.id from listings l join users u on u.id = l.owner_id
      where l.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all select 'office_application', p.id from office_applications p join users u on u.id = p.user_id
      where p.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    -- An office's is erased with the office.
    union all select 'office_application', p.id from office_applications p join offices o on o.id = p.office_id
      where p.id = any(subjects) and o.closed_at < app_now() - interval '25 days'
    union all select 'credit', u.id from users u
      where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all select 'credit_request', q.id from credit_requests q join users u on u.id = q.user_id
      where q.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all select 'advertisement', ad.id from advertisements ad join users u on u.id = ad.user_id
      where ad.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
    union all select 'office', o.id from offices o
      where o.id = any(subjects) and o.closed_at < app_now() - interval '25 days') theirs
  where a.subject_kind = theirs.kind and a.subject_id = theirs.id::text;

  update audit_log a set ip = null
  from users u where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days' and a.actor_id = u.id;
end $$;
