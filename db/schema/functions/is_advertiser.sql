create or replace function is_advertiser(account uuid, person uuid) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select person is not null and exists (
    select from ledger_accounts a where a.id = account and (a.user_id = person or exists (
      select from office_members m where m.office_id = a.office_id and m.user_id = person)))
$$;
