-- Puts a method's payees in the order in which payers read them.
-- @returns how many of them there are
create or replace function order_payees(payee_method text, ids uuid[], actor uuid) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare placed integer;
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  update payees p set sort = array_position(ids, p.id) where p.method = payee_method and p.id = any(ids);
  get diagnostics placed = row_count;
  return placed;
end $$;
