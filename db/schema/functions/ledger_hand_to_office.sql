-- A person's credit becomes that of the office the person begins; history and waiting requests go with it.
create or replace function ledger_hand_to_office(owner_user uuid, owner_office uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update ledger_accounts set user_id = null, office_id = owner_office where user_id = owner_user
$$;
alter function ledger_hand_to_office(uuid, uuid) owner to diyar_ledger;
