-- The second administrator's word: from then on payers read what the first one proposed. Anybody may refuse, the first one too. Of a
-- first one who was banned or left meanwhile nothing is confirmed: two who may act stand behind each number.
-- @returns false where it was decided before
create or replace function decide_payee(version uuid, actor uuid, agrees boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare decided payee_versions;
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  -- Whoever bans at this moment comes first, and is seen.
  perform from users where id = (select proposed_by from payee_versions where id = version) for share;
  if agrees and exists (
    select from payee_versions where id = version and status = 'pending' and not is_administrator(proposed_by)
  ) then
    raise exception 'proposed by nobody who may change it'
      using errcode = 'check_violation', constraint = 'payee_versions_proposer_acts';
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
