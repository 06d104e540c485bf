-- Whether an office has a page, a place in the directory, a number and advertisements: while one of its owners may act, as a
-- person's listings are shown while their owner may. One that was brought in without people has nobody to ask.
create or replace function office_may_be_shown(office uuid) returns boolean
language sql stable parallel safe as $$
  select exists (select from offices o where o.id = office and o.status = 'approved' and o.closed_at is null)
    and (exists (select from office_members m join users u on u.id = m.user_id
        where m.office_id = office and m.role = 'owner' and may_act(u.closed_at, u.banned_at, u.suspended_until))
      or not exists (select from office_members m where m.office_id = office))
$$;
