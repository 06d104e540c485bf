-- The second administrator's word: from then on payers read what the first one proposed. Anybody may refuse, the first one too.
-- @returns false where it was decided before
create or replace function decide_payee(version uuid, actor uuid, agrees boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare decided payee_versions;
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  update payee_versions
  set status = case when agrees then 'confirmed' else 'refused' end, decided_by = actor, decided_at = app_now()
  where id = version and status = 'pending' returning * into decided;
  if decided.id is null then return false; end if;
  if agrees then
    update payees set version_id = decided.id, is_active = true, changed_at = app_now() where id = decided.payee_id;
  end if;
  return true;
end $$;
