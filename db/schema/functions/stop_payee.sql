-- Takes a payee from view at once: one administrator is enough where a wrong number takes money. Coming back needs two.
-- @returns false where it was not in view
create or replace function stop_payee(payee uuid, actor uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  update payees set is_active = false where id = payee and is_active;
  return found;
end $$;
