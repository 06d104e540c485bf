-- Whether somebody of a thread's side can read and answer: `good`; `away` while all of them are suspended for a time; `gone`. A visitor
-- without an account reads his mail. Of an office those answer who have all its threads, or were given this one.
create or replace function lead_side_standing(lead leads, side text) returns text language sql stable as $$
  select case when side = 'enquirer' and lead.enquirer_id is null then 'good' else (
    select (array['good', 'away', 'gone'])[coalesce(min(case
      when may_act(u.closed_at, u.banned_at, u.suspended_until) then 1
      when may_return(u.closed_at, u.banned_at, u.suspended_until) then 2
      else 3 end), 3)]
    from users u
    where u.id in (
      select lead.enquirer_id where side = 'enquirer'
      union all select lead.owner_id where side = 'owner'
      union all select m.user_id from office_members m
        where side = 'owner' and m.office_id = lead.office_id
          and (m.role in ('owner', 'assistant') or m.user_id = lead.assigned_to))) end
$$;
