-- What one administrator wants payers to read; nothing changes for them before another one agrees. An unknown id is a new payee.
create or replace function propose_payee(payee uuid, payee_method text, facts jsonb, actor uuid) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made uuid;
begin
  if not is_administrator(actor) then
    raise exception 'nobody who may change it' using errcode = 'invalid_parameter_value';
  end if;
  insert into payees (id, method, sort)
  values (payee, payee_method, coalesce((select max(sort) + 1 from payees where method = payee_method), 0))
  on conflict (id) do nothing;
  -- The method must be that of the payee: a foreign key of both.
  insert into payee_versions (payee_id, method, name_ar, name_en, holder, account_number, place_ar, place_en, hours_ar,
    hours_en, proposed_by)
  select payee, payee_method, f.name_ar, f.name_en, f.holder, f.account_number, f.place_ar, f.place_en, f.hours_ar,
    f.hours_en, actor
  from jsonb_to_record(facts) as f (name_ar text, name_en text, holder text, account_number text, place_ar text, place_en text,
    hours_ar text, hours_en text)
  returning id into made;
  return made;
end $$;
