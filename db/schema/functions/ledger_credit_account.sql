create or replace function ledger_credit_account(owner_user uuid, owner_office uuid) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_id uuid;
begin
  select id into found_id from ledger_accounts where user_id = owner_user or office_id = owner_office;
  if found_id is null then
    insert into ledger_accounts (kind, user_id, office_id, balance_cents) values ('credit', owner_user, owner_office, 0)
    on conflict do nothing returning id into found_id;
  end if;
  if found_id is null then
    select id into found_id from ledger_accounts where user_id = owner_user or office_id = owner_office;
  end if;
  return found_id;
end $$;
alter function ledger_credit_account(uuid, uuid) owner to diyar_ledger;
